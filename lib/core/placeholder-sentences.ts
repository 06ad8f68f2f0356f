import type { Turn } from './capture.ts';

/**
 * Sentences that a site puts in the place of an artifact which it does not show there, in a code block of their own.
 * Claude's exports and mobile pages, reported 2025 to 2026.
 */
const SENTENCES: readonly RegExp[] = [
  /^this block is not supported on your current device yet\.?$/i,
  /^viewing artifacts created via the analysis tool web feature preview isn.t yet supported on mobile\.?$/i,
];
/** A code block without a language: its marks and its text. */
const BLOCK = /^(`{3,}|~{3,})[ \t]*\n([^\n]*)\n\1[ \t]*$\n*/gm;

/** Turns placeholder sentences of an answer into what they stand for: an artifact that was not captured. */
export function nameMissingArtifacts(turn: Turn): Turn {
  if (turn.role !== 'assistant') return turn;
  let missing = 0;
  const markdown = turn.markdown.replace(BLOCK, (block: string, _marks: string, text: string) => {
    if (!SENTENCES.some((sentence) => sentence.test(text.trim()))) return block;
    missing += 1;
    return '';
  });
  if (missing === 0) return turn;
  const artifacts = Array.from({ length: missing }, () => ({
    name: 'artifact that was not captured',
    kind: 'artifact' as const,
  }));
  return { ...turn, markdown: markdown.trimEnd(), attachments: [...turn.attachments, ...artifacts] };
}
