import * as z from 'zod/mini';
import { movableSectionKeys, type SectionKey } from '../sections.ts';
import type { Repair } from './ask-words.ts';
import { findBlock } from './find-block.ts';
import { CUT_MARK, repairBlock } from './repair-block.ts';
import { exampleItems } from './request-text.ts';
import { standsWhole } from './stands-whole.ts';

/** The most items that one answer may bring. */
const MOST_ITEMS = 300;
const MOST_TEXT_UNITS = 4_000;

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_TEXT_UNITS));
const claimShape = {
  section: z.pipe(
    z.pipe(
      z.string(),
      z.transform((name: string) =>
        name
          .trim()
          .toLowerCase()
          .replace(/[\s-]+/g, '_'),
      ),
    ),
    z.enum(movableSectionKeys),
  ),
  text,
  quote: z.optional(z.string().check(z.trim(), z.maxLength(MOST_TEXT_UNITS))),
  external_effect: z.optional(z.union([z.boolean(), z.string()])),
};
const claimSchema = z.object(claimShape);
/** In a block that was mended, a key that nobody asked for may be the rest of a broken string. */
const mendedClaimSchema = z.strictObject(claimShape);
const answerSchema = z.object({
  baton: z.string(),
  items: z.array(z.unknown()).check(z.maxLength(MOST_ITEMS)),
});

/** One thing that the assistant says about the chat. */
export interface Claim {
  readonly section: SectionKey;
  readonly text: string;
  /** The passage that it says it rests on; absent where it names none. */
  readonly quote?: string;
  readonly externalEffect: boolean;
}

/** An answer as it was read, or why it could not be: `no-block`, `not-json`, `not-an-answer`. */
export type ParsedAnswer =
  | {
      readonly outcome: 'read';
      readonly claims: readonly Claim[];
      readonly repairs: readonly Repair[];
      /** Items that could not be understood, or that were cut off in the middle. */
      readonly unreadable: number;
    }
  | { readonly outcome: 'unreadable'; readonly problem: 'no-block' | 'not-json' | 'not-an-answer' };

/** Reads the answer to one request out of an assistant's turn; whatever is doubtful is counted, never guessed. */
export function parseAnswer(markdown: string, code: string): ParsedAnswer {
  const block = findBlock(markdown, code);
  if (!block) return { outcome: 'unreadable', problem: 'no-block' };
  const repaired = repairBlock(block);
  if (!repaired) return { outcome: 'unreadable', problem: 'not-json' };
  const answer = answerSchema.safeParse(repaired.value);
  if (!answer.success || answer.data.baton.trim() !== code)
    return { outcome: 'unreadable', problem: 'not-an-answer' };
  const wasMended = repaired.repairs.length > 0;
  // What stands behind the last whole item of a cut-off block may be nothing but the mark.
  const items = answer.data.items.filter((item) => item !== CUT_MARK);
  const claims = items.flatMap((item) => (wasMended ? readMendedClaim(item, block.text) : readClaim(item)));
  return {
    outcome: 'read',
    claims: claims.filter((claim) => !isFromExample(claim)),
    repairs: repaired.repairs,
    unreadable: items.length - claims.length,
  };
}

/** An item of a block that was mended, if it is certain that its texts are those that were written. */
function readMendedClaim(item: unknown, block: string): Claim[] {
  const parsed = mendedClaimSchema.safeParse(item);
  if (!parsed.success || JSON.stringify(item).includes(CUT_MARK)) return [];
  const { text: written, quote } = parsed.data;
  const isWhole =
    standsWhole(block, 'text', written) && (quote === undefined || standsWhole(block, 'quote', quote));
  return isWhole ? readClaim(item) : [];
}

function readClaim(item: unknown): Claim[] {
  const parsed = claimSchema.safeParse(item);
  if (!parsed.success) return [];
  const { section, quote, external_effect } = parsed.data;
  const isQuoted = quote !== undefined && !/^(?:unknown|none|n\/a)?[.!]?$/i.test(quote);
  return [
    {
      section,
      text: parsed.data.text.toWellFormed(),
      ...(isQuoted ? { quote: quote.toWellFormed() } : {}),
      externalEffect: external_effect === true || /^(?:true|yes)$/i.test(String(external_effect)),
    },
  ];
}

function isFromExample(claim: Claim): boolean {
  return exampleItems.some(({ text: example }) => example === claim.text);
}
