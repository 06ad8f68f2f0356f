import type { Completeness, CompletenessReason } from '../../lib/core/completeness.ts';
import { amount } from '../common/amount.ts';

/** Why a reading is not known to be complete, in words. */
export const reasonWords: Record<CompletenessReason, string> = {
  'start-not-loaded': 'The beginning of the chat is not loaded in the page.',
  'start-not-established': 'The page does not show whether its first turn is the first of the chat.',
  'end-not-loaded': 'The newest turns are not loaded in the page.',
  'end-not-established': 'The page does not show whether its last turn is the newest one.',
  'turns-not-mounted': 'The page shows only the turns around the place that you scrolled to.',
  'fewer-than-declared': 'The site counts more turns than the page shows.',
  'gaps-between-turns': 'Between some turns others are missing: nothing showed how they follow each other.',
  'still-writing': 'An answer was still being written.',
  'unread-parts':
    'Parts of some turns, such as frames or drawings, could not be read. They are listed as unknown.',
  'unrecognised-elements': 'Some elements looked like turns and were not understood.',
  'roles-look-wrong': 'Many turns seem to be by one speaker in a row, so speakers may be mixed up.',
  'pasted-by-hand': 'It was pasted or selected by hand, so nothing shows whether that is all of the chat.',
  'speakers-unknown': 'Nothing shows who wrote some of the turns. Baton suggests nothing from those.',
  'not-kept-by-site':
    'This is a temporary chat: the site will not keep it, and it cannot be opened again once it is closed.',
  guessed: 'Baton does not know this site. How its turns are told apart is a guess: look through them.',
};

/** How much was read, in a few words. */
export function completenessLabel({ status, turns, turnsExpected, reasons }: Completeness): string {
  if (status === 'complete') return `${turns} of ${amount(turnsExpected ?? turns, 'turn')}`;
  if (turnsExpected !== undefined && turnsExpected !== turns) {
    return `${turns} of ${amount(turnsExpected, 'turn')}`;
  }
  const read = amount(turns, 'turn');
  if (status === 'partial') return `${read}, partly read`;
  if (reasons.includes('guessed')) return `${read}, guessed`;
  return reasons.includes('start-not-established')
    ? `${read}, beginning not established`
    : `${read}, not verified`;
}
