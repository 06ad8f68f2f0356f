import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Turn } from '../../lib/core/capture.ts';

const conversationSchema = z.object({
  id: z.string(),
  language: z.string(),
  turns: z.array(z.object({ role: z.enum(['user', 'assistant']), markdown: z.string() })),
});

/** An item that a careful reader would carry. `quote` holds the exact words. */
const labelSchema = z.object({
  turn: z.int(),
  quote: z.string(),
  said_by: z.optional(z.string()),
  negator: z.nullish(z.string()),
  superseded_by_turn: z.nullish(z.int()),
  resolved: z.optional(z.unknown()),
  implied: z.optional(z.unknown()),
  weak: z.optional(z.unknown()),
  soft: z.optional(z.unknown()),
});
export type Label = z.infer<typeof labelSchema>;

const labels = z.array(labelSchema);
const labelsSchema = z.object({
  decisions: labels,
  restrictions: labels,
  instructions: labels,
  open_items: labels,
  unknowns: labels,
  rejected: labels,
  traps: z.array(z.object({ kind: z.string(), turn: z.int(), quote: z.string(), why: z.string() })),
});

/** The labels of one conversation, by section, and what a careless reader gets wrong. */
export type Labels = z.infer<typeof labelsSchema>;

/** The sections whose items are counted one by one. */
export const labelledSections = [
  'restrictions',
  'instructions',
  'decisions',
  'open_items',
  'unknowns',
  'rejected',
] as const;
export type LabelledSection = (typeof labelledSections)[number];

/** A conversation with the labels of its reader. */
export type LabelledConversation = {
  readonly id: string;
  readonly language: string;
  readonly turns: readonly Turn[];
  readonly labels: Labels;
};

/** Reads the labelled conversations of a folder; none where the folder has none. */
export function readConversations(folder: string): LabelledConversation[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.labels.json'));
  return names.sort().map((name) => {
    const { turns, ...named } = conversationSchema.parse(readJson(folder, name.replace('.labels', '')));
    return {
      ...named,
      turns: turns.map((turn, index): Turn => ({ index, ...turn, attachments: [], unread: [] })),
      labels: labelsSchema.parse(readJson(folder, name)),
    };
  });
}

function readJson(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
}
