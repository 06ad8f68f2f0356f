import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAnswer } from '../../../../lib/core/ask/parse-answer.ts';
import { movableSectionKeys } from '../../../../lib/core/sections.ts';
import { effort } from '../../../effort.ts';
import { CODE, jsonOf, type WrittenItem } from './answers.ts';

/** Letters, and all that means something to JSON, to Markdown or to a repair. */
const character = fc.constantFrom(
  ...'abc XYZ 012 äß 日本 .,;:!? "\'\\/ {}[]() `*_~<># “”„«» \n\t - … 🙂'.split(/(?:)/u),
);
const words = fc
  .string({ unit: character, minLength: 1, maxLength: 40 })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const item: fc.Arbitrary<WrittenItem> = fc.record(
  {
    section: fc.constantFrom(...movableSectionKeys),
    text: words,
    quote: words,
    external_effect: fc.boolean(),
  },
  { requiredKeys: ['section', 'text'] },
);
const items = fc.array(item, { maxLength: 6 });

/** A damage to a block as assistants and their pages do it. */
type Damage = (json: string) => string;
const outsideStrings =
  (change: (text: string) => string): Damage =>
  (json) =>
    json.replace(/"(?:[^"\\]|\\.)*"|[^"]+/g, (part) => (part.startsWith('"') ? part : change(part)));
const trailingCommas = outsideStrings((text) => text.replace(/(?<=[^{[,\s])(\s*[}\]])/g, ',$1'));
/** Whatever stands on the edge of a string; what is inside keeps its escapes. */
const smartQuotes: Damage = (json) =>
  json.replace(/"((?:[^"\\]|\\.)*)"/g, (_, inside: string) => `“${inside}”`);
const proseAround = (json: string) => `Here is what I have:\n\n${json}\n\nIs anything missing?`;
const fenced = (json: string) => `\`\`\`json\n${json}\n\`\`\``;
const oneLine = outsideStrings((text) => text.replace(/\s+/g, ' '));

const claimsOf = (markdown: string) => {
  const parsed = parseAnswer(markdown, CODE);
  return parsed.outcome === 'read' ? parsed.claims : parsed.problem;
};
const isPlain = ({ text, quote = '' }: WrittenItem) => !/["“”„«»'\\`]/.test(text + quote);

test('a valid answer is read as it is, in a fence', () => {
  fc.assert(
    fc.property(items, (written) => {
      const whole = claimsOf(fenced(jsonOf(written)));
      expect(whole).toHaveLength(written.length);
      expect(claimsOf(proseAround(fenced(oneLine(jsonOf(written)))))).toEqual(whole);
    }),
  );
});

test('commas too many change nothing', () => {
  fc.assert(
    fc.property(items, (written) => {
      const whole = claimsOf(fenced(jsonOf(written)));
      expect(claimsOf(fenced(trailingCommas(jsonOf(written))))).toEqual(whole);
    }),
  );
});

test('smart quotes around texts without quotes change nothing', () => {
  fc.assert(
    fc.property(fc.array(item.filter(isPlain), { maxLength: 6 }), (written) => {
      const whole = claimsOf(fenced(jsonOf(written)));
      expect(claimsOf(fenced(smartQuotes(jsonOf(written))))).toEqual(whole);
      expect(claimsOf(fenced(smartQuotes(trailingCommas(jsonOf(written)))))).toEqual(whole);
    }),
  );
});

test('wherever an answer breaks off, its whole items are read and nothing else', () => {
  fc.assert(
    fc.property(items, fc.double({ min: 0, max: 1, noNaN: true }), (written, share) => {
      const json = jsonOf(written);
      const whole = claimsOf(fenced(json));
      const cut = claimsOf(`\`\`\`json\n${json.slice(0, Math.floor(json.length * share))}`);
      if (typeof cut === 'string') return;
      expect(cut).toEqual(whole.slice(0, cut.length));
    }),
    { numRuns: effort(150, 5_000) },
  );
});

test('no mixture of damages makes an item that nobody wrote', () => {
  const damages = fc.subarray([oneLine, trailingCommas, smartQuotes, proseAround]);
  const ending = fc.constantFrom(
    fenced,
    (json: string) => json,
    (json: string) => `\`\`\`\n${json}`,
  );
  fc.assert(
    fc.property(
      items,
      damages,
      ending,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (written, chosen, end, share) => {
        const json = chosen.reduce((text, damage) => damage(text), jsonOf(written));
        const claims = claimsOf(end(json.slice(0, Math.ceil(json.length * share))));
        if (typeof claims === 'string') return;
        const texts = written.map(({ text }) => lettersOf(text));
        for (const { text, section } of claims) {
          expect(texts).toContain(lettersOf(text));
          expect(written.map((one) => one.section)).toContain(section);
        }
        expect(claims.length).toBeLessThanOrEqual(written.length);
      },
    ),
    { numRuns: effort(300, 10_000) },
  );
});

test.each(['a“]', 'a“}a', 'a“, b', 'a“,“b'])(
  'a text with quotation marks of its own is no shorter text for it: %s',
  (text) => {
    const json = smartQuotes(jsonOf([{ section: 'decisions', text }]));
    for (const block of [json, json.slice(0, json.indexOf(text) + text.length), fenced(json)]) {
      const claims = claimsOf(block);
      expect(typeof claims === 'string' ? [] : claims.map((claim) => claim.text)).not.toContain('a');
    }
  },
);

test('any text at all gives an answer or a reason', () => {
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 200 }), (text) => {
      expect(() => claimsOf(`{"baton":"${CODE}","items":[${text}`)).not.toThrow();
      expect(() => claimsOf(text)).not.toThrow();
    }),
  );
});

/** What of a text no kind of quotation mark or escape changes. */
function lettersOf(text: string): string {
  return text.replace(/["“”„«»'‘’\\`\s]/g, '');
}
