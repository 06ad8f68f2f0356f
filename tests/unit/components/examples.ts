import type { Draft, DraftItem } from '../../../lib/core/draft.ts';
import { applyChange } from '../../../lib/core/draft-change.ts';
import { type Effect, proposedEffect } from '../../../lib/core/effect.ts';
import type { HandoffEvent } from '../../../lib/core/event-log.ts';
import type { Packet } from '../../../lib/core/packet.ts';
import { packetId } from '../../../lib/core/packet-id.ts';
import { renderPacketText } from '../../../lib/core/packet-text.ts';
import type { Receipt } from '../../../lib/core/receipt.ts';
import type { DraftView, HandoffSummary, HandoffView, TabView } from '../../../lib/core/views.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 9, 30);
export const SOURCE = 'chatgpt:c-source';
export const DESTINATION = 'claude:c-destination';

/** One item of a draft, said by the user in turn 3 unless told otherwise. */
export function exampleItem(
  item: Partial<DraftItem> & Pick<DraftItem, 'id' | 'section' | 'text'>,
): DraftItem {
  const speaker = item.speaker ?? 'user';
  return {
    speaker,
    confirmed: false,
    removed: false,
    externalEffect: false,
    version: 1,
    ...(speaker === 'author' ? {} : { source: { turnIndex: 2, role: speaker, quote: item.text } }),
    ...item,
  };
}

const source = (turnIndex: number, role: 'user' | 'assistant', quote: string) => ({
  source: { turnIndex, role, quote },
});

/** The items of a working chat about a newsletter's move. */
export const exampleItems: DraftItem[] = [
  exampleItem({
    id: 'goal',
    section: 'goal',
    text: 'Move the garden club’s newsletter from the old mailing tool to a plain HTML template by the end of the month.',
    ...source(0, 'user', 'Move the garden club’s newsletter from the old mailing tool'),
  }),
  exampleItem({
    id: 'r1',
    section: 'restrictions',
    text: 'Do not send anything to the members’ list before Marta has read it.',
    ...source(6, 'user', 'Do not send anything to the members’ list before Marta has read it.'),
  }),
  exampleItem({
    id: 'r2',
    section: 'restrictions',
    text: 'The assistant must not use web fonts or tracking pixels in the template.',
    words: 'no web fonts, no pixels, please',
    ...source(18, 'user', 'no web fonts, no pixels, please'),
  }),
  exampleItem({
    id: 'd1',
    section: 'decisions',
    text: 'One column, 600 pixels wide, with the picture of the month on top.',
    ...source(24, 'user', 'One column, 600 pixels wide'),
  }),
  exampleItem({
    id: 'd2',
    section: 'decisions',
    text: 'Keep the archive on the old site until spring; only new issues use the template.',
    ...source(40, 'user', 'Keep the archive on the old site until spring'),
  }),
  exampleItem({
    id: 'o1',
    section: 'open_items',
    openId: 'T-1',
    text: 'Test the template in the three mail programs that the members use most.',
    ...source(52, 'user', 'Test the template in the three mail programs'),
  }),
  exampleItem({
    id: 'o2',
    section: 'open_items',
    openId: 'T-2',
    externalEffect: true,
    text: 'Send the November issue to [EMAIL_1] for a last look.',
    ...source(60, 'user', 'Send the November issue to [EMAIL_1] for a last look.'),
  }),
  exampleItem({
    id: 'u1',
    section: 'unknowns',
    speaker: 'assistant',
    text: 'The old tool exports all 412 addresses without duplicates.',
    ...source(45, 'assistant', 'The old tool exports all 412 addresses without duplicates.'),
  }),
  exampleItem({
    id: 'f1',
    section: 'confirmed_facts',
    text: 'The club pays for the old tool until 31 December.',
    ...source(4, 'user', 'The club pays for the old tool until 31 December.'),
  }),
  exampleItem({
    id: 'n1',
    section: 'done',
    speaker: 'assistant',
    confirmed: true,
    text: 'The header, the table of dates and the footer of the template are finished.',
    ...source(57, 'assistant', 'The header, the table of dates and the footer'),
  }),
  exampleItem({
    id: 's1',
    section: 'next_step',
    text: 'Check the dark mode of the template, beginning with the footer.',
    ...source(62, 'user', 'Check the dark mode of the template'),
  }),
  exampleItem({
    id: 'x1',
    section: 'open_items',
    openId: 'T-3',
    removed: true,
    text: 'Find a nicer name for the newsletter.',
    ...source(12, 'user', 'Find a nicer name for the newsletter.'),
  }),
];

/** A draft of that chat. */
export function exampleDraft(draft: Partial<Draft> = {}): Draft {
  return {
    conversationId: SOURCE,
    site: 'chatgpt',
    revision: 1,
    version: 1,
    paused: false,
    capturedAtMs: NOW_MS,
    updatedAtMs: NOW_MS,
    items: exampleItems,
    completeness: { status: 'complete', turns: 64, turnsExpected: 64, reasons: [] },
    attachments: [],
    unread: [],
    language: 'en',
    leftOut: { open_items: 3 },
    maskedValues: [
      { placeholder: '[EMAIL_1]', category: 'EMAIL' },
      { placeholder: '[API_KEY_1]', category: 'API_KEY' },
    ],
    ...draft,
  };
}

