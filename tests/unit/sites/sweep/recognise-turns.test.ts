import { describe, expect, test } from 'vitest';
import {
  type KnownTurn,
  recogniseTurns,
  type SeenTurn,
} from '../../../../lib/sites/sweep/recognise-turns.ts';

/** Turns of 100 pixels each, one after the other; every second one says the same. */
const textAt = (index: number) => (index % 2 === 0 ? 'yes' : 'ok');
const known = (from: number, to: number): KnownTurn[] =>
  Array.from({ length: to - from }, (_, offset) => ({
    key: `k${from + offset}`,
    turn: { role: 'user', markdown: textAt(from + offset), attachments: [], unread: [] },
    top: (from + offset) * 100,
    followsGap: false,
  }));
const seenAgain = (index: number, drift = 0): SeenTurn => ({
  key: `again ${index}`,
  byElement: true,
  turn: { role: 'user', markdown: textAt(index), attachments: [], unread: [] },
  top: index * 100 + drift,
  bottom: index * 100 + drift + 100,
});
const stillThere = (index: number): SeenTurn => ({ ...seenAgain(index), key: `k${index}` });
const recognised = (list: readonly KnownTurn[], seen: readonly SeenTurn[]) => [...recogniseTurns(list, seen)];

describe('a turn without an id that has been mounted again', () => {
  test('is known by the neighbour that stayed', () => {
    expect(recognised(known(0, 8), [seenAgain(3), stillThere(4), seenAgain(5)])).toEqual([
      ['again 3', 'k3'],
      ['again 5', 'k5'],
    ]);
  });

  test.each([-40, 0, 40])('is known by its place where nothing stayed, %i pixels away from it', (drift) => {
    const seen = [2, 3, 4].map((index) => seenAgain(index, drift));
    expect(recognised(known(0, 8), seen)).toEqual([2, 3, 4].map((index) => [`again ${index}`, `k${index}`]));
  });

  test('is known by its attachments where it has no text, and by nothing where it has neither', () => {
    const photo: SeenTurn['turn'] = {
      role: 'user',
      markdown: '',
      attachments: [{ kind: 'image', name: 'shelf.jpg' }],
      unread: [],
    };
    const blank: SeenTurn['turn'] = { ...photo, attachments: [], unread: [{ kind: 'empty' }] };
    const list = (turn: KnownTurn['turn']) => known(0, 6).with(3, { ...known(3, 4)[0]!, turn });
    const seen = (turn: SeenTurn['turn']) => [stillThere(2), { ...seenAgain(3), turn }, seenAgain(4)];
    expect(recognised(list(photo), seen(photo))).toEqual([
      ['again 3', 'k3'],
      ['again 4', 'k4'],
    ]);
    const other: SeenTurn['turn'] = { ...photo, attachments: [{ kind: 'image', name: 'door.jpg' }] };
    expect(recognised(list(photo), seen(other))).toEqual([]);
    expect(recognised(list(blank), seen(blank))).toEqual([]);
  });

  test('is not known by its text alone', () => {
    expect(recognised(known(0, 8), [seenAgain(20), seenAgain(21)])).toEqual([]);
  });

  test('is not known beyond a gap', () => {
    const list = known(0, 8).with(4, { ...known(4, 5)[0]!, followsGap: true });
    expect(recognised(list, [stillThere(3), seenAgain(4)])).toEqual([]);
  });

  test('the turns behind the last one that is known are new', () => {
    expect(recognised(known(0, 4), [stillThere(3), seenAgain(4), seenAgain(5)])).toEqual([]);
  });
});
