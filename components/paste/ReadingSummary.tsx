import { shortForm } from '../../lib/core/packet-id.ts';
import type { Reply } from '../../lib/core/replies.ts';
import type { Reading } from '../../lib/core/views.ts';
import { amount } from '../common/amount.ts';
import { StatementBox } from '../common/StatementBox.tsx';
import { siteLabel } from '../common/site-label.ts';
import type { Statement } from '../common/statement.ts';
import { visibleText } from '../common/visible-text.ts';
import { packetCounts } from '../handoff/packet-counts.ts';
import { TranscriptSummary } from './TranscriptSummary.tsx';

/** What a text turned out to be. */
export function ReadingSummary({ reading }: { readonly reading: Reply<'read-text'> }) {
  if (reading.kind === 'packet') return <PacketSummary reading={reading.reading} />;
  if (reading.kind === 'transcript') return <TranscriptSummary transcript={reading.transcript} />;
  const { draft, exists } = reading;
  const goal = draft.items.find(({ section, removed }) => section === 'goal' && !removed)?.text;
  return (
    <section class="lead">
      <h2>A draft from {siteLabel(draft.site)}</h2>
      <p class="quoted" dir="auto">
        {visibleText(goal ?? 'No goal yet')}
      </p>
      <p class="meta">
        Revision {draft.revision} · {amount(draft.items.filter(({ removed }) => !removed).length, 'item')}
      </p>
      {exists && (
        <StatementBox
          statement={{
            tone: 'check',
            title: 'A draft of this chat exists already.',
            detail: 'Merge the two, or cancel that one first if this backup should take its place.',
          }}
        />
      )}
    </section>
  );
}

function PacketSummary({ reading }: { readonly reading: Reading }) {
  const { packet, packetId } = reading;
  return (
    <section class="lead">
      <h2>A packet{packet.source ? ` from ${siteLabel(packet.source.site)}` : ''}</h2>
      <p class="quoted" dir="auto">
        {visibleText(packet.goal)}
      </p>
      <p class="meta">
        <span class="mono">{shortForm({ id: packetId, revision: packet.revision })}</span>
      </p>
      <p class="meta">{packetCounts(packet).join(' · ')}</p>
      <StatementBox statement={checkWords(reading)} />
    </section>
  );
}

function checkWords({ idCheck, known }: Reading): Statement {
  if (idCheck === 'differs') {
    return {
      tone: 'check',
      title: 'Its content does not match its id: it was altered.',
      detail: 'Take a fresh copy from where it was prepared.',
    };
  }
  if (known) return { tone: 'plain', title: 'Baton has this packet already.' };
  return idCheck === 'matches'
    ? { tone: 'good', title: 'Its content matches its id.' }
    : { tone: 'plain', title: 'It states no id, so a change on the way would not show.' };
}
