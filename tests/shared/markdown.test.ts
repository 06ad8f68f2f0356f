import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { htmlToMarkdown } from '../unit/sites/html.ts';
import { readShared } from './shared-folder.ts';

const caseSchema = z.object({
  name: z.string(),
  html: z.string(),
  /** Each of them is right; empty where only `check` decides. */
  markdown: z.array(z.string()),
  /** Source of a predicate on the output. */
  check: z.optional(z.string()),
});
const cases = z.array(caseSchema).parse(JSON.parse(readShared('markdown/cases.json')));

describe('the shared Markdown cases', () => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', (_name, { html, markdown, check }) => {
    const output = htmlToMarkdown(html);
    if (check === undefined) expect(markdown).toContain(output);
    else if (!markdown.includes(output)) expect(output).toSatisfy(compile(check));
  });
});

/** The predicates are data of the folder of test data, which this script is told to trust. */
function compile(check: string): (output: string) => boolean {
  return new Function(`return (${check})`)();
}
