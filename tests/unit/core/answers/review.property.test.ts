import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PointMark } from '../../../../lib/core/answers/answer-marks.ts';
import { reviewReply } from '../../../../lib/core/answers/review-answers.ts';
import { type Packet, restrictionRule } from '../../../../lib/core/packet.ts';
import { anyPacket } from '../packets.ts';

const acts = ['publish', 'delete', 'rename', 'print', 'archive', 'translate', 'invoice', 'upload'];
const things = [
  ['harbour', 'timetable'],
  ['winter', 'catalogue'],
  ['member', 'register'],
  ['greenhouse', 'drawing'],
  ['concert', 'poster'],
  ['bicycle', 'contract'],
  ['kitchen', 'inventory'],
  ['library', 'stamp'],
  ['museum', 'brochure'],
  ['orchard', 'survey'],
  ['chapel', 'organ'],
].map(([kind, noun]) => `the ${kind} ${noun}`);

/** A packet whose points are about eleven different things at most, each once. */
const packetOfThings: fc.Arbitrary<Packet> = fc
  .record({
    things: fc.shuffledSubarray(things, { minLength: things.length }),
    acts: fc.array(fc.constantFrom(...acts), { minLength: things.length, maxLength: things.length }),
    restrictions: fc.integer({ min: 1, max: 3 }),
    decisions: fc.integer({ min: 0, max: 2 }),
    done: fc.integer({ min: 0, max: 2 }),
  })
  .map((one) => {
    const rest = one.things.map((thing, at) => ({ thing, act: one.acts[at] ?? '' }));
    const take = <Text>(count: number, say: (one: { thing: string; act: string }) => Text): Text[] =>
      rest.splice(0, count).map(say);
    return {
      schema_version: 1,
      conversation_id: 'test:c',
      revision: 1,
      goal: take(1, ({ thing, act }) => `We want to ${act} ${thing}.`).join(''),
      restrictions: take(one.restrictions, ({ thing, act }) => `Do not ${act} ${thing}.`),
      decisions: take(one.decisions, ({ thing }) => `It stays with ${thing} as it is.`),
      done: take(one.done, ({ thing, act }) => `We did ${act} ${thing}.`),
      confirmed_facts: take(1, ({ thing }) => `There is a copy of ${thing}.`),
      unknowns: take(1, ({ thing }) => `Whether ${thing} is complete.`),
      next_step: take(1, ({ thing, act }) => `We ${act} ${thing}.`).join(''),
      open_items: [],
      last_completed_step: '',
    };
  });

/** The five answers that repeat the packet word for word. */
function wordForWord(packet: Packet): string[][] {
  return [
    [packet.goal],
    [...packet.confirmed_facts, ...packet.unknowns],
    [...(packet.restrictions ?? []).map(restrictionRule), ...packet.decisions],
    packet.done ?? [],
    [packet.next_step ?? ''],
  ];
}

const listOf = (answers: readonly (readonly string[])[]) =>
  answers.map((texts, at) => `${at + 1}. ${texts.join(' ')}`).join('\n');

function marksOf(packet: Packet, reply: string): { text: string; mark: PointMark }[] {
  return reviewReply(packet, reply).points.map(({ point, mark }) => ({ text: point.text, mark }));
}

/** The marks that are not `stated`. */
const marked = (packet: Packet, reply: string) =>
  marksOf(packet, reply).filter(({ mark }) => mark !== 'stated');

