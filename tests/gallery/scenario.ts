import { exampleDestination, exampleSummary } from '../unit/components/examples.ts';
import type { Answers } from '../unit/components/fake-client.ts';

/** One view of the gallery: what the worker answers, and what is pressed or typed to get there. */
export interface Scenario {
  readonly name: string;
  readonly answers: Answers;
  /** Buttons by their accessible name, in order. */
  readonly presses?: readonly string[];
  readonly types?: { readonly field: string; readonly text: string };
  /** Buttons that are pressed after the typing. */
  readonly finallyPresses?: readonly string[];
}

/** What stands in the lists of every scenario. */
export const lists: Answers = {
  'load-overview': () => ({
    handoffs: [
      exampleSummary(),
      exampleSummary({
        packetId: 'a'.repeat(64),
        goal: 'Plan the autumn bulbs order',
        state: 'ACKNOWLEDGED',
        destination: exampleDestination,
      }),
      exampleSummary({
        packetId: 'b'.repeat(64),
        goal: 'Rewrite the statutes',
        paused: true,
        site: 'claude',
      }),
      exampleSummary({
        packetId: 'c'.repeat(64),
        goal: 'Translate the planting calendar \u202efor visitors',
        state: 'RESUMED',
        destination: exampleDestination,
      }),
      exampleSummary({
        packetId: 'd'.repeat(64),
        goal: 'An earlier plan',
        state: 'CANCELLED',
        reason: 'superseded',
      }),
    ],
    drafts: [
      {
        conversationId: 'claude:other',
        site: 'claude',
        revision: 2,
        goal: 'Budget for the greenhouse roof',
        paused: false,
        updatedAtMs: Date.UTC(2026, 10, 19, 18, 5),
      },
    ],
    more: true,
    damaged: 1,
  }),
  'verify-log': () => ({ entries: 23 }),
};
