import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effort } from '../../effort.ts';
import { documents } from './documents.ts';
import { htmlToMarkdown } from './html.ts';
import { parseMarkdown, simplify } from './parse-markdown.ts';
import { codeMarkups, formulaMarkups, renderHtml } from './render-html.ts';

const markup = fc.record({
  formula: fc.constantFrom(...formulaMarkups),
  code: fc.constantFrom(...codeMarkups),
});

test('what is converted and parsed again gives the same tree', () => {
  fc.assert(
    fc.property(documents, markup, (document, how) => {
      const markdown = htmlToMarkdown(renderHtml(document, how));
      expect(simplify(parseMarkdown(markdown)), markdown).toEqual(simplify(document));
    }),
    // The same documents in every run: a gate must not depend on luck. Change the seed to look for new ones.
    { numRuns: effort(100, 3_000), seed: 20_261_129 },
  );
});
