import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import type { Node } from './syntax-tree.ts';

const extensions = [gfm(), math()];
const mdastExtensions = [gfmFromMarkdown(), mathFromMarkdown()];

/** Parses Markdown with GFM and TeX, as an independent parser sees it. */
export function parseMarkdown(markdown: string): Node {
  return fromMarkdown(markdown, { extensions, mdastExtensions });
}

/** Only what a reader of the text can see: no positions, no spacing, texts in a row as one. */
export function simplify(node: Node): unknown {
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