describe('a reply', () => {
  test('that repeats every point word for word has all of them stated, and nothing invented', () => {
    fc.assert(
      fc.property(packetOfThings, (packet) => {
        const reply = listOf(wordForWord(packet));
        expect(marked(packet, reply)).toEqual([]);
        expect(reviewReply(packet, reply).invented).toEqual([]);
      }),
    );
  });

  test('that drops one point has exactly that one missing', () => {
    fc.assert(
      fc.property(packetOfThings, fc.nat(), (packet, nat) => {
        const answers = wordForWord(packet);
        const all = answers.flat();
        const dropped = all[nat % all.length] ?? '';
        const reply = listOf(answers.map((texts) => texts.filter((text) => text !== dropped)));
        expect(marked(packet, reply)).toEqual([{ text: dropped, mark: 'missing' }]);
      }),
    );
  });

  test('that takes the "not" out of one restriction contradicts exactly that one', () => {
    fc.assert(
      fc.property(packetOfThings, fc.nat(), (packet, nat) => {
        const rules = (packet.restrictions ?? []).map(restrictionRule);
        const rule = rules[nat % rules.length] ?? '';
        const turned = rule.replace('Do not ', 'We ');
        const reply = listOf(wordForWord(packet)).replace(rule, turned);
        expect(marked(packet, reply)).toEqual([{ text: rule, mark: 'contradicted' }]);
      }),
    );
  });

  test('that names a forbidden act or a finished step as the next one has exactly that one marked', () => {
    fc.assert(
      fc.property(packetOfThings, fc.nat(), (packet, nat) => {
        const planned = [
          ...(packet.restrictions ?? []).map((one) => ({
            text: restrictionRule(one),
            plan: restrictionRule(one).replace('Do not ', 'Then we '),
            mark: 'contradicted',
          })),
          ...(packet.done ?? []).map((text) => ({ text, plan: text.replace('did ', ''), mark: 'repeated' })),
        ];
        const one = planned[nat % planned.length];
        const reply = `${listOf(wordForWord(packet))} ${one?.plan}`;
        expect(marked(packet, reply)).toEqual([{ text: one?.text, mark: one?.mark }]);
      }),
    );
  });

  test('has the same marks as a list, under headings and as JSON, whatever it drops', () => {
    fc.assert(
      fc.property(packetOfThings, fc.array(fc.nat(9), { maxLength: 4 }), (packet, drops) => {
        const all = wordForWord(packet).flat();
        const answers = wordForWord(packet).map((texts) => [
          'Well.',
          ...texts.filter((text) => !drops.includes(all.indexOf(text))),
        ]);
        const marks = marksOf(packet, listOf(answers));
        const texts = answers.map((one) => one.join(' '));
        expect(marksOf(packet, texts.map((text) => `## Title\n\n${text}`).join('\n\n'))).toEqual(marks);
        expect(marksOf(packet, `\`\`\`json\n${JSON.stringify(texts)}\n\`\`\``)).toEqual(marks);
        expect(marksOf(packet, JSON.stringify({ ...['', ...texts] }))).toEqual(marks);
      }),
    );
  });

  test('of any text to any packet comes to an end, with one mark for each point', () => {
    const line = fc.constantFrom(
      '1. ',
      '2) ',
      '## ',
      '**',
      '{"1":"',
      '["',
      '```',
      'not ',
      'Unknown: ',
      '、',
      '。',
      'nobody ',
    );
    const text = fc.array(fc.oneof(line, fc.string({ unit: 'grapheme', maxLength: 20 })), { maxLength: 40 });
    fc.assert(
      fc.property(anyPacket, text, (packet, parts) => {
        const review = reviewReply(packet, parts.join('\n'));
        expect(review.answers).toHaveLength(5);
        expect(review).toEqual(reviewReply(packet, parts.join('\n')));
      }),
    );
  });
});

test('a large packet and a reply of any length come to an end', () => {
  const texts = Array.from({ length: 400 }, (_, at) => `Do not print page ${at} of the harbour timetable.`);
  const packet: Packet = {
    schema_version: 1,
    conversation_id: 'test:c',
    revision: 1,
    goal: 'We want to print the harbour timetable.',
    confirmed_facts: texts,
    decisions: texts,
    restrictions: texts,
    open_items: [],
    unknowns: texts,
    last_completed_step: '',
  };
  for (const piece of [
    'print the harbour timetable page, ',
    'You approved the page. ',
    '未知：',
    '- do not print\n',
  ]) {
    const reply = [1, 2, 3, 4, 5].map((at) => `${at}. ${piece.repeat(1_000)}`).join('\n');
    expect(reviewReply(packet, reply.repeat(20)).points).toHaveLength(1_601);
  }
});
