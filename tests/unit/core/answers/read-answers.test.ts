import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAnswers } from '../../../../lib/core/answers/read-answers.ts';
import { renderPacketText } from '../../../../lib/core/packet-text.ts';
import { fullExample } from '../packets.ts';

const expected = ['goal', 'facts', 'rules', 'done', 'next'];
const none = [undefined, undefined, undefined, undefined, undefined];
const read = (reply: string) => readAnswers(reply).answers;
const numbered = (mark: (number: number) => string) =>
  expected.map((text, at) => `${mark(at + 1)}${text}`).join('\n');
const digits = (zero: string) => (number: number) =>
  String.fromCodePoint((zero.codePointAt(0) ?? 0) + number);

describe('the five answers are read from', () => {
  test.each([
    ['a numbered list', numbered((n) => `${n}. `)],
    ['brackets', numbered((n) => `${n}) `)],
    ['brackets on both sides', numbered((n) => `(${n}) `)],
    ['bold numbers', numbered((n) => `**${n}.** `)],
    ['numbers in bold headings', numbered((n) => `### **${n}.** `)],
    ['headings with numbers', numbered((n) => `### ${n}. `)],
    ['labels', numbered((n) => `Answer ${n}: `)],
    ['labels of another language', numbered((n) => `Réponse ${n} : `)],
    ['labels in bold', numbered((n) => `**Antwort ${n}:** `)],
    ['labels without a space', numbered((n) => `回答${n}：`)],
    ['colons', numbered((n) => `${n}: `)],
    ['dashes', numbered((n) => `${n} – `)],
    ['escaped stops', numbered((n) => `${n}\\. `)],
    ['key caps', numbered((n) => `${n}\uFE0F\u20E3 `)],
    ['circles', numbered((n) => `${'①②③④⑤'[n - 1]} `)],
    ['full-width digits and stops', numbered((n) => `${digits('０')(n)}．`)],
    ['full-width colons', numbered((n) => `${n}：`)],
    ['Arabic-Indic digits', numbered((n) => `${digits('٠')(n)}. `)],
    ['Persian digits', numbered((n) => `${digits('۰')(n)}) `)],
    ['Devanagari digits', numbered((n) => `${digits('०')(n)}. `)],
    ['Chinese numerals', numbered((n) => `${'一二三四五'[n - 1]}、`)],
    ['numbers on lines of their own', numbered((n) => `${n}\n`)],
    ['bold numbers on lines of their own', numbered((n) => `**${n}.**\n\n`)],
    ['a quotation', numbered((n) => `> ${n}. `)],
    ['a fence that holds all of it', `\`\`\`text\n${numbered((n) => `${n}. `)}\n\`\`\``],
    ['Windows line ends', numbered((n) => `${n}. `).replaceAll('\n', '\r\n')],
    ['what follows an acknowledgement', `baton-ack 0-0 r1\n\n${numbered((n) => `${n}. `)}`],
    ['headings', expected.map((text) => `## Überschrift\n\n${text}\n`).join('\n')],
    ['headings under a title', `# 引き継ぎ\n${expected.map((text) => `## 見出し\n${text}`).join('\n')}`],
    ['lines in bold', expected.map((text) => `**Ein Titel**\n${text}`).join('\n\n')],
    ['bold words with a colon', expected.map((text) => `**Titre :** ${text}`).join('\n\n')],
    ['a colon after bold words', expected.map((text) => `__Titulo__: ${text}`).join('\n')],
    ['an array', `Here:\n${JSON.stringify(expected)}\nI wait.`],
    ['an array in a fence', `\`\`\`json\n${JSON.stringify(expected, null, 2)}\n\`\`\``],
    ['numbered keys', JSON.stringify({ 1: 'goal', 2: 'facts', 3: 'rules', 4: 'done', 5: 'next' })],
    [
      'numbered names as keys, in any order',
      JSON.stringify({
        answer_5: 'next',
        answer_1: 'goal',
        answer_2: 'facts',
        answer_4: 'done',
        answer_3: 'rules',
      }),
    ],
    [
      'five keys of any name, beside the acknowledgement',
      JSON.stringify({
        ack: 'baton-ack 0-0 r1',
        目的: 'goal',
        事実: 'facts',
        規則: 'rules',
        済み: 'done',
        次: 'next',
      }),
    ],
    ['answers inside an object', JSON.stringify({ status: 'ok', answers: expected })],
    [
      'objects with their question',
      JSON.stringify(expected.map((answer) => ({ question: 'What?', answer }))),
    ],
  ])('%s', (_name, reply) => {
    expect(read(reply)).toEqual(expected);
  });

  test('any of these forms alike, whatever the answers say', () => {
    const answer = fc
      .array(fc.constantFrom('nichts', 'le but', '目的', 'ship', '12 rows', 'a: b', '(see 3)'), {
        minLength: 1,
        maxLength: 6,
      })
      .map((words) => `x ${words.join(' ')}`);
    const five = fc.tuple(answer, answer, answer, answer, answer);
    fc.assert(
      fc.property(five, (answers) => {
        const forms = [
          answers.map((text, at) => `${at + 1}. ${text}`).join('\n'),
          answers.map((text, at) => `**${at + 1})** ${text}`).join('\n\n'),
          answers.map((text) => `## Title\n${text}`).join('\n'),
          JSON.stringify(answers),
          `Sure:\n\`\`\`json\n${JSON.stringify({ answers: Object.fromEntries(answers.map((text, at) => [at + 1, text])) })}\n\`\`\``,
        ];
        for (const form of forms) expect(read(form)).toEqual(answers);
      }),
    );
  });
});

describe('an answer', () => {
  test('keeps the lines and the lists that belong to it', () => {
    const reply =
      '1. goal\n   and more\n2. facts\n3. rules:\n   1. never send\n   2. never delete\n4. done\n5. next';
    const answers = read(reply);
    expect(answers[0]).toBe('goal\n   and more');
    expect(answers[2]).toBe('rules:\n   1. never send\n   2. never delete');
    expect(answers[4]).toBe('next');
  });

  test('keeps a list that begins from 1 again at the margin', () => {
    const answers = read('1. goal\n2. facts:\n1. a\n2. b\n3. c\n3. rules\n4. done\n5. next');
    expect(answers).toEqual(['goal', 'facts:\n1. a\n2. b\n3. c', 'rules', 'done', 'next']);
  });

  test('keeps steps that are numbered by another word', () => {
    const answers = read('1. goal\nStep 2: pack\n2. facts\n3. rules\n4. done\n5. next');
    expect(answers[0]).toBe('goal\nStep 2: pack');
  });

  test('keeps code with numbered lines', () => {
    const answers = read('1. goal\n```\n2. not an answer\n```\n2. facts\n3. r\n4. d\n5. n');
    expect(answers[0]).toContain('2. not an answer');
    expect(answers[1]).toBe('facts');
  });

  test('that is skipped is missing, and those after it are read', () => {
    expect(read('1. goal\n2. facts\n4. done\n5. next')).toEqual(['goal', 'facts', undefined, 'done', 'next']);
    expect(read('{"1": "goal", "3": null, "5": "next"}')).toEqual([
      'goal',
      undefined,
      undefined,
      undefined,
      'next',
    ]);
    expect(read('1. goal\n2.\n3. rules')).toEqual(['goal', undefined, 'rules', undefined, undefined]);
  });
});

describe('no answer is guessed from', () => {
  test.each([
    ['prose', 'Understood, I will continue.'],
    ['five paragraphs', expected.join('\n\n')],
    ['four headings', '## a\nx\n## b\nx\n## c\nx\n## d\nx'],
    ['six headings', '## a\nx\n## b\nx\n## c\nx\n## d\nx\n## e\nx\n## f\nx'],
    ['an array of four', '["a","b","c","d"]'],
    ['broken JSON', '["a","b","c","d","e"'],
    ['the packet given back', renderPacketText(fullExample).split('Please reply')[0] ?? ''],
    ['numbers that are amounts', '3.5 million rows\n5 items\n2,4 km'],
    ['bold words inside sentences', expected.map((text) => `**This** is ${text}`).join('\n')],
    ['nothing', ''],
  ])('%s', (_name, reply) => {
    expect(read(reply)).toEqual(none);
  });
});

test('a reply of any length comes to an end, and says that only its beginning was read', () => {
  for (const piece of [
    '1. a\n',
    '**a** ',
    '[[[',
    '{"a":',
    '# a\n',
    '٣. ',
    '\n> > > ',
    '1\uFE0F\u20E3',
    '```\n',
  ]) {
    const reading = readAnswers(piece.repeat(Math.ceil(2_000_000 / piece.length)));
    expect(reading.isCut).toBe(true);
  }
});
