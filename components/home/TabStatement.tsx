import type { ComponentChildren } from 'preact';
import type { TabView } from '../../lib/core/views.ts';
import { guessedSite } from '../../lib/sites/hosted-sites.ts';
import { findWayOut, type Place } from '../places.ts';
import { ArrivedStatement, ChatStatement, SourceStatement, StrangeStatement } from './ChatStatement.tsx';
import { InsertChoice } from './InsertChoice.tsx';
import { ManualRoute } from './ManualRoute.tsx';
import { SiteReport } from './SiteReport.tsx';

interface TabStatementProps {
  readonly tab: TabView;
  readonly go: (place: Place) => void;
}

/** What Baton makes of the tab, calmly, and what the user can do there. */
export function TabStatement({ tab, go }: TabStatementProps) {
  switch (tab.kind) {
    case 'unreadable':
      return (
        <Lead title="This page cannot be read">
          The browser closes it to extensions. Open Baton in the tab of a chat, or paste a text below.
        </Lead>
      );
    case 'no-chat':
      return (
        <Lead title="No chat that Baton knows">
          Nothing on this page looks like one. Open Baton in the tab of a chat. A transcript or packet from
          anywhere else can be pasted, and what you have selected in this page can be read.
          <ManualRoute tab={tab} go={go} />
        </Lead>
      );
    case 'changed':
      return (
        <Lead title={`${tab.siteLabel ?? 'This site'} has changed its page`}>
          Baton does not recognise the turns any more and captures nothing rather than guess. Nothing is lost:
          your drafts and handoffs are below, and a chat that you copy by hand can be pasted.
          <ManualRoute tab={tab} go={go} />
          <SiteReport tab={tab} />
        </Lead>
      );
    case 'empty':
      return (
        <>
          <EmptyChat tab={tab} />
          <InsertChoice tab={tab} go={go} />
        </>
      );
    case 'chat':
      return <ChatStatements tab={tab} go={go} />;
  }
}

/** A chat without turns; on a page that nobody knows, its one field is all that speaks for a chat. */
function EmptyChat({ tab }: { readonly tab: TabView }) {
  if (tab.insertable.length === 0)
    return (
      <Lead title="This chat has no turns yet">
        There is nothing to capture here. Open Baton in the chat that you want to hand over.
      </Lead>
    );
  if (tab.site === guessedSite.key)
    return (
      <Lead title="A page with a field to write in">
        Baton does not know this page. If it is a fresh chat, a prepared handoff can continue here: it goes
        into that field and is not sent.
      </Lead>
    );
  return <Lead title="A fresh chat">A prepared handoff can continue here.</Lead>;
}

function ChatStatements({ tab, go }: TabStatementProps) {
  const wayOut = findWayOut(tab);
  return (
    <>
      {tab.toHere.map((arrived) => (
        <ArrivedStatement key={arrived.handoff.packetId} arrived={arrived} go={go} />
      ))}
      {tab.strangePacket !== undefined && <StrangeStatement text={tab.strangePacket} go={go} />}
      {wayOut ? (
        <SourceStatement handoff={wayOut} newerTurns={tab.newerTurns} go={go} />
      ) : (
        <ChatStatement tab={tab} go={go} />
      )}
      <InsertChoice tab={tab} go={go} />
    </>
  );
}

/** A title with a sentence or two under it. */
function Lead({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="lead">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
