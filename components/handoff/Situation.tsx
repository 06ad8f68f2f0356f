import type { Receipt } from '../../lib/core/receipt.ts';
import type { Look, TabView } from '../../lib/core/views.ts';
import { StatementBox } from '../common/StatementBox.tsx';
import { siteLabel } from '../common/site-label.ts';
import type { Statement } from '../common/statement.ts';
import type { Insertion, Place } from '../places.ts';
import { deliveryWords, insertionWords } from './delivery-words.ts';
import { lookWords } from './look-words.ts';
import type { HandoffEditing } from './use-handoff.ts';

interface SituationProps {
  readonly editing: HandoffEditing;
  readonly tab: TabView | undefined;
  readonly go: (place: Place) => void;
}

/** What was just found or done, or what is known from before. */
export function Situation({ editing, tab, go }: SituationProps) {
  const { view, look, insertion, busy, insert, attach } = editing;
  const statement = findStatement({ receipt: view.receipt, text: view.text, look, insertion, tab });
  if (!statement) return null;
  const mayInsertAgain = insertion && !insertion.inserted && insertion.look.outcome === 'absent';
  const again = insertion?.asFile ? attach : insert;
  const last = insertion?.inserted ? view.receipt.deliveries.at(-1) : undefined;
  const didNotFit =
    last?.method === 'insert' && (last.outcome === 'attachment' || last.outcome === 'truncated');
  const { conversationId, origin } = view.receipt;
  const mayGoOn = view.receipt.state === 'RESUMED' && continuesHere(view.receipt, tab);
  return (
    <StatementBox statement={statement}>
      {mayInsertAgain && (
        <button type="button" class="button" disabled={busy} onClick={() => again(true)}>
          {insertion.asFile ? 'Attach again' : 'Insert again'}
        </button>
      )}
      {didNotFit && (
        <>
          {origin === 'prepared' && (
            <button type="button" class="button" onClick={() => go({ kind: 'draft', conversationId })}>
              Shorten it in the draft
            </button>
          )}
          {last.takenBack && (
            <button type="button" class="button" disabled={busy} onClick={() => attach(false)}>
              Attach as a file
            </button>
          )}
        </>
      )}
      {mayGoOn && (
        <button type="button" class="button" onClick={() => go({ kind: 'capture' })}>
          Capture this chat
        </button>
      )}
    </StatementBox>
  );
}

interface Known {
  readonly receipt: Receipt;
  /** The packet's text, to show where a difference begins. */
  readonly text: string;
  readonly look: Look | undefined;
  readonly insertion: Insertion | undefined;
  readonly tab: TabView | undefined;
}

/** The one statement that matters most now. */
export function findStatement({ receipt, text, look, insertion, tab }: Known): Statement | undefined {
  if (receipt.state === 'RESUMED') return resumedWords(receipt, tab);
  if (receipt.state === 'CANCELLED') return lateWords(look);
  if (receipt.state === 'ACKNOWLEDGED') return acknowledgedWords(receipt);
  if (look?.outcome === 'acknowledged') return unrecordedWords(receipt);
  const last = receipt.deliveries.at(-1);
  if (insertion) return insertionWords(insertion.inserted, insertion.look, last, text);
  if (look && look.outcome !== 'absent') return lookWords(look);
  if (look && last) return lookWords(look);
  return last ? deliveryWords(last, text) : undefined;
}

function resumedWords(receipt: Receipt, tab: TabView | undefined): Statement {
  const { destination } = receipt;
  if (!destination) return { tone: 'good', title: 'The work continues in the new chat.' };
  if (!continuesHere(receipt, tab))
    return { tone: 'good', title: `The work continues in ${siteLabel(destination.site)}.` };
  return {
    tone: 'good',
    title: 'The work continues in this chat.',
    detail: 'When it gets long too, capture it: its draft starts from this packet.',
  };
}

function continuesHere({ destination }: Receipt, tab: TabView | undefined): boolean {
  return destination !== undefined && tab?.conversationId === destination.conversationId;
}

/** The reply stands in the chat and the receipt does not know it: the handoff was paused when it was read. */
function unrecordedWords({ paused }: Receipt): Statement {
  const title = 'The acknowledgement stands in this chat and is not recorded.';
  return paused
    ? { tone: 'check', title, detail: 'The handoff is paused. Continue it, then look again.' }
    : { tone: 'check', title, detail: 'Look again to record it.' };
}

function acknowledgedWords({ acknowledgement, destination }: Receipt): Statement {
  switch (acknowledgement?.way) {
    case 'pasted':
      return {
        tone: 'plain',
        title: 'Acknowledged, from a reply that you pasted.',
        detail: 'Compare the answers, then say that the work continues there.',
      };
    case 'by-hand':
      return {
        tone: 'plain',
        title: 'Acknowledged, because you said so.',
        detail: destination ? seenSince(destination) : 'Baton has not seen the reply.',
      };
    default:
      return {
        tone: 'good',
        title: 'Acknowledged in the new chat.',
        detail: 'Compare the answers, then say that the work continues there.',
      };
  }
}

function seenSince({ site, onlyPacketSeen }: NonNullable<Receipt['destination']>): string {
  return onlyPacketSeen
    ? `The packet stands in a chat at ${siteLabel(site)}. Baton has not seen the reply.`
    : `Baton has read the reply since, at ${siteLabel(site)}.`;
}

function lateWords(look: Look | undefined): Statement | undefined {
  if (look?.outcome !== 'acknowledged') return undefined;
  return {
    tone: 'check',
    title: 'The chat acknowledged it after it had been cancelled.',
    detail: 'That is noted and changes nothing. Tell that chat to stop, or prepare a new handoff.',
  };
}
