import type { fromMarkdown } from 'mdast-util-from-markdown';

type Root = ReturnType<typeof fromMarkdown>;

/** Any node of a Markdown syntax tree (mdast). */
export type Node = Root | Root['children'][number];

/** The node of one type. */
export type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>;
