import type { Turn } from '../capture.ts';
import { withoutPastedText } from './pasted-text.ts';
import { readTurnText, type TurnText } from './turn-text.ts';

/** A turn of the user or the assistant with what its speaker said in their own words. */
export type ReadTurn = {
  readonly index: number;
  readonly role: 'user' | 'assistant';
  readonly text: TurnText;
};

/** Reads a turn; turns of the system and of tools hold nobody's word and give none. */
export function readTurn(turn: Turn): ReadTurn[] {
  if (turn.role !== 'user' && turn.role !== 'assistant') return [];
  const markdown = turn.role === 'user' ? withoutPastedText(turn.markdown) : turn.markdown;
  return [{ index: turn.index, role: turn.role, text: readTurnText(markdown) }];
}
