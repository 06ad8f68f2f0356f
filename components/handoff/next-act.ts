import { isAllowed, type Receipt } from '../../lib/core/receipt.ts';
import type { Look, TabView } from '../../lib/core/views.ts';

/** The one act that a handoff suggests now. */
export type NextAct = 'continue' | 'insert' | 'copy' | 'look' | 'resume';

interface Situation {
  readonly receipt: Pick<Receipt, 'state' | 'paused' | 'conversationId'>;
  readonly tab: Pick<TabView, 'kind' | 'composer' | 'conversationId'> | undefined;
  readonly look: Pick<Look, 'outcome'> | undefined;
  /** It was just inserted into this tab. */
  readonly inserted?: boolean;
}

/** Which act is the main one: as the transition table allows, and by what is known of this tab. */
export function findNextAct({ receipt, tab, look, inserted }: Situation): NextAct | undefined {
  if (isAllowed(receipt, 'continue')) return 'continue';
  if (isAllowed(receipt, 'resume') && receipt.state === 'ACKNOWLEDGED') return 'resume';
  if (!isAllowed(receipt, 'deliver')) return undefined;
  if (inserted) return 'look';
  if (look && look.outcome !== 'absent' && look.outcome !== 'damaged') return 'look';
  return canInsertHere(receipt, tab) ? 'insert' : 'copy';
}

/** Whether this tab can take the text: it has a place to type and is not the chat that the packet came from. */
export function canInsertHere(receipt: Situation['receipt'], tab: Situation['tab']): boolean {
  if (!isAllowed(receipt, 'deliver') || !tab?.composer) return false;
  return tab.conversationId !== receipt.conversationId;
}
