/** How much of a conversation a page keeps mounted; set by its address. */
export interface VirtualOptions {
  /** The most turns that are mounted at a time: `?virtual=8`. */
  mostTurns: number;
  /** So many of the first turns are loaded only when the upper end comes into view: `&older=40`. */
  olderTurns: number;
  /** Each part of them waits for `demo:older` on the document: `&load=hold`. */
  holdsOlder: boolean;
  /** Turns have no ids and no positions: `&ids=off`. */
  withoutIds: boolean;
}

/** Event that lets a page load the next part of its older turns. */
export const OLDER_EVENT = 'demo:older';

/** Reads the options of this page; undefined where all turns stay in the page. */
export function findVirtualOptions(search: string): VirtualOptions | undefined {
  const query = new URLSearchParams(search);
  const mostTurns = Number(query.get('virtual'));
  if (mostTurns === 0) return undefined;
  return {
    mostTurns,
    olderTurns: Number(query.get('older')),
    holdsOlder: query.get('load') === 'hold',
    withoutIds: query.get('ids') === 'off',
  };
}
