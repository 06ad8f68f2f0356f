import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Node } from './syntax-tree.ts';

interface CodeBlock {
  readonly lang: string;
  readonly lines: number;
  readonly text: string;
}

/** Indented lines are text here: the user's own words may begin with spaces, and nothing is written that way. */
const fencesOnly = { disable: { null: ['codeIndented'] } };

/** The fenced code blocks of a Markdown text, at any depth, as an independent parser sees them. */
export function readCodeBlocks(markdown: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  collect(fromMarkdown(markdown, { extensions: [fencesOnly] }), blocks);
  return blocks;
}

function collect(node: Node, blocks: CodeBlock[]): void {
  if (node.type === 'code') {
    blocks.push({ lang: node.lang ?? '', lines: node.value.split('\n').length, text: node.value });
  }
  if ('children' in node) for (const child of node.children) collect(child, blocks);
}
