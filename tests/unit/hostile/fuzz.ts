import { expect } from 'vitest';
import { canonicalize } from '../../../lib/core/canonical-json.ts';
import { type PageCapture, parsePageCapture } from '../../../lib/core/capture.ts';
import { type ErrorCode, errorCodes, HandoffError } from '../../../lib/core/errors.ts';
import { sha256Hex } from '../../../lib/core/packet-id.ts';
import { renderPacketText } from '../../../lib/core/packet-text.ts';
import { answerMessage } from '../../../lib/services/answer-message.ts';
import { contractExample, fullExample } from '../core/packets.ts';
import { type Bench, captureOf, createBench, turnsOf } from '../services/ports.ts';
import { Chance, mutateText, mutateValue } from './mutate.ts';

const SOURCE = 1;
/** After so many inputs the store is held against what must be true of it, and a new one begins. */
const INPUTS_PER_STORE = 50;

const talk = turnsOf(
  'Please help me move our web shop to a new host.',
  'Sure. All tests pass already.',
  'Never send the newsletter before I have read it. Write to eva@example.org about it.',
  'Understood.\n\n1. Export the customers\n2. Import them',
);
const page = captureOf(talk, { title: 'Shop', model: 'm', composerText: 'my draft' });
page.turns[1]!.attachments.push({ name: 'plan.pdf', kind: 'file' });
page.turns[3]!.unread.push({ kind: 'frame', name: 'map' }, { kind: 'citations', count: 2 });

/** What a run of mutated inputs came to: how many there were, and how many ended with which code. */
export interface FuzzResult {
  readonly inputs: number;
  readonly accepted: number;
  readonly codes: ReadonlyMap<string, number>;
}

/** The worker with something in its store, and the valid inputs that are mutated. */
interface Target {
  readonly bench: Bench;
  readonly texts: readonly string[];
  readonly backup: string;
}

/**
 * Gives the worker mutated packet texts, backups of drafts and page captures, as its own pages and page scripts would,
 * and asserts that each ends well or with a code that is known, and that the store stays one that holds together.
 */
