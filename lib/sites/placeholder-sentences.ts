import type { Turn } from '../core/capture.ts';

/**
 * A code block without a language that holds nothing but the sentence which Claude's exports and mobile pages put in
 * the place of an artifact, reported 2025 to 2026.
 */
const BLOCK = /^(`{3,}|~{3,})\nthis block is not supported on your current device yet\.?\n\1$\n*/gim;

/** Turns placeholder sentences of an answer into what they stand for: an artifact that was not captured. */
export function nameMissingArtifacts(turn: Turn): Turn {
  if (turn.role !== 'assistant') return turn;
  const attachments = [...turn.attachments];
  const markdown = turn.markdown.replace(BLOCK, () => {
    attachments.push({ name: 'artifact that was not captured', kind: 'artifact' });
    return '';
  });
  return markdown === turn.markdown ? turn : { ...turn, markdown: markdown.trimEnd(), attachments };
}
