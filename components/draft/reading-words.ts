import type { Completeness } from '../../lib/core/completeness.ts';
import type { Reply } from '../../lib/core/replies.ts';
import { amount } from '../common/amount.ts';
import type { Statement } from '../common/statement.ts';

type Progress = Reply<'reading-progress'>;

/** How far the reading of a whole chat is; a total that nobody states is not made up. */
export function progressWords({ state, turnsFound, turnsExpected }: Progress): string {
  const found =
    turnsExpected === undefined
      ? `${amount(turnsFound, 'turn')} found so far, total unknown`
      : `${turnsFound} of ${amount(turnsExpected, 'turn')} found`;
  return state === 'paused' ? `Paused while the chat’s tab is hidden: ${found}` : `Reading: ${found}`;
}

/** What became of the reading of a whole chat; undefined while it is under way or when there was none. */
export function resultWords({ state }: Progress, { status, turns }: Completeness): Statement | undefined {
  switch (state) {
    case 'done':
      return status === 'complete'
        ? { tone: 'good', title: `All ${amount(turns, 'turn')} were read, from the first to the newest.` }
        : {
            tone: 'check',
            title: `${amount(turns, 'turn')} were read, and that is not known to be all.`,
            detail: 'The reasons stand above.',
          };
    case 'cancelled':
      return { tone: 'plain', title: 'Stopped. The page stands as before, and the draft is unchanged.' };
    case 'aborted':
      return {
        tone: 'check',
        title: 'The tab went on to another chat or page while it was read.',
        detail: 'Nothing of it was kept.',
      };
    case 'failed':
      return {
        tone: 'check',
        title: 'The page could not be read any further.',
        detail: 'Nothing of it was kept. Try again, or paste the chat by hand.',
      };
    default:
      return undefined;
  }
}
