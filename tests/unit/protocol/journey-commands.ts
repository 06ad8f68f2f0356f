import fc from 'fast-check';
import { expect } from 'vitest';
import { acknowledgementLine } from '../../../lib/core/acknowledgement-line.ts';
import { HandoffError } from '../../../lib/core/errors.ts';
import { type Bench, captureOf, turnsOf } from '../services/ports.ts';
import type { JourneyModel, ModelTurn } from './journey-model.ts';

export const SOURCE = 1;
export const DESTINATIONS = [2, 3] as const;
export const CONVERSATION = 'chatgpt:c1';

const talk = turnsOf(
  'Please help me move our web shop to a new host.',
  'Sure. All tests pass already.',
  'Never send the newsletter before I have read it. Write to eva@example.org about it.',
  'Understood.',
);

/** The worker under test, its tabs, and the text of every packet that it prepared. */
export interface Subject {
  readonly bench: Bench;
  readonly texts: Map<string, string>;
}

type Command = fc.AsyncCommand<JourneyModel, Subject>;

/** Opens the tabs as the model says that they are. */
export function openTabs({ bench }: Subject): void {
  bench.openTab(SOURCE, captureOf(talk));
  for (const tabId of DESTINATIONS) bench.openTab(tabId, pageOf(tabId, []), 'https://claude.ai');
}

function pageOf(tabId: number, spoken: readonly (readonly ['user' | 'assistant', string])[]) {
  const turns = spoken.map(([role, markdown], index) => ({
    index,
    role,
    markdown,
    attachments: [],
    unread: [],
  }));
  return captureOf(turns, { site: 'claude', nativeId: `d${tabId}` });
}

function speak(model: JourneyModel, { bench, texts }: Subject, tabId: number, turn: ModelTurn): void {
  const turns = [...(model.destinations.get(tabId) ?? []), turn];
  model.destinations.set(tabId, turns);
  const spoken = turns.map(([packetId, letter]) => {
    const text = texts.get(packetId) ?? '';
    const line = acknowledgementLine({ id: packetId, revision: model.get(packetId).revision });
    if (letter === 'p') return ['user', text] as const;
    if (letter === 'c') return ['user', text.slice(0, text.indexOf('"unknowns": '))] as const;
    return letter === 'a' ? (['assistant', `${line}\n\n1. The goal`] as const) : (['user', line] as const);
  });
  bench.tabs.get(tabId)!.capture = pageOf(tabId, spoken);
}

const codeOf = async (asked: Promise<unknown>): Promise<string | undefined> =>
  await asked.then(
    () => undefined,
    (error: unknown) => (error instanceof HandoffError ? error.code : String(error)),
  );

/** A command on one of the handoffs that there are, the newest first. */
function onHandoff(
  name: string,
  which: number,
  run: (model: JourneyModel, subject: Subject, packetId: string) => Promise<void>,
): Command {
  const find = (model: JourneyModel) => [...model.handoffs.keys()].reverse()[which];
  return {
    check: (model) => find(model) !== undefined,
    run: async (model, subject) => {
      await run(model, subject, find(model)!);
      await compare(model, subject);
    },
    toString: () => `${name} #${which}`,
  };
}

function plain(
  name: string,
  check: (model: Readonly<JourneyModel>) => boolean,
  run: (model: JourneyModel, subject: Subject) => Promise<void>,
): Command {
  return {
    check,
    run: async (model, subject) => {
      await run(model, subject);
      await compare(model, subject);
    },
    toString: () => name,
  };
}

/** Every draft has one action with an external effect, `T-1`; one that starts from a packet has that packet's. */
const capture = plain(
  'capture',
  () => true,
  async (model, { bench }) => {
    const isFirst = model.draft === undefined && model.handoffs.size === 0;
    model.capture();
    await bench.handlers.capture({ tabId: SOURCE });
    if (!isFirst) return;
    const add = { kind: 'add', itemId: 'send', section: 'open_items', text: 'Send the newsletter' } as const;
    const mark = { kind: 'mark-effect', itemId: 'send', externalEffect: true } as const;
    for (const change of [add, mark]) {
      await bench.handlers['change-draft']({ conversationId: CONVERSATION, change });
    }
  },
);

/** Prepares, from as many windows at once as it says. */
const prepare = (windows: number) =>
  plain(
    `prepare in ${windows} windows`,
    ({ draft }) => draft !== undefined,
    async (model, { bench, texts }) => {
      const { draft } = await bench.handlers['load-draft']({ conversationId: CONVERSATION });
      const request = { conversationId: CONVERSATION, version: draft.version, dropped: [] };
      const views = await Promise.all(Array.from({ length: windows }, () => bench.handlers.prepare(request)));
      for (const { receipt, text } of views) {
        texts.set(receipt.packetId, text);
        model.prepare(receipt.packetId);
      }
    },
  );

