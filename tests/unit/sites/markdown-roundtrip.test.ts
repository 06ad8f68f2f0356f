import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { expect, test } from 'vitest';
import { documents } from './documents.ts';
import { htmlToMarkdown } from './html.ts';
import { renderHtml } from './render-html.ts';
import type { Node } from './syntax-tree.ts';

const extensions = [gfm(), math()];
const mdastExtensions = [gfmFromMarkdown(), mathFromMarkdown()];

test('what is converted and parsed again gives the same tree', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(documents, (document) => {
      const markdown = htmlToMarkdown(renderHtml(document));
      const parsed = fromMarkdown(markdown, { extensions, mdastExtensions });
      expect(simplify(parsed), markdown).toEqual(simplify(document));
    }),
    // The same documents in every run: a gate must not depend on luck. Change the seed to look for new ones.
    { numRuns: 200, seed: 20_261_129 },
  );
});

/** Only what a reader of the text can see: no positions, no spacing, texts in a row as one. */
function simplify(node: Node): unknown {
  const { position, data, spread, children, ...rest } = { spread: null, children: undefined, ...node };
  if (children === undefined) return withoutNulls(rest);
  const merged: unknown[] = [];
  for (const child of children as Node[]) {
    const last = merged.at(-1);
    if (child.type === 'text' && isText(last)) last.value += child.value;
    else merged.push(simplify(child));
  }
  return { ...withoutNulls(rest), children: merged };
}

function isText(node: unknown): node is { type: 'text'; value: string } {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'text';
}

function withoutNulls(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}
