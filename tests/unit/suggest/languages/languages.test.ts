import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../../lib/core/suggest/languages.ts';
import { suggestItems } from '../../../../lib/core/suggest/suggest-items.ts';
import type { SuggestedSection } from '../../../../lib/core/suggest/suggestion.ts';
import { effort } from '../../../effort.ts';
import { conversation, texts } from '../conversation.ts';
import { chinese } from './chinese-cases.ts';
import { french } from './french-cases.ts';
import { german } from './german-cases.ts';
import { japanese } from './japanese-cases.ts';
import type { LanguageCases, SectionCases } from './language-cases.ts';
import { portuguese } from './portuguese-cases.ts';
import { spanish } from './spanish-cases.ts';

const all: readonly LanguageCases[] = [german, french, spanish, portuguese, japanese, chinese];

test('every language but English, which has its own tables, has cases here', () => {
  expect(['en', ...all.map(({ code }) => code)]).toEqual(languages.map(({ code }) => code));
});

describe.each(all)(
  '$code',
  ({ code, opening, user, assistant, lifted, withdrawn, forbidding, others, consent }) => {
    // `getRules` cannot fail: the test above holds the two lists to each other.
    const rules = languages.find((one) => one.code === code)!;
    const said = (...lines: string[]) =>
      conversation(`u: ${opening}`, 'a: OK.', ...lines.flatMap((line) => [`u: ${line}`, 'a: OK.']));
    const answered = (line: string) => conversation(`u: ${opening}`, `a: ${line}`, 'u: ok');
    const rows = (cases: LanguageCases['user'], pick: keyof SectionCases) =>
      // Object.entries forgets the keys of a partial record.
      (Object.entries(cases) as [SuggestedSection, SectionCases][]).flatMap(
        ([section, { [pick]: sentences }]) => sentences.map((sentence) => [section, sentence] as const),
      );

    test('is recognised by the user’s own words', () => {
      expect(suggestItems(said()).language).toBe(code);
    });

    test.each(rows(user, 'hits'))('%s: the user says "%s"', (section, sentence) => {
      const found = texts(said(sentence), section);
      expect(found).toHaveLength(1);
      const quotes = suggestItems(said(sentence)).suggestions.filter((item) => item.section === section);
      expect(sentence).toContain(quotes[0]?.quote);
    });

    test.each(rows(user, 'misses'))('%s: "%s" proposes none', (section, sentence) => {
      expect(texts(said(sentence), section)).toEqual([]);
    });

    test.each(rows(assistant, 'hits'))('%s: the assistant says "%s"', (section, sentence) => {
      expect(texts(answered(sentence), section)).toHaveLength(1);
    });

    test.each(rows(assistant, 'misses'))('%s: the assistant’s "%s" proposes none', (section, sentence) => {
      expect(texts(answered(sentence), section)).toEqual([]);
    });

    test('a restriction says who said it to whom and holds the user’s words', () => {
      const [item] = suggestItems(said(lifted.restriction)).suggestions.filter(
        ({ section }) => section === 'restrictions',
      );
      expect(item).toMatchObject({ words: lifted.restriction, role: 'user', turnIndex: 2 });
      expect(item?.text).toContain(lifted.restriction);
      expect(item?.text).not.toBe(lifted.restriction);
    });

    test('however it is said, the text of a prohibition keeps a negator', () => {
      const { beginnings, endings } = forbidding;
      const space = /[A-Za-z]$/.test(beginnings[0]!) ? ' ' : '';
      fc.assert(
        fc.property(fc.constantFrom(...beginnings), fc.constantFrom(...endings), (beginning, ending) => {
          const [text = '', ...more] = texts(said(`${beginning}${space}${ending}`), 'restrictions');
          expect(more).toEqual([]);
          expect(text).toMatch(rules.negator);
          expect(text).toContain(ending.replace(/[.!。！]$/, ''));
        }),
        { numRuns: effort(30, 500) },
      );
    });

    test.each(lifted.by)('a restriction is lifted by "%s" and said to be withdrawn', (words) => {
      const turns = said(lifted.restriction, words);
      expect(texts(turns, 'restrictions')).toEqual([]);
      expect(texts(turns, 'rejected').join()).toContain(rules.wording.withdrawn('').trim());
    });

    test.each(lifted.not)('a restriction stays after "%s"', (words) => {
      expect(texts(said(lifted.restriction, words), 'restrictions').join()).toContain(lifted.restriction);
    });

    test.each(withdrawn.by)('a decision is taken back by "%s" and said to be withdrawn', (words) => {
      const turns = said(withdrawn.decision, words);
      expect(texts(turns, 'decisions')).not.toContain(withdrawn.decision);
      expect(texts(turns, 'rejected')).toContain(rules.wording.withdrawn(withdrawn.decision));
    });

    test.each(others)('what somebody else wrote is not the user’s word: %j', (turn) => {
      const turns = said(turn);
      expect([...texts(turns, 'restrictions'), ...texts(turns, 'decisions')]).toEqual([]);
    });

    test.each(['>', '<think>'])('what stands behind %s gives nothing', (mark) => {
      const end = mark === '>' ? '' : '\n</think>';
      const [decision, restriction] = [withdrawn.decision, lifted.restriction];
      const hidden = `${mark} ${decision}\n${mark === '>' ? '> ' : ''}${restriction}${end}`;
      expect(texts(said(hidden), 'decisions')).toEqual([]);
      expect(texts(said(hidden), 'restrictions')).toEqual([]);
    });

    test('an assistant’s thinking gives no claim', () => {
      for (const claim of assistant.unknowns?.hits ?? [])
        expect(texts(answered(`<thinking>\n${claim}\n</thinking>\nOK.`), 'unknowns')).toEqual([]);
    });

    test.each(consent.answers)('"%s" to an offer agrees to nothing', (answer) => {
      const turns = conversation(`u: ${opening}`, `a: ${consent.offer}`, `u: ${answer}`);
      const sections = suggestItems(turns).suggestions.map(({ section }) => section);
      expect(sections.filter((section) => section !== 'goal' && section !== 'next_step')).toEqual([]);
    });

    test('an assistant decides and forbids nothing', () => {
      const turns = answered(`${withdrawn.decision} ${lifted.restriction}`);
      expect([...texts(turns, 'restrictions'), ...texts(turns, 'decisions')]).toEqual([]);
    });
  },
);