const edit = (text: string) =>
  plain(
    `edit ${text}`,
    ({ draft }) => draft !== undefined,
    async (model, { bench }) => {
      const { draft } = await bench.handlers['load-draft']({ conversationId: CONVERSATION });
      const goal = draft.items.find(({ section }) => section === 'goal')!;
      if (goal.text !== text) model.edit();
      const change = { kind: 'edit', itemId: goal.id, text, basedOn: goal.version } as const;
      await bench.handlers['change-draft']({ conversationId: CONVERSATION, change });
    },
  );

const move = (event: 'resume' | 'pause' | 'continue' | 'cancel', which: number, windows: number) =>
  onHandoff(`${event} in ${windows} windows`, which, async (model, { bench }, packetId) => {
    const expected = Array.from({ length: windows }, () =>
      event === 'cancel' ? model.cancel(packetId) : model.apply(packetId, event),
    );
    const asked = expected.map(() => codeOf(bench.handlers[event]({ packetId })));
    expect(await Promise.all(asked)).toEqual(expected);
  });

const click = (event: 'authorise' | 'copy' | 'finish' | 'withdraw', which: number, windows: number) =>
  onHandoff(`click ${event} in ${windows} windows`, which, async (model, { bench }, packetId) => {
    const expected = Array.from({ length: windows }, () => model.click(packetId, event));
    const request = { packetId, itemId: 'T-1', event } as const;
    const asked = expected.map(() => codeOf(bench.handlers['change-effect'](request)));
    expect(await Promise.all(asked)).toEqual(expected);
  });

const insert = (tabId: number, which: number, again: boolean) =>
  onHandoff(`insert in tab ${tabId}${again ? ' again' : ''}`, which, async (model, { bench }, packetId) => {
    const tab = bench.tabs.get(tabId)!;
    tab.inserted = [];
    const asked = bench.handlers.insert({ packetId, tabId, again });
    const before = model.get(packetId).deliveries;
    const refusal = model.apply(packetId, 'deliver');
    if (refusal) {
      expect(await codeOf(asked)).toBe(refusal);
      expect(tab.inserted).toEqual([]);
      return;
    }
    const outcome = model.read(tabId, packetId);
    const inserts = outcome === 'absent' || (again && outcome === 'damaged');
    if (!inserts) {
      model.get(packetId).deliveries = before;
      model.events -= 1;
    }
    expect((await asked).look.outcome).toBe(outcome);
    expect(tab.inserted).toHaveLength(inserts ? 1 : 0);
  });

const copy = (which: number) =>
  onHandoff('copy', which, async (model, { bench, texts }, packetId) => {
    const refusal = model.apply(packetId, 'deliver');
    const taken = bench.handlers['take-text']({ packetId });
    if (refusal) {
      expect(await codeOf(taken)).toBe(refusal);
      return;
    }
    expect((await taken).text).toBe(texts.get(packetId));
    await bench.handlers['record-delivery']({ packetId, method: 'copy', outcome: 'verified' });
  });

/** The text arrives (whole or cut off), the assistant answers, the user quotes: any number of times, in any order. */
const turn = (tabId: number, which: number, letter: ModelTurn[1]) =>
  onHandoff(`turn ${letter} in tab ${tabId}`, which, async (model, subject, packetId) => {
    speak(model, subject, tabId, [packetId, letter]);
  });

const open = (tabId: number) =>
  plain(
    `open tab ${tabId}`,
    () => true,
    async (model, { bench }) => {
      const expected = model.namedIn(tabId).map((packetId) => [packetId, model.read(tabId, packetId)]);
      const { toHere } = await bench.handlers['open-tab']({ tabId });
      const found = toHere.map(({ handoff, look }) => [handoff.packetId, look.outcome]);
      expect(found.sort()).toEqual(expected.sort());
    },
  );

const pasteReply = (which: number) =>
  onHandoff('paste the reply', which, async (model, { bench }, packetId) => {
    const { revision } = model.get(packetId);
    const reply = `${acknowledgementLine({ id: packetId, revision })}\n1. The goal`;
    const expected = model.acknowledge(packetId, 'pasted');
    expect(await codeOf(bench.handlers['paste-reply']({ packetId, reply }))).toBe(expected);
  });

