import type { Revisions } from '../../../lib/core/views.ts';
import { exampleDestination, examplePacket, exampleReceipt } from './examples.ts';

const DAY_MS = 86_400_000;
const FIRST_MS = Date.UTC(2026, 10, 16, 14, 2);

/** Two revisions, the first of them after a gap, and a draft of the next one. */
export const exampleRevisions: Revisions = {
  revisions: [
    {
      receipt: exampleReceipt({
        packetId: 'b'.repeat(64),
        revision: 2,
        state: 'CANCELLED',
        reason: 'superseded',
        preparedAtMs: FIRST_MS,
        deliveries: [
          { method: 'insert', outcome: 'verified', atMs: FIRST_MS + 60_000, origin: 'https://claude.ai' },
          { method: 'copy', outcome: 'verified', atMs: FIRST_MS + 90_000 },
        ],
      }),
      site: 'chatgpt',
      goal: 'Move the garden club’s newsletter to a plain HTML template.',
      before: { kind: 'missing', packetId: 'a'.repeat(64) },
    },
    {
      receipt: exampleReceipt({
        revision: 3,
        state: 'RESUMED',
        preparedAtMs: FIRST_MS + DAY_MS,
        deliveries: [
          {
            method: 'insert',
            outcome: 'attachment',
            atMs: FIRST_MS + DAY_MS + 60_000,
            origin: 'https://claude.ai',
          },
        ],
        acknowledgement: { way: 'transcript', atMs: FIRST_MS + DAY_MS + 120_000 },
        destination: exampleDestination,
        resumedAtMs: FIRST_MS + DAY_MS + 180_000,
      }),
      site: 'chatgpt',
      goal: examplePacket.goal,
      before: { kind: 'known', packetId: 'b'.repeat(64), revision: 2, added: 1, changed: 0, gone: 1 },
    },
  ],
  draft: { revision: 4, updatedAtMs: FIRST_MS + 3 * DAY_MS },
};
