import { useState } from 'preact/hooks';
import type { MeterChange } from '../../lib/core/always-on.ts';
import type { TabView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { Disclosure } from '../common/Disclosure.tsx';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { useTask } from '../common/use-task.ts';
import { AlwaysOn } from './AlwaysOn.tsx';
import { ContextLine } from './ContextLine.tsx';
import { meterLine, proposalWords } from './meter-words.ts';

/** How full the tab's chat is, and whether Baton is always on for its site. Says nothing about a page without a chat. */
export function SiteWatch({ tab }: { readonly tab: TabView }) {
  const { client, siteAccess } = useApp();
  const task = useTask();
  const [changed, setChanged] = useState<TabView>();
  const isSame = changed?.tabId === tab.tabId && changed.conversationId === tab.conversationId;
  const { context, watch, site = '', siteLabel = 'This site' } = isSame ? changed : tab;
  const lookAgain = async () => setChanged(await client.ask('open-tab', { tabId: tab.tabId }));
  const change = (act: MeterChange) =>
    task.run(async () => {
      await client.ask('context-meter', { change: act });
      await lookAgain();
    });
  const meter = context?.state === 'measured' ? context : undefined;
  const proposal = meter && proposalWords(meter, Date.now());
  if (!watch && !meter) return null;
  return (
    <section class="site-watch" aria-label="Length of this chat">
      {proposal !== undefined && <p class="bar check">{proposal}</p>}
      {watch?.needsReload && <p class="bar check">Reload this tab so that Baton can see it.</p>}
      {task.error && <ErrorNotice error={task.error} />}
      <Disclosure label={labelOf(context, watch)}>
        {meter && (
          <ContextLine
            meter={meter}
            siteLabel={siteLabel}
            busy={task.busy}
            onPlan={(plan) => change({ site, plan })}
            onOff={() => change({ off: true })}
          />
        )}
        {watch && siteAccess && (
          <AlwaysOn watch={watch} access={siteAccess} task={task} onChanged={lookAgain} />
        )}
      </Disclosure>
    </section>
  );
}

function labelOf(context: TabView['context'], watch: TabView['watch']): string {
  if (context?.state === 'measured') return meterLine(context);
  if (context?.state === 'unknown') return 'Length of this chat: not known';
  return watch?.alwaysOn ? 'Always on for this site' : 'Not always on for this site';
}