const byHand = (which: number) =>
  onHandoff('acknowledge by hand', which, async (model, { bench }, packetId) => {
    const expected = model.acknowledge(packetId, 'by-hand');
    expect(await codeOf(bench.handlers['acknowledge-by-hand']({ packetId }))).toBe(expected);
  });

const receive = (which: number) =>
  onHandoff('receive the own backup', which, async (model, { bench, texts }, packetId) => {
    model.apply(packetId, 'prepare');
    const { text } = await bench.handlers['back-up-handoff']({ packetId });
    expect(text).toBe(texts.get(packetId));
    expect(await bench.handlers.receive({ text })).toMatchObject({ duplicate: true });
  });

const restartWorker = plain(
  'restart the worker',
  () => true,
  async (_model, { bench }) => bench.restartWorker(),
);
const restartBrowser = plain(
  'restart the browser',
  () => true,
  async (_model, { bench }) => bench.restartBrowser(),
);

const which = fc.constantFrom(0, 0, 0, 1, 2);
const windows = fc.constantFrom(1, 1, 2);
const tab = fc.constantFrom(...DESTINATIONS);

/** Every command, those that a journey needs more often than others. */
export const anyCommand: fc.Arbitrary<Command>[] = [
  fc.constant(capture),
  fc.constant(capture),
  windows.map(prepare),
  windows.map(prepare),
  fc.constantFrom('Move the shop by Friday', 'Move the shop by Monday', 'Move all of it').map(edit),
  fc
    .tuple(fc.constantFrom('resume', 'resume', 'pause', 'continue', 'continue', 'cancel'), which, windows)
    .map((one) => move(...one)),
  fc.tuple(tab, which, fc.boolean()).map((one) => insert(...one)),
  which.map(copy),
  fc.tuple(tab, which, fc.constantFrom('p', 'p', 'c', 'a', 'a', 'q')).map((one) => turn(...one)),
  fc.tuple(tab, which, fc.constantFrom('p', 'a')).map((one) => turn(...one)),
  tab.map(open),
  tab.map(open),
  fc.constant(move('resume', 0, 1)),
  fc.constant(move('resume', 0, 2)),
  fc
    .tuple(fc.constantFrom('authorise', 'authorise', 'copy', 'finish', 'withdraw'), which, windows)
    .map((one) => click(...one)),
  fc.constantFrom('authorise', 'authorise', 'finish', 'withdraw').map((event) => click(event, 0, 1)),
  which.map(pasteReply),
  which.map(byHand),
  which.map(receive),
  fc.constant(restartWorker),
  fc.constant(restartBrowser),
];

/** Holds everything that is stored against the model. */
async function compare(model: JourneyModel, { bench }: Subject): Promise<void> {
  const { handoffs, drafts, damaged } = await bench.handlers['load-overview']({});
  expect(damaged).toBe(0);
  expect(handoffs.map(({ packetId }) => packetId).sort()).toEqual([...model.handoffs.keys()].sort());
  expect(drafts.map(({ revision, preparedAs }) => ({ revision, preparedAs }))).toEqual(
    model.draft ? [{ revision: model.draft.revision, preparedAs: model.draft.preparedAs }] : [],
  );
  for (const [packetId, handoff] of model.handoffs) {
    const { receipt, effects } = await bench.handlers['load-handoff']({ packetId });
    const { state, paused, reason, acknowledgement, destination, deliveries, duplicates } = receipt;
    expect({
      receipt: { state, paused, reason },
      way: acknowledgement?.way,
      destination: destination?.conversationId,
      onlyPacketSeen: destination?.onlyPacketSeen ?? false,
      actions: effects.map((effect) => effect.state),
      deliveries: deliveries.length,
      duplicates,
    }).toEqual({
      receipt: handoff.receipt,
      way: handoff.way,
      destination: handoff.destination === undefined ? undefined : `claude:d${handoff.destination}`,
      onlyPacketSeen: handoff.onlyPacketSeen,
      actions: [handoff.action],
      deliveries: handoff.deliveries,
      duplicates: handoff.duplicates,
    });
    expect(handoff.authorisations).toBeLessThanOrEqual(1);
    expect(handoff.action === 'authorised' && state === 'CANCELLED').toBe(false);
    expect(handoff.resumptions).toBeLessThanOrEqual(1);
    expect(handoff.receipt.state !== 'RESUMED' || handoff.wasAcknowledged).toBe(true);
  }
  expect(await bench.handlers['verify-log']({})).toEqual({ entries: model.events });
}
