import { findInTranscript } from '../../../lib/core/acknowledgement.ts';
import { acknowledgementLine } from '../../../lib/core/acknowledgement-line.ts';
import type { Turn } from '../../../lib/core/capture.ts';
import type { EffectEvent, EffectState } from '../../../lib/core/effect.ts';
import { isEffectAllowed, nextEffectState } from '../../../lib/core/effect-table.ts';
import { packetId } from '../../../lib/core/packet-id.ts';
import { renderPacketText } from '../../../lib/core/packet-text.ts';
import {
  isAllowed,
  isRepetition,
  type Receipt,
  type ReceiptEvent,
  transition,
} from '../../../lib/core/receipt.ts';
import { fullExample } from '../core/packets.ts';

/** What the model knows of a receipt: all that the table and the pause depend on. */
export type ModelReceipt = Readonly<Pick<Receipt, 'state' | 'paused'> & { reason: Receipt['reason'] }>;

/**
 * One destination as far as one packet is concerned. The transcript is written in letters: `p` the packet in a turn of
 * the user, `c` the packet cut off, `a` an assistant's turn with the right code, `q` the code in a turn of the user.
 */
export interface ModelDestination {
  /** Whether a copy of the text is on its way: in a clipboard, in a composer, in a turn that is not loaded yet. */
  readonly underway: boolean;
  readonly transcript: string;
}

/** Everything about one packet: its receipt, two destinations, two windows, and what must be remembered of the past. */
export interface HandoffState {
  readonly receipt: ModelReceipt | undefined;
  /** Receipts that were ever made for this packet id. */
  readonly receiptsMade: number;
  readonly acknowledgedBy: 'nobody' | 'user' | 0 | 1;
  readonly wasAcknowledged: boolean;
  readonly wasCancelled: boolean;
  /** Resumptions that were no repetition: each lets a destination work without a further word of the user. */
  readonly resumptions: number;
  /** A higher revision of the same conversation has a receipt. */
  readonly newerExists: boolean;
  /** One action with an external effect: whether the user clicked to authorise it, and its state. */
  readonly actionClicked: boolean;
  readonly action: EffectState;
  readonly destinations: readonly [ModelDestination, ModelDestination];
  /** The receipt as each window saw it last; undefined before it saw one. */
  readonly seen: readonly [ModelReceipt | undefined, ModelReceipt | undefined];
}

/** One thing that can happen. */
export interface ModelStep {
  readonly name: string;
  readonly next: HandoffState;
}

/** Which steps authorise an action with an external effect: the click on that very action, and nothing else. */
export type AuthorisingSteps = ReadonlySet<ReceiptEvent | 'click-action'>;
export const onlyTheClick: AuthorisingSteps = new Set(['click-action'] as const);

const destination: ModelDestination = { underway: false, transcript: '' };

/** Before anything happened. */
export const beginning: HandoffState = {
  receipt: undefined,
  receiptsMade: 0,
  acknowledgedBy: 'nobody',
  wasAcknowledged: false,
  wasCancelled: false,
  resumptions: 0,
  newerExists: false,
  actionClicked: false,
  action: 'proposed',
  destinations: [destination, destination],
  seen: [undefined, undefined],
};

const packet = { ...fullExample };
const reference = { id: packetId(packet), revision: packet.revision };
const packetText = renderPacketText(packet);
const turnOf: Record<string, Pick<Turn, 'role' | 'markdown'>> = {
  p: { role: 'user', markdown: packetText },
  c: { role: 'user', markdown: packetText.slice(0, packetText.indexOf('"unknowns": [')) },
  a: { role: 'assistant', markdown: `${acknowledgementLine(reference)}\n\n1. The goal` },
  q: { role: 'user', markdown: acknowledgementLine(reference) },
};

/** What Baton's own check finds in a transcript of letters. */
export function readTranscript(letters: string): ReturnType<typeof findInTranscript>['outcome'] {
  const turns = [...letters].map((letter, index) => ({
    ...turnOf[letter]!,
    index,
    attachments: [],
    unread: [],
  }));
  return findInTranscript(turns, reference, false).outcome;
}

/** The shortest transcript that reads alike now and after every further turn. */
export function shortestTranscript(letters: string): string {
  const lastPacket = letters.lastIndexOf('p');
  if (lastPacket !== -1) return letters.includes('a', lastPacket) ? 'pa' : 'p';
  return letters.includes('c') ? 'c' : '';
}

/** The model of one handoff on top of the real table; what it asked the table once it does not ask again. */
export class HandoffModel {
  readonly #transitions = new Map<string, ModelReceipt | undefined>();
  readonly #readings = new Map<string, string>();
  readonly #clicks = new Map<string, EffectState>();
  readonly #windows: readonly (0 | 1)[];
  readonly #authorising: AuthorisingSteps;

