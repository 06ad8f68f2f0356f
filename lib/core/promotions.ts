import { goesInto } from './build-packet.ts';
import type { Draft, DraftItem } from './draft.ts';
import type { Promotion } from './promotion.ts';

/** The newest ones are kept; more claims than these nobody goes through between two packets. */
const MOST_PROMOTIONS = 500;

/** The draft after an act, which remembers for the event log what the act did to claims of the assistant. */
export function notePromotions(before: Draft, after: Draft, nowMs: number): Draft {
  const claims = new Map(before.items.map((item) => [item.id, isClaim(item)]));
  const noted = after.items.flatMap((item): Promotion[] => {
    const was = claims.get(item.id);
    const withdrawn = isClaim(item);
    if (item.speaker !== 'assistant' || was === undefined || was === withdrawn) return [];
    return [{ itemId: item.id, withdrawn, atMs: nowMs }];
  });
  if (noted.length === 0) return after;
  return { ...after, promotions: [...(after.promotions ?? []), ...noted].slice(-MOST_PROMOTIONS) };
}

function isClaim(item: DraftItem): boolean {
  return item.speaker === 'assistant' && !item.confirmed && goesInto(item) === 'unknowns';
}
