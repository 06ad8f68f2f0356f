import type { Draft } from '../lib/core/draft.ts';
import type { DraftView, HandoffSummary, HandoffView, Look, TabView } from '../lib/core/views.ts';

/** What became of the wish to insert a packet. */
export interface Insertion {
  readonly look: Look;
  readonly inserted: boolean;
  /** It was to be given to the site as a file, and not to be inserted as text. */
  readonly asFile?: true;
}

/** Where the user is in Baton. A view that was just received travels along and need not be asked for again. */
export type Place =
  | { readonly kind: 'home' }
  | { readonly kind: 'capture' }
  | {
      readonly kind: 'draft';
      readonly conversationId: string;
      readonly view?: DraftView;
      /** The draft before an act on many items that led here, so that it can be undone. */
      readonly before?: Draft;
    }
  | {
      readonly kind: 'handoff';
      readonly packetId: string;
      readonly view?: HandoffView;
      /** What was found about it in this tab when it was opened. */
      readonly look?: Look | undefined;
      /** What became of the wish to insert it, when that led here. */
      readonly insertion?: Insertion;
    }
  | {
      readonly kind: 'revisions';
      readonly conversationId: string;
      /** Where the user came from. */
      readonly from: Place;
    }
  | {
      readonly kind: 'paste';
      /** What stands in the chat of this tab and is to be looked at. */
      readonly text?: string;
    }
  | { readonly kind: 'settings' };

/** Where Baton opens in a tab. */
export function findStartPlace(tab: TabView): Place {
  const arrived = tab.toHere.find(({ handoff }) => isUnderWay(handoff));
  if (arrived) return { kind: 'handoff', packetId: arrived.handoff.packetId, look: arrived.look };
  if (tab.kind !== 'chat' || tab.conversationId === undefined) return { kind: 'home' };
  if (findWayOut(tab)) return { kind: 'home' };
  if (tab.hasDraft) return { kind: 'draft', conversationId: tab.conversationId };
  // Without the packet that it was handed a draft of this chat would lack what binds it.
  if (tab.strangePacket !== undefined) return { kind: 'home' };
  const last = tab.toHere[0];
  if (last) return { kind: 'handoff', packetId: last.handoff.packetId, look: last.look };
  return tab.insertable.length > 0 ? { kind: 'home' } : { kind: 'capture' };
}

/** The newest handoff out of the tab's conversation, unless it was cancelled. */
export function findWayOut(tab: TabView): HandoffSummary | undefined {
  const newest = tab.fromHere[0];
  return newest?.state === 'CANCELLED' ? undefined : newest;
}

function isUnderWay({ state }: HandoffSummary): boolean {
  return state === 'PREPARED' || state === 'ACKNOWLEDGED';
}
