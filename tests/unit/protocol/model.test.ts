import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { effectEventsIn, nextEffectState } from '../../../lib/core/effect-table.ts';
import { nextState, type ReceiptState } from '../../../lib/core/receipt.ts';
import { HandoffModel, onlyTheClick, readTranscript, shortestTranscript } from './handoff-model.ts';
import { hasEnded, type InvariantName, invariantNames, invariants, isResumed } from './invariants.ts';
import { canReach, exploreOne, exploreTogether, findState, type HandoffGraph } from './search.ts';

/** Steps of the three packets together, in any order. */
const DEPTH = 7;

function stuckIn(graph: HandoffGraph): number {
  const finishes = canReach(graph, isResumed);
  return graph.states.filter((state, at) => !hasEnded(state) && !finishes[at]).length;
}

describe('the protocol of one handoff, with two destinations, two windows and messages lost, doubled and delayed', () => {
  let graph: HandoffGraph;

  beforeAll(() => {
    graph = exploreOne(new HandoffModel(2));
    const steps = graph.following.reduce((sum, next) => sum + next.length, 0);
    console.log(`protocol model, one packet, without a bound: ${graph.states.length} states, ${steps} steps`);
  }, 60_000);

  test.each(invariantNames)('in every state: %s', (name) => {
    expect(graph.states.find((state) => !invariants[name](state))).toBeUndefined();
  });

  test('after any loss the same packet id can still finish', () => {
    expect(stuckIn(graph)).toBe(0);
  });

  test('comes to every state of the table', () => {
    const reached = new Set(graph.states.map(({ receipt }) => receipt?.state));
    expect([...reached].sort()).toEqual([...Object.keys(nextState), undefined].sort());
  });
});

test('three packets, two of them revisions of one conversation, keep every invariant in every order of their steps', () => {
  const broken = new Set<InvariantName>();
  const visited = exploreTogether(new HandoffModel(2), DEPTH, (states) => {
    for (const name of invariantNames) if (!states.every(invariants[name])) broken.add(name);
    const [older, newer] = states;
    if (newer.receipt && !older.newerExists)
      throw new Error('the older revision was not told of the newer one');
  });
  console.log(`protocol model, three packets, up to ${DEPTH} steps: ${visited} states`);
  expect([...broken]).toEqual([]);
  expect(visited).toBeGreaterThan(10_000);
});

describe('the model', () => {
  const transcripts = (function grow(longest: number): string[] {
    if (longest === 0) return [''];
    const shorter = grow(longest - 1);
    return ['', ...shorter.flatMap((one) => [...'pcaq'].map((letter) => one + letter))];
  })(4);

  test('shortens transcripts without changing what Baton’s own check finds in them', () => {
    for (const transcript of new Set(transcripts)) {
      expect(readTranscript(shortestTranscript(transcript)), transcript).toBe(readTranscript(transcript));
    }
  });

  test('shortens transcripts so that they go on as the whole ones do', () => {
    for (const transcript of new Set(transcripts)) {
      for (const letter of 'pcaq') {
        const whole = shortestTranscript(transcript + letter);
        expect(shortestTranscript(shortestTranscript(transcript) + letter), transcript).toBe(whole);
      }
    }
  });
});

describe('each invariant can fail', () => {
  const original = structuredClone(nextState);

  afterEach(() => {
    for (const state of Object.keys(original) as ReceiptState[]) nextState[state] = original[state];
  });

  test.each<[InvariantName, ReceiptState, (typeof nextState)[ReceiptState]]>([
    ['one receipt for one packet id', 'CANCELLED', { prepare: 'PREPARED' }],
    ['never RESUMED without ACKNOWLEDGED', 'PREPARED', { resume: 'RESUMED' }],
    [
      'at most one destination resumes a packet without a further word of the user',
      'RESUMED',
      { acknowledge: 'ACKNOWLEDGED' },
    ],
    ['a cancelled packet is never resumed', 'CANCELLED', { acknowledge: 'ACKNOWLEDGED' }],
    ['a stale revision is never open or acknowledged', 'PREPARED', { supersede: 'PREPARED' }],
    ['a stale revision is never open or acknowledged', 'CANCELLED', { acknowledge: 'ACKNOWLEDGED' }],
  ])('%s: with another row for %s', (name, state, change) => {
    nextState[state] = { ...original[state], ...change };
    expect(findState(new HandoffModel(1), (one) => !invariants[name](one))).toBeDefined();
  });

  test('no external action is authorised without its own click: where resuming authorises', () => {
    const name = 'no external action is authorised without its own click';
    const model = new HandoffModel(1, new Set([...onlyTheClick, 'resume' as const]));
    expect(findState(model, (one) => !invariants[name](one))).toBeDefined();
  });

  test('only a handoff that was acknowledged holds an authorisation: with a table that does not ask for it', () => {
    const name = 'only a handoff that was acknowledged and goes on holds an authorisation';
    const { PREPARED } = effectEventsIn;
    effectEventsIn.PREPARED = new Set(['authorise']);
    expect(findState(new HandoffModel(1), (one) => !invariants[name](one))).toBeDefined();
    effectEventsIn.PREPARED = PREPARED;
  });

  test('only a handoff that goes on holds an authorisation: with a table that does not take it back', () => {
    const name = 'only a handoff that was acknowledged and goes on holds an authorisation';
    const { withdraw: _left, ...rest } = nextEffectState.authorised;
    const { authorised } = nextEffectState;
    nextEffectState.authorised = rest;
    expect(findState(new HandoffModel(1), (one) => !invariants[name](one))).toBeDefined();
    nextEffectState.authorised = authorised;
  });

  test.each(['continue', 'acknowledge'] as const)(
    'finishing after a loss: without %s in PREPARED',
    (event) => {
      const { [event]: _left, ...rest } = original.PREPARED;
      nextState.PREPARED = rest;
      expect(stuckIn(exploreOne(new HandoffModel(1)))).toBeGreaterThan(0);
    },
  );
});
