import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { TextRange } from '../../lib/core/redaction/finding.ts';

const parts = z.array(z.string());
const positiveSchema = z.looseObject({
  id: z.string(),
  kind: z.string(),
  group: z.string(),
  before: parts,
  parts,
  after: parts,
});
const negativeSchema = z.looseObject({ id: z.string(), parts });
const conversationSchema = z.looseObject({ turns: z.array(z.looseObject({ markdown: z.string() })) });

/** A text in which exactly one stretch must be found. */
export type Positive = {
  readonly id: string;
  readonly group: string;
  readonly isSecret: boolean;
  readonly text: string;
  readonly value: TextRange;
};
/** A text in which nothing must be found. */
export type Negative = { readonly id: string; readonly text: string };
/** Labelled texts, secrets and personal data. */
export type Corpus = { readonly positives: readonly Positive[]; readonly negatives: readonly Negative[] };

/**
 * Reads a corpus of labelled texts: `positives.json` and `negatives.json`, every text in parts.
 *
 * @returns undefined where the folder holds none.
 */
export function findCorpus(folder: string): Corpus | undefined {
  if (!['positives.json', 'negatives.json'].every((name) => existsSync(path.join(folder, name))))
    return undefined;
  const positives = z.array(positiveSchema).parse(readJson(folder, 'positives.json'));
  const negatives = z.array(negativeSchema).parse(readJson(folder, 'negatives.json'));
  return {
    positives: positives.map((item) => {
      const [before, value, after] = [item.before.join(''), item.parts.join(''), item.after.join('')];
      return {
        id: item.id,
        group: item.group,
        isSecret: !item.group.startsWith('pii-'),
        text: before + value + after,
        value: { start: before.length, end: before.length + value.length },
      };
    }),
    negatives: negatives.map((item) => ({ id: item.id, text: item.parts.join('') })),
  };
}

/** The turns of all conversations in a folder of JSON files, as texts; empty where there is none. */
export function readChats(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.includes('.labels.'));
  return names.flatMap((name) =>
    conversationSchema.parse(readJson(folder, name)).turns.map(({ markdown }) => markdown),
  );
}

function readJson(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
}
