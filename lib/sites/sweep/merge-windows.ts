import type { Turn } from '../../core/capture.ts';

/** A turn as one window of the list shows it. */
export interface WindowTurn {
  /** Names the turn within one sweep: by its id or by the element that it stands in, never by its text. */
  readonly key: string;
  /** Its place in the conversation, counted from 0, where the site states it. */
  readonly position?: number;
  readonly turn: Turn;
}

/** A turn of the list that the windows were put together to. */
export interface MergedTurn extends WindowTurn {
  /** Nothing shows that the turn before it in the list is the one before it in the conversation. */
  readonly followsGap: boolean;
}

/** The windows seen so far as one list. */
export interface MergedTurns {
  readonly turns: readonly MergedTurn[];
  /** Places at which two windows contradict each other about the order. */
  readonly conflicts: number;
}

/** What is known before the first window. */
export const nothingMerged: MergedTurns = { turns: [], conflicts: 0 };

/**
 * Puts the next window of a list that is read from its beginning to its end behind what was seen, joined where both
 * hold the same turns. A turn that was seen is never dropped and never doubled; where nothing joins a window to the
 * list, a gap is marked. Where the site states positions for all turns, they alone decide.
 */
export function mergeWindow(merged: MergedTurns, window: readonly WindowTurn[]): MergedTurns {
  const arrived = window.map((seen): MergedTurn => ({ ...seen, followsGap: false }));
  const everything = [...merged.turns, ...arrived];
  if (everything.every(({ position }) => position !== undefined)) return mergeByPosition(merged, arrived);
  return mergeByNeighbours(merged, arrived);
}

/** How many stretches of the conversation are missing between the turns of the list. */
export function countGaps(turns: readonly MergedTurn[]): number {
  return turns.filter((turn, index) => {
    const before = turns[index - 1];
    if (!before) return false;
    if (turn.position === undefined || before.position === undefined) return turn.followsGap;
    return turn.position !== before.position + 1;
  }).length;
}

/** The turns of the list, numbered. */
export function listTurns({ turns }: MergedTurns): Turn[] {
  return turns.map(({ turn }, index) => ({ ...turn, index }));
}

function mergeByPosition(merged: MergedTurns, arrived: readonly MergedTurn[]): MergedTurns {
  const places = new Map(merged.turns.map((turn) => [turn.position, turn]));
  let { conflicts } = merged;
  for (const turn of arrived) {
    const known = places.get(turn.position);
    if (known && known.key !== turn.key) conflicts += 1;
    places.set(turn.position, known ? fuller(known, turn) : turn);
  }
  const turns = [...places.values()].sort((left, right) => (left.position ?? 0) - (right.position ?? 0));
  return { turns, conflicts };
}

function mergeByNeighbours(merged: MergedTurns, arrived: readonly MergedTurn[]): MergedTurns {
  const { anchors, strays } = findAnchors(merged.turns, arrived);
  let conflicts = merged.conflicts + strays.size;
  const turns: MergedTurn[] = [];
  let [listAt, windowAt] = [0, 0];
  for (const anchor of [...anchors, { inList: merged.turns.length, inWindow: arrived.length }]) {
    const closing = merged.turns[anchor.inList];
    const region: Region = {
      listed: merged.turns.slice(listAt, anchor.inList),
      arrived: arrived.slice(windowAt, anchor.inWindow).filter((turn) => !strays.has(turn)),
      closing,
      isFirst: windowAt === 0 && anchors.length > 0,
      isLoose: anchors.length === 0,
    };
    const joined = joinRegion(region);
    turns.push(...joined.turns);
    conflicts += joined.conflicts;
    const again = arrived[anchor.inWindow];
    if (closing && again) turns.push(fuller(closing, again));
    [listAt, windowAt] = [anchor.inList + 1, anchor.inWindow + 1];
  }
  return { turns: closeGaps(turns, arrived), conflicts };
}

interface Anchor {
  readonly inList: number;
  readonly inWindow: number;
}

/** Turns that stand in both, in the same order; what stands in another order in the window is a stray. */
function findAnchors(
  list: readonly MergedTurn[],
  arrived: readonly MergedTurn[],
): { anchors: Anchor[]; strays: ReadonlySet<MergedTurn> } {
  const places = new Map(list.map(({ key }, index) => [key, index]));
  const anchors: Anchor[] = [];
  const strays = new Set<MergedTurn>();
  for (const [inWindow, turn] of arrived.entries()) {
    const inList = places.get(turn.key);
    if (inList === undefined) continue;
    if (inList > (anchors.at(-1)?.inList ?? -1)) anchors.push({ inList, inWindow });
    else strays.add(turn);
  }
  return { anchors, strays };
}

/** What stands between two turns that list and window share. */
interface Region {
  readonly listed: readonly MergedTurn[];
  readonly arrived: readonly MergedTurn[];
  /** The shared turn behind it. */
  readonly closing: MergedTurn | undefined;
  readonly isFirst: boolean;
  /** List and window share nothing. */
  readonly isLoose: boolean;
}

function joinRegion({ listed, arrived, closing, isFirst, isLoose }: Region): {
  turns: readonly MergedTurn[];
  conflicts: number;
} {
  const [first, ...rest] = arrived;
  if (!first) return { turns: listed, conflicts: 0 };
  if (listed.length === 0) return { turns: arrived, conflicts: 0 };
  if (isLoose) return { turns: [...listed, { ...first, followsGap: true }, ...rest], conflicts: 0 };
  const gapAt = listed.findIndex(({ followsGap }) => followsGap);
  if (gapAt !== -1) {
    return { turns: [...listed.slice(0, gapAt), ...arrived, ...listed.slice(gapAt)], conflicts: 0 };
  }
  const opensGap = closing?.followsGap === true;
  const turns = [...listed, { ...first, followsGap: opensGap }, ...rest];
  // Before the first shared turn the list holds what has left the page, the window what has come into it.
  return { turns, conflicts: opensGap || isFirst ? 0 : 1 };
}

/** Turns that follow each other in a window have nothing between them. */
function closeGaps(turns: readonly MergedTurn[], arrived: readonly MergedTurn[]): MergedTurn[] {
  const before = new Map(arrived.map(({ key }, index) => [key, arrived[index - 1]?.key]));
  return turns.map((turn, index) => {
    const neighbour = turns[index - 1]?.key;
    return turn.followsGap && neighbour !== undefined && before.get(turn.key) === neighbour
      ? { ...turn, followsGap: false }
      : turn;
  });
}

/** The newer reading of a turn, unless its content has left the page since. */
function fuller(known: MergedTurn, again: MergedTurn): MergedTurn {
  const isEmptied = isEmptyTurn(again.turn) && !isEmptyTurn(known.turn);
  return { ...known, turn: isEmptied ? known.turn : again.turn };
}

/** Whether a turn was there and nothing in it: its content is not in the page now. */
export function isEmptyTurn({
  markdown,
  attachments,
  unread,
}: Pick<Turn, 'markdown' | 'attachments' | 'unread'>): boolean {
  return markdown === '' && attachments.length === 0 && unread.every(({ kind }) => kind === 'empty');
}