  constructor(windows: 1 | 2, authorising: AuthorisingSteps = onlyTheClick) {
    this.#windows = windows === 1 ? [0] : [0, 1];
    this.#authorising = authorising;
  }

  /** Everything that can happen next, each also with its answer lost on the way to the window. */
  steps(state: HandoffState): ModelStep[] {
    return [
      ...this.#windows.flatMap((at) => this.#windowSteps(state, at)),
      ...this.#destinationSteps(state, 0),
      ...this.#destinationSteps(state, 1),
      // Copying changes nothing, and what is done has ended as what is withdrawn has.
      step('authorise the action', this.#clickAction(state, 'authorise')),
      step('withdraw the action', this.#clickAction(state, 'withdraw')),
    ].filter(({ next }) => next !== state);
  }

  /** A higher revision of the conversation gets its receipt; undefined where the table does not let it. */
  supersede(state: HandoffState): HandoffState | undefined {
    const { receipt } = state;
    const newer = { ...state, newerExists: true };
    if (receipt?.state !== 'PREPARED' && receipt?.state !== 'ACKNOWLEDGED') return newer;
    const after = this.#apply(receipt, 'supersede');
    return after && this.#moved(newer, after, 'supersede');
  }

  #windowSteps(state: HandoffState, at: 0 | 1): ModelStep[] {
    const clicks = (['pause', 'continue', 'cancel', 'resume', 'acknowledge'] as const).flatMap((event) => {
      const seen = state.seen[at];
      if (!seen || !isAllowed(seen, event)) return [];
      return this.#answered(event, this.#click(state, event), at);
    });
    return [
      ...this.#answered('prepare', this.#prepare(state), at),
      ...clicks,
      step('reload', sees(state, at)),
      ...([0, 1] as const).flatMap((from) => this.#answered('read', this.#read(state, from), at)),
    ];
  }

  /** A request that was carried out: its answer arrives, or is lost and the window shows what it showed. */
  #answered(name: string, after: HandoffState, at: 0 | 1): ModelStep[] {
    return [step(name, sees(after, at)), step(`${name}, answer lost`, after)];
  }

  #prepare(state: HandoffState): HandoffState {
    const { receipt } = state;
    if (receipt) {
      const after = this.#apply(receipt, 'prepare');
      if (!after) return state;
      const repeats = isRepetition(receipt, 'prepare');
      return this.#moved(repeats ? state : withReceiptMade(state), after, 'prepare');
    }
    if (state.newerExists) return state;
    const made = { state: 'PREPARED', paused: false, reason: undefined } as const;
    return this.#moved(withReceiptMade(state), made, 'prepare');
  }

