import { type Effect, type EffectEvent, effectStates } from '../../../lib/core/effect.ts';
import { findEffectRefusal, isEffectRepetition, nextEffectState } from '../../../lib/core/effect-table.ts';
import { findRefusal, isRepetition, type ReceiptEvent } from '../../../lib/core/receipt.ts';
import { applyEvent, type ModelReceipt, readTranscript } from './handoff-model.ts';

/** What the model holds of one handoff that the worker made. */
export interface ModelHandoff {
  readonly revision: number;
  receipt: ModelReceipt;
  way: 'transcript' | 'pasted' | 'by-hand' | undefined;
  destination: number | undefined;
  /** In its destination only the packet was seen, after the user's own word. */
  onlyPacketSeen: boolean;
  /** The state of its one action, and how often the user clicked to authorise it. */
  action: Effect['state'];
  authorisations: number;
  deliveries: number;
  duplicates: number;
  /** Resumptions that were no repetition. */
  resumptions: number;
  wasAcknowledged: boolean;
}

/** One turn in a destination: whose packet it is about, and its letter as in `handoff-model.ts`. */
export type ModelTurn = readonly [packetId: string, letter: 'p' | 'c' | 'a' | 'q'];

/** What the worker must hold after every command: the model that it is compared with. */
export class JourneyModel {
  readonly handoffs = new Map<string, ModelHandoff>();
  readonly destinations = new Map<number, ModelTurn[]>();
  /** The states that any action was ever in. */
  readonly actionsSeen = new Set<Effect['state']>();
  draft: { revision: number; preparedAs?: string } | undefined;
  events = 0;

  capture(): void {
    this.draft ??= { revision: this.newest() + 1 };
  }

  edit(): void {
    const { draft } = this;
    if (draft?.preparedAs) this.draft = { revision: draft.revision + 1 };
  }

  /** The draft was prepared and the worker named the packet so. */
  prepare(packetId: string): void {
    const { draft } = this;
    if (!draft) throw new Error('nothing to prepare');
    if (this.handoffs.has(packetId)) {
      this.apply(packetId, 'prepare');
      return;
    }
    for (const [id, { receipt }] of this.handoffs) {
      if (receipt.state === 'PREPARED' || receipt.state === 'ACKNOWLEDGED') this.apply(id, 'supersede');
    }
    const receipt = { state: 'PREPARED', paused: false, reason: undefined } as const;
    const { revision } = draft;
    const seen = { way: undefined, destination: undefined, onlyPacketSeen: false, wasAcknowledged: false };
    const counts = { deliveries: 0, duplicates: 0, resumptions: 0, authorisations: 0 };
    this.handoffs.set(packetId, { revision, receipt, ...seen, ...counts, action: 'proposed' });
    this.events += 1;
    this.draft = { revision, preparedAs: packetId };
  }

  /** Lets an event happen, or gives the code with which the worker must refuse it. */
  apply(packetId: string, event: ReceiptEvent): string | undefined {
    const handoff = this.get(packetId);
    const { receipt, revision } = handoff;
    const { reason, ...rest } = receipt;
    const after = applyEvent(receipt, event);
    if (!after) return findRefusal({ ...rest, revision, ...(reason ? { reason } : {}) }, event)?.code;
    if (isRepetition(receipt, event)) handoff.duplicates += 1;
    else if (event === 'resume') handoff.resumptions += 1;
    if (event === 'deliver') handoff.deliveries += 1;
    handoff.receipt = after;
    handoff.wasAcknowledged ||= after.state === 'ACKNOWLEDGED';
    this.events += 1;
    if (after.state === 'CANCELLED' && handoff.action === 'authorised') {
      handoff.action = 'withdrawn';
      this.actionsSeen.add('withdrawn');
      this.events += 1;
    }
    return undefined;
  }

  /** The user clicks on the action, or gives the code with which the worker must refuse it. */
  click(packetId: string, event: EffectEvent): string | undefined {
    const handoff = this.get(packetId);
    const { reason, ...rest } = handoff.receipt;
    const now = { ...rest, revision: handoff.revision, ...(reason ? { reason } : {}) };
    const action = { state: handoff.action };
    const refusal = findEffectRefusal(now, action, event);
    if (refusal) return refusal.code;
    if (event === 'authorise' && !isEffectRepetition(action, event)) handoff.authorisations += 1;
    handoff.action = nextEffectState[handoff.action][event] ?? effectStates[0];
    this.actionsSeen.add(handoff.action);
    this.events += 1;
    return undefined;
  }

  /** The user's own word, or a reply that the user pasted; for a cancelled one it is recorded, and the user told. */
  acknowledge(packetId: string, way: 'pasted' | 'by-hand'): string | undefined {
    const refusal = this.apply(packetId, 'acknowledge');
    if (refusal) return refusal;
    const handoff = this.get(packetId);
    handoff.way ??= way;
    if (handoff.receipt.state !== 'CANCELLED') return undefined;
    return handoff.receipt.reason === 'superseded' ? 'STALE_REVISION' : 'HANDOFF_CANCELLED';
  }

  /** A destination is read: what stands there about one packet, and what that does to its receipt. */
  read(tabId: number, packetId: string): ReturnType<typeof readTranscript> {
    const letters = (this.destinations.get(tabId) ?? []).flatMap(([id, one]) =>
      id === packetId ? [one] : [],
    );
    const outcome = readTranscript(letters.join(''));
    const handoff = this.get(packetId);
    if (outcome === 'acknowledged' && !handoff.receipt.paused && !handoff.way) {
      this.apply(packetId, 'acknowledge');
      handoff.way = 'transcript';
      handoff.destination = tabId;
    }
    locate(this, tabId, packetId, outcome);
    return outcome === 'delivered' && answersAnother(this.destinations.get(tabId) ?? [], packetId)
      ? 'other-code'
      : outcome;
  }

  /** The packets that a user's turn in a destination names. */
  namedIn(tabId: number): string[] {
    const turns = this.destinations.get(tabId) ?? [];
    return [...new Set(turns.flatMap(([id, letter]) => (letter === 'p' || letter === 'c' ? [id] : [])))];
  }

  cancel(packetId: string): string | undefined {
    const refusal = this.apply(packetId, 'cancel');
    if (!refusal && this.draft?.preparedAs === packetId) this.draft = undefined;
    return refusal;
  }

  get(packetId: string): ModelHandoff {
    const handoff = this.handoffs.get(packetId);
    if (!handoff) throw new Error('the model has no such handoff');
    return handoff;
  }

  newest(): number {
    return Math.max(0, ...[...this.handoffs.values()].map(({ revision }) => revision));
  }
}

/** Whether behind the last copy of one packet the assistant answered with another packet's code. */
function answersAnother(turns: readonly ModelTurn[], packetId: string): boolean {
  const delivered = turns.findLastIndex(([id, letter]) => id === packetId && letter === 'p');
  return turns.slice(delivered + 1).some(([id, letter]) => id !== packetId && letter === 'a');
}

/** The packet stands in a destination that was not known, or its acknowledgement where only the packet was seen. */
function locate(
  model: JourneyModel,
  tabId: number,
  packetId: string,
  outcome: ReturnType<typeof readTranscript>,
): void {
  const handoff = model.get(packetId);
  const isNews = handoff.destination === undefined || (handoff.onlyPacketSeen && outcome === 'acknowledged');
  if (!isNews || (outcome !== 'delivered' && outcome !== 'acknowledged')) return;
  if (model.apply(packetId, 'locate')) return;
  handoff.destination = tabId;
  handoff.onlyPacketSeen = outcome !== 'acknowledged';
}