/** A draft as the worker shows it. */
export function exampleDraftView(draft: Partial<Draft> = {}): DraftView {
  return { draft: exampleDraft(draft), inMemory: true };
}

/** A worker that applies acts on one draft as the real one does, without masking. */
export function draftKeeper(first: DraftView) {
  let view = first;
  return {
    current: () => view,
    set: (next: DraftView) => {
      view = next;
      return view;
    },
    change: ({ change }: { change: Parameters<typeof applyChange>[1] }) => {
      view = { ...view, draft: applyChange(view.draft, change, NOW_MS) };
      return view;
    },
  };
}

/** The packet of that chat. */
export const examplePacket: Packet = {
  schema_version: 1,
  conversation_id: SOURCE,
  revision: 1,
  goal: 'Move the garden club’s newsletter from the old mailing tool to a plain HTML template by the end of the month.',
  confirmed_facts: ['The club pays for the old tool until 31 December.'],
  decisions: [
    'One column, 600 pixels wide, with the picture of the month on top.',
    'Keep the archive on the old site until spring; only new issues use the template.',
  ],
  open_items: [
    { id: 'T-1', task: 'Test the template in the three mail programs that the members use most.' },
    { id: 'T-2', task: 'Send the November issue to [EMAIL_1] for a last look.', external_effect: true },
  ],
  unknowns: [
    'Claimed by the assistant, not verified: The old tool exports all 412 addresses without duplicates.',
  ],
  last_completed_step: 'The footer of the template is finished.',
  restrictions: [
    'Do not send anything to the members’ list before Marta has read it.',
    {
      rule: 'The assistant must not use web fonts or tracking pixels in the template.',
      words: 'no web fonts, no pixels, please',
    },
  ],
  done: ['The header, the table of dates and the footer of the template are finished.'],
  next_step: 'Check the dark mode of the template, beginning with the footer.',
  source: { site: 'chatgpt' },
  redactions: { email: 1 },
};

export const PACKET_ID = packetId(examplePacket);

/** A receipt of that packet. */
export function exampleReceipt(receipt: Partial<Receipt> = {}): Receipt {
  return {
    packetId: PACKET_ID,
    conversationId: SOURCE,
    revision: 1,
    state: 'PREPARED',
    paused: false,
    origin: 'prepared',
    preparedAtMs: NOW_MS,
    updatedAtMs: NOW_MS,
    duplicates: 0,
    deliveries: [],
    sourceTurns: 64,
    ...receipt,
  };
}

/** One entry of that handoff's log. */
export const exampleEvent = (
  sequence: number,
  name: HandoffEvent['event'],
  facts: HandoffEvent['facts'] = {},
): HandoffEvent => ({
  sequence,
  packetId: PACKET_ID,
  event: name,
  atMs: NOW_MS + sequence * 60_000,
  facts,
  previousHash: '0'.repeat(64),
  hash: '1'.repeat(64),
});

/** The one action of that packet with an external effect. */
export function exampleEffect(effect: Partial<Effect> = {}): Effect {
  return { ...proposedEffect(PACKET_ID, 'T-2'), ...effect };
}

/** A handoff as the worker shows it. */
export function exampleHandoff(receipt: Partial<Receipt> = {}, more: Partial<HandoffView> = {}): HandoffView {
  return {
    packet: examplePacket,
    receipt: exampleReceipt(receipt),
    effects: [exampleEffect()],
    events: [
      exampleEvent(1, 'prepare'),
      exampleEvent(2, 'deliver', { method: 'insert', outcome: 'verified' }),
    ],
    text: renderPacketText(examplePacket),
    duplicate: false,
    ...more,
  };
}

/** Where that handoff went. */
export const exampleDestination = {
  conversationId: DESTINATION,
  site: 'claude',
  origin: 'https://claude.ai',
};

/** That handoff in a list. */
export function exampleSummary(summary: Partial<HandoffSummary> = {}): HandoffSummary {
  return {
    packetId: PACKET_ID,
    conversationId: SOURCE,
    site: 'chatgpt',
    revision: 1,
    goal: examplePacket.goal,
    state: 'PREPARED',
    paused: false,
    updatedAtMs: NOW_MS,
    ...summary,
  };
}

/** A tab with a chat that Baton has not seen before. */
export function exampleTab(tab: Partial<TabView> = {}): TabView {
  return {
    tabId: 7,
    kind: 'chat',
    site: 'chatgpt',
    siteLabel: 'ChatGPT',
    composer: true,
    streaming: false,
    conversationId: SOURCE,
    turns: 64,
    hasDraft: false,
    newerTurns: 0,
    fromHere: [],
    toHere: [],
    insertable: [],
    health: [],
    ...tab,
  };
}