  #click(state: HandoffState, event: ReceiptEvent): HandoffState {
    const after = state.receipt && this.#apply(state.receipt, event);
    if (!state.receipt || !after) return state;
    const first = event === 'resume' && !isRepetition(state.receipt, event);
    const acknowledgedBy =
      event === 'acknowledge' && state.acknowledgedBy === 'nobody' ? 'user' : state.acknowledgedBy;
    const resumptions = Math.min(2, state.resumptions + (first ? 1 : 0));
    return this.#moved({ ...state, resumptions, acknowledgedBy }, after, event);
  }

  #read(state: HandoffState, from: 0 | 1): HandoffState {
    const { receipt } = state;
    if (!receipt || receipt.paused || state.acknowledgedBy !== 'nobody') return state;
    if (this.#reading(state.destinations[from].transcript) !== 'acknowledged') return state;
    const after = this.#apply(receipt, 'acknowledge');
    return after ? this.#moved({ ...state, acknowledgedBy: from }, after, 'acknowledge') : state;
  }

  #destinationSteps(state: HandoffState, at: 0 | 1): ModelStep[] {
    const { underway, transcript } = state.destinations[at];
    const become = (name: string, change: Partial<ModelDestination>): ModelStep =>
      step(name, withDestination(state, at, { underway, transcript, ...change }));
    const grown = (letter: string): string => shortestTranscript(transcript + letter);
    return [
      // The text may leave in every state: a backup copy can be taken at any moment.
      ...(state.receipt ? [become('text leaves', { underway: true })] : []),
      ...(underway
        ? [
            become('text is lost', { underway: false }),
            become('text arrives', { underway: false, transcript: grown('p') }),
            become('text arrives and is on its way once more', { transcript: grown('p') }),
            become('text arrives cut off', { underway: false, transcript: grown('c') }),
          ]
        : []),
      ...(transcript === '' ? [] : [become('assistant acknowledges', { transcript: grown('a') })]),
      become('user quotes the code', { transcript: grown('q') }),
    ];
  }

  #moved(state: HandoffState, receipt: ModelReceipt, event: ReceiptEvent): HandoffState {
    const moved = {
      ...state,
      receipt,
      wasAcknowledged: state.wasAcknowledged || receipt.state === 'ACKNOWLEDGED',
      wasCancelled: state.wasCancelled || receipt.state === 'CANCELLED',
    };
    if (this.#authorising.has(event)) return { ...moved, action: 'authorised' };
    // What is authorised ends with its handoff.
    if (receipt.state !== 'CANCELLED' || moved.action !== 'authorised') return moved;
    return { ...moved, action: nextEffectState.authorised.withdraw ?? 'authorised' };
  }

  #clickAction(state: HandoffState, event: EffectEvent): HandoffState {
    const { receipt, action } = state;
    if (!receipt) return state;
    const key = `${receiptKey(receipt)} ${action} ${event}`;
    const after = this.#clicks.get(key) ?? moveAction(receipt, action, event);
    this.#clicks.set(key, after);
    if (after === action) return state;
    if (event !== 'authorise') return { ...state, action: after };
    return this.#authorising.has('click-action') ? { ...state, actionClicked: true, action: after } : state;
  }

  #apply(receipt: ModelReceipt, event: ReceiptEvent): ModelReceipt | undefined {
    const key = `${receiptKey(receipt)} ${event}`;
    if (!this.#transitions.has(key)) this.#transitions.set(key, applyEvent(receipt, event));
    return this.#transitions.get(key);
  }

  #reading(transcript: string): string {
    const known = this.#readings.get(transcript) ?? readTranscript(transcript);
    this.#readings.set(transcript, known);
    return known;
  }
}

/** The state's name; states that differ only in which window or which destination is which have one name. */
export function keyOf(state: HandoffState): string {
  const { destinations, acknowledgedBy, seen } = state;
  const places = destinations.map(
    ({ underway, transcript }, at) =>
      `${underway ? '+' : '-'}${transcript}${acknowledgedBy === at ? '!' : ''}`,
  );
  const facts = [
    state.receiptsMade,
    typeof acknowledgedBy === 'number' ? 'destination' : acknowledgedBy,
    state.wasAcknowledged,
    state.wasCancelled,
    state.resumptions,
    state.newerExists,
    state.actionClicked,
    state.action,
  ];
  return `${receiptKey(state.receipt)}|${facts.join(' ')}|${places.sort().join()}|${seen.map(receiptKey).sort().join()}`;
}

function receiptKey(receipt: ModelReceipt | undefined): string {
  return receipt ? `${receipt.state}${receipt.paused ? ' paused' : ''} ${receipt.reason ?? ''}` : '';
}

/** The receipt after an event, by the real table; undefined where that refuses it. */
export function applyEvent({ reason, ...rest }: ModelReceipt, event: ReceiptEvent): ModelReceipt | undefined {
  const receipt: Receipt = {
    ...rest,
    ...(reason ? { reason } : {}),
    packetId: reference.id,
    conversationId: packet.conversation_id,
    revision: packet.revision,
    origin: 'prepared',
    preparedAtMs: 1,
    updatedAtMs: 1,
    duplicates: 0,
    deliveries: [],
  };
  if (!isAllowed(receipt, event)) return undefined;
  const after = transition(receipt, event, 2);
  return { state: after.state, paused: after.paused, reason: after.reason };
}

/** The action after a click, by the real tables; as it was where they refuse it. */
function moveAction({ reason, ...rest }: ModelReceipt, state: EffectState, event: EffectEvent): EffectState {
  const handoff = { ...rest, revision: packet.revision, ...(reason ? { reason } : {}) };
  return isEffectAllowed(handoff, { state }, event) ? (nextEffectState[state][event] ?? state) : state;
}

function step(name: string, next: HandoffState): ModelStep {
  return { name, next };
}

function sees(state: HandoffState, at: 0 | 1): HandoffState {
  const [first, second] = state.seen;
  return { ...state, seen: at === 0 ? [state.receipt, second] : [first, state.receipt] };
}

function withReceiptMade(state: HandoffState): HandoffState {
  return { ...state, receiptsMade: Math.min(2, state.receiptsMade + 1) };
}

function withDestination(state: HandoffState, at: 0 | 1, changed: ModelDestination): HandoffState {
  const [first, second] = state.destinations;
  return { ...state, destinations: at === 0 ? [changed, second] : [first, changed] };
}
