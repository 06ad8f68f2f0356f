import { findAcknowledgementCodes } from '../acknowledgement-line.ts';
import type { Turn } from '../capture.ts';
import { FENCE_NAME } from '../packet-text.ts';

const FIRST_LINE = /\bbaton\s([0-9a-f]{8})-([0-9a-f]{4})\sr\d/gi;
const LAST_LINE = /\bEnd\sof\shandoff\s([0-9a-f]{12})[0-9a-f]{52}\b/gi;

/**
 * The turns without what a handoff brought into them: the text of a packet is the state of another conversation and
 * nobody's word in this one, and the reply that acknowledges it repeats it. What the user wrote around the text stays,
 * and so do indexes and roles.
 */
export function withoutHandoffs(turns: readonly Turn[]): Turn[] {
  let isHandedOver = false;
  return turns.map((turn) => {
    if (turn.role === 'user') {
      const markdown = withoutPacketTexts(turn.markdown);
      if (markdown === turn.markdown) return turn;
      isHandedOver = true;
      return { ...turn, markdown };
    }
    const repeats = isHandedOver && findAcknowledgementCodes(turn.markdown).length > 0;
    return repeats ? { ...turn, markdown: '' } : turn;
  });
}

/** Takes out each packet's text from its first to its last line; one that was cut off goes to the end. */
function withoutPacketTexts(text: string): string {
  const lastFence = text.lastIndexOf(FENCE_NAME);
  const ends = findEnds(text);
  let kept = '';
  let fromUnits = 0;
  for (const { 1: first = '', 2: second = '', index } of text.matchAll(FIRST_LINE)) {
    if (index < fromUnits) continue;
    const endUnits = ends.get(`${first}${second}`.toLowerCase())?.find((end) => end > index);
    if (endUnits === undefined && lastFence < index) continue;
    kept += text.slice(fromUnits, text.lastIndexOf('\n', index) + 1);
    fromUnits = endUnits ?? text.length;
  }
  return kept + text.slice(fromUnits);
}

/** Where the last lines end, by the beginning of the id that they name. */
function findEnds(text: string): Map<string, number[]> {
  const ends = new Map<string, number[]>();
  for (const { 0: line, 1: id = '', index } of text.matchAll(LAST_LINE)) {
    const name = id.toLowerCase();
    const end = text.indexOf('\n', index + line.length);
    const known = ends.get(name) ?? [];
    known.push(end === -1 ? text.length : end);
    ends.set(name, known);
  }
  return ends;
}
