import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type PageCapture, parsePageCapture } from '../../lib/core/capture.ts';
import { capturePage } from '../unit/sites/capture.ts';
import { parsePage } from '../unit/sites/html.ts';
import { parseMarkdown, simplify } from '../unit/sites/parse-markdown.ts';
import { type Change, interfaceChanges } from './interface-changes.ts';
import { listShared, readShared } from './shared-folder.ts';

const truthSchema = z.object({
  turn1: z.string(),
  turn2: z.string(),
  turn3: z.string(),
  user_turns: z.array(z.string()),
});
const truth = truthSchema.parse(JSON.parse(readShared('fixtures/real-truth.json')));
const answers = [truth.turn1, truth.turn2, truth.turn3];
const folders = listShared('fixtures').filter((name) => /^real-[a-z-]+$/.test(name));

test('every interface of the folder has an entry in the table', () => {
  expect(folders.map((name) => name.replace('real-', ''))).toEqual(Object.keys(interfaceChanges).sort());
});

describe.each(Object.entries(interfaceChanges))('%s', (name, { site, userText, showsStreaming, changes }) => {
  const whole = capture(`fixtures/real-${name}/conversation.html`);
  const begun = capture(`fixtures/real-${name}/streaming.html`);

  test('is read by the adapter that should read it, and its composer is found', () => {
    expect(whole).toMatchObject({ status: 'read', site, composer: 'found' });
    expect(whole.evidence.guessed).toBe(site === 'generic' ? true : undefined);
    expect(whole.evidence).toMatchObject({ streaming: false, unrecognised: 0 });
  });

  test('has all turns in order', () => {
    expect(whole.turns.map(({ role }) => role)).toEqual(
      truth.user_turns.flatMap(() => ['user', 'assistant']),
    );
    expect(whole.turns.flatMap(({ attachments }) => attachments)).toEqual([]);
  });

  test.each([0, 1, 2])('gives question %i back', (index) => {
    const read = whole.turns[2 * index]?.markdown ?? '';
    const typed = truth.user_turns[index] ?? '';
    if (userText === 'as typed') expect(read).toBe(typed);
    else expect(seen(read)).toEqual(seen(applyChanges(typed, changes)));
  });

  test.each([0, 1, 2])('gives answer %i back, but for what the interface changed', (index) => {
    const read = whole.turns[2 * index + 1]?.markdown ?? '';
    expect(seen(read)).toEqual(seen(applyChanges(answers[index] ?? '', changes)));
  });

  test('needs every change in its table', () => {
    const sent = [...truth.user_turns, ...answers].join('\n\n');
    expect(changes.filter(({ from }) => !sent.includes(from))).toEqual([]);
  });

  test('in the middle of an answer, what is there is read', () => {
    expect(begun.evidence.streaming).toBe(showsStreaming);
    expect(begun.turns.slice(0, 3).map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(begun.turns.slice(0, 2).map(({ markdown }) => markdown)).toEqual(
      whole.turns.slice(0, 2).map(({ markdown }) => markdown),
    );
  });
});

function capture(path: string): PageCapture {
  const url = 'http://localhost:8080/';
  return parsePageCapture(capturePage(parsePage(readShared(path), url), new URL(url)));
}

function applyChanges(markdown: string, changes: readonly Change[]): string {
  return changes.reduce((text, { from, to }) => text.replaceAll(from, () => to), markdown);
}

/** What a reader sees of a Markdown text; a line end inside a paragraph is a space. */
function seen(markdown: string): unknown {
  return JSON.parse(JSON.stringify(simplify(parseMarkdown(markdown)), withSpaces));
}

function withSpaces(_key: string, value: unknown): unknown {
  const isText = typeof value === 'object' && value !== null && 'type' in value && value.type === 'text';
  return isText && 'value' in value ? { ...value, value: String(value.value).replaceAll('\n', ' ') } : value;
}