export async function fuzz(seed: number, inputs: number): Promise<FuzzResult> {
  const chance = new Chance(seed);
  const codes = new Map<string, number>();
  let accepted = 0;
  let target = await createTarget();
  for (let input = 1; input <= inputs; input += 1) {
    for (const { ok, code } of await feed(target, chance)) {
      if (ok) accepted += 1;
      else codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    if (input % INPUTS_PER_STORE === 0 || input === inputs) {
      await expectWholeStore(target.bench);
      target = await createTarget();
    }
  }
  return { inputs, accepted, codes };
}

async function createTarget(): Promise<Target> {
  const bench = await createBench();
  bench.openTab(SOURCE, page);
  const { draft } = await bench.handlers.capture({ tabId: SOURCE });
  const { conversationId, version } = draft;
  const { text } = await bench.handlers['back-up-draft']({ conversationId });
  const prepared = await bench.handlers.prepare({ conversationId, version, dropped: [] });
  return {
    bench,
    backup: text,
    texts: [renderPacketText(fullExample), renderPacketText(contractExample), prepared.text],
  };
}

type Outcome = { readonly ok: true; readonly code: '' } | { readonly ok: false; readonly code: ErrorCode };

async function feed(target: Target, chance: Chance): Promise<Outcome[]> {
  const kind = chance.below(4);
  if (kind === 0) return await feedText(target, mutateText(chance.of(target.texts), chance));
  if (kind === 1) return await feedText(target, rewrittenPacket(chance));
  if (kind === 2) return await feedBackup(target, chance);
  return await feedPage(target, chance);
}

/** A packet that is whole as a text and whose content nobody would write. */
function rewrittenPacket(chance: Chance): string {
  const json = JSON.stringify(mutateValue(fullExample, chance), null, 2);
  return `Handoff\n\n\`\`\`baton-packet\n${json}\n\`\`\`\n`;
}

async function feedText(target: Target, text: string): Promise<Outcome[]> {
  return [
    await ask(target, 'read-text', { text }),
    await ask(target, 'receive', { text }),
    await ask(target, 'capture-transcript', { text }),
  ];
}

/** A backup mutated as a text, or mutated and signed again: anybody can do that to a file. */
async function feedBackup(target: Target, chance: Chance): Promise<Outcome[]> {
  const text = chance.below(2) === 0 ? mutateText(target.backup, chance) : signedAgain(target.backup, chance);
  const conversationId = conversationOf(text) ?? 'chatgpt:c1';
  const outcomes = [await ask(target, 'read-text', { text })];
  await ask(target, 'discard-draft', { conversationId });
  outcomes.push(await ask(target, 'restore-draft', { text }), ...(await useDraft(target, conversationId)));
  return outcomes;
}

function signedAgain(backup: string, chance: Chance): string {
  const whole = JSON.parse(backup) as { draft: object };
  const draft = mutateValue(whole.draft, chance) as { items?: unknown[] };
  const items = Array.isArray(draft?.items) ? draft.items.length : 0;
  try {
    return JSON.stringify({ ...whole, items, sha256: sha256Hex(canonicalize(draft)), draft });
  } catch (error) {
    if (error instanceof HandoffError) return JSON.stringify({ ...whole, items, draft });
    throw error;
  }
}

function conversationOf(text: string): string | undefined {
  try {
    const id: unknown = (JSON.parse(text) as { draft?: { conversationId?: unknown } })?.draft?.conversationId;
    return typeof id === 'string' && id.length > 0 && id.length <= 200 ? id : undefined;
  } catch {
    return undefined;
  }
}

/** A page script's value, parsed as the worker parses it; what passes is captured, prepared and backed up. */
async function feedPage(target: Target, chance: Chance): Promise<Outcome[]> {
  const capture = readPage(mutateValue(page, chance));
  target.bench.openTab(SOURCE, capture);
  const outcomes = [
    await ask(target, 'open-tab', { tabId: SOURCE }),
    await ask(target, 'capture', { tabId: SOURCE }),
  ];
  const { drafts } = await target.bench.handlers['load-overview']({});
  const newest = drafts[0];
  return newest ? [...outcomes, ...(await useDraft(target, newest.conversationId))] : outcomes;
}

function readPage(value: unknown): PageCapture | HandoffError {
  try {
    return parsePageCapture(value);
  } catch (error) {
    if (error instanceof HandoffError) return error;
    throw error;
  }
}

/** What a user does to a draft: edits and backs up, looks at the packet, prepares. */
async function useDraft(target: Target, conversationId: string): Promise<Outcome[]> {
  const change = { kind: 'add', itemId: 'mine', section: 'open_items', text: 'Call Eva' };
  const outcomes = [
    await ask(target, 'change-draft', { conversationId, change }),
    await ask(target, 'back-up-draft', { conversationId }),
    await ask(target, 'preview-packet', { conversationId }),
  ];
  const version = await versionOf(target, conversationId);
  return [...outcomes, await ask(target, 'prepare', { conversationId, version, dropped: [] })];
}

async function versionOf({ bench }: Target, conversationId: string): Promise<number> {
  const answer = await answerMessage(bench.handlers, { name: 'load-draft', request: { conversationId } });
  return answer.ok ? (answer.value as { draft: { version: number } }).draft.version : 0;
}

async function ask({ bench }: Target, name: string, request: unknown): Promise<Outcome> {
  const answer = await answerMessage(bench.handlers, { name, request });
  if (answer.ok) return { ok: true, code: '' };
  const { code, detail } = answer.error;
  const what = `${name} ${JSON.stringify(detail)} of ${JSON.stringify(request).slice(0, 2_000)}`;
  expect(errorCodes, what).toContain(code);
  // A failure that nobody expected, and a record that was stored and cannot be read, are faults of ours.
  expect(['UNEXPECTED', 'STORED_DAMAGED', 'DATABASE_UNAVAILABLE'], what).not.toContain(code);
  return { ok: false, code };
}

/** One receipt and one packet for one id, no action that anybody authorised, and a log that is whole. */
async function expectWholeStore({ handlers }: Bench): Promise<void> {
  const { handoffs, damaged } = await handlers['load-overview']({});
  expect(damaged).toBe(0);
  expect(new Set(handoffs.map(({ packetId }) => packetId)).size).toBe(handoffs.length);
  for (const { packetId } of handoffs) {
    const { effects } = await handlers['load-handoff']({ packetId });
    expect(effects.filter(({ state }) => state !== 'proposed')).toEqual([]);
    const { text } = await handlers['back-up-handoff']({ packetId });
    expect(await handlers['read-text']({ text })).toMatchObject({
      kind: 'packet',
      reading: { packetId, idCheck: 'matches', known: true },
    });
  }
  expect((await handlers['verify-log']({})).brokenAt).toBeUndefined();
}
