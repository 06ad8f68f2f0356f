import fc from 'fast-check';
import type { Packet } from '../../../lib/core/packet.ts';

/** The example of the source contract: just the nine keys. */
export const contractExample: Packet = {
  schema_version: 1,
  conversation_id: 'example-session',
  revision: 17,
  goal: 'Complete the deployment review',
  confirmed_facts: ['Tests passed locally'],
  decisions: ['No production change without approval'],
  open_items: [{ id: 'T-12', task: 'Verify the live service' }],
  unknowns: ['Whether the new version is serving traffic'],
  last_completed_step: 'Recorded the dry-run results',
};

/** A packet with every kind of field that Baton writes. */
export const fullExample: Packet = {
  ...contractExample,
  restrictions: [
    'Nobody may send the newsletter.',
    { rule: 'The assistant must not touch the old server.', words: "don't touch the old box" },
  ],
  done: ['The product table was exported.'],
  next_step: 'Compare the two row counts.',
  summary: 'The table is exported; the counts are to be compared.',
  progress: { prepared: ['The new form.'], tested: ['The export.'], deployed: [], verified: [] },
  blockers: [{ what: 'The domain cannot be moved.', waiting_for: 'the code from the registrar' }],
  rejected: [{ what: 'A full rewrite', why: 'it takes too long' }],
  references: [{ label: 'Price list', where: 'prices/2026.csv' }],
  work_receipt: { repository: 'shop', branch: 'move', tests: '41 of 41' },
  attachments: [{ name: 'plan.pdf', kind: 'file', carried: false }],
  source: { site: 'chatgpt' },
  capture: { status: 'partial', turns: 12, turns_expected: 14 },
  redactions: { EMAIL: 2 },
  previous_packet_id: 'a'.repeat(64),
};

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const list = fc.array(text, { maxLength: 4 });

/** Any packet that the schema allows, of moderate size. */
export const anyPacket: fc.Arbitrary<Packet> = fc.record(
  {
    schema_version: fc.constant(1 as const),
    conversation_id: text,
    revision: fc.integer({ min: 1, max: 10_000 }),
    goal: text,
    confirmed_facts: list,
    decisions: list,
    open_items: fc.uniqueArray(fc.record({ id: text, task: text }), {
      maxLength: 3,
      selector: ({ id }) => id,
    }),
    unknowns: list,
    last_completed_step: text,
    restrictions: fc.array(fc.oneof(text, fc.record({ rule: text, words: text })), { maxLength: 3 }),
    done: list,
    redactions: fc.dictionary(fc.constantFrom('EMAIL', 'API_KEY'), fc.integer({ min: 1, max: 9 })),
    previous_packet_id: fc.constant('b'.repeat(64)),
  },
  {
    requiredKeys: [
      'schema_version',
      'conversation_id',
      'revision',
      'goal',
      'confirmed_facts',
      'decisions',
      'open_items',
      'unknowns',
      'last_completed_step',
    ],
  },
);
