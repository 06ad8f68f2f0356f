import { HandoffError } from '../../lib/core/errors.ts';
import { exampleMerge } from '../unit/components/example-merge.ts';
import {
  exampleDestination,
  exampleHandoff,
  examplePacket,
  exampleSummary,
  exampleTab,
  PACKET_ID,
} from '../unit/components/examples.ts';
import type { Answers } from '../unit/components/fake-client.ts';
import { lists, type Scenario } from './scenario.ts';

const elsewhere = (tab: Parameters<typeof exampleTab>[0]): Answers => ({
  ...lists,
  'open-tab': () => exampleTab(tab),
});

/** Views of the lists and of pasting. */
export const homeScenarios: readonly Scenario[] = [
  { name: 'home-unreadable', answers: elsewhere({ kind: 'unreadable', turns: 0, composer: false }) },
  {
    name: 'home-changed',
    answers: elsewhere({
      kind: 'changed',
      turns: 0,
      health: [
        { selector: 'turn', required: true, matches: 0 },
        { selector: 'role', required: true, matches: 0 },
        { selector: 'composer', required: true, matches: 1 },
        { selector: 'streaming', required: false, matches: 0 },
      ],
    }),
    presses: ['What Baton looked for'],
  },
  {
    name: 'home-empty-insertable',
    answers: elsewhere({ kind: 'empty', turns: 0, insertable: [exampleSummary()] }),
  },
  { name: 'home-strange-packet', answers: elsewhere({ strangePacket: 'Handoff: Rewrite the statutes' }) },
  {
    name: 'home-source',
    answers: elsewhere({
      newerTurns: 4,
      fromHere: [exampleSummary({ state: 'RESUMED', destination: exampleDestination })],
    }),
  },
  {
    name: 'home-two-choices',
    answers: elsewhere({
      insertable: [
        exampleSummary(),
        exampleSummary({ packetId: 'e'.repeat(64), goal: 'Rewrite the statutes', site: 'claude' }),
      ],
    }),
    presses: ['Event log', 'Verify log'],
  },
  {
    name: 'paste',
    answers: {
      ...elsewhere({ kind: 'no-chat', turns: 0 }),
      'read-text': () => ({
        kind: 'packet',
        reading: {
          packet: examplePacket,
          packetId: PACKET_ID,
          idCheck: 'matches',
          known: false,
          hasDraft: false,
        },
      }),
    },
    presses: ['Paste or open a text…'],
    types: { field: 'Packet, backup or transcript', text: exampleHandoff().text.slice(0, 900) },
  },
  {
    name: 'paste-cut-off',
    answers: {
      ...elsewhere({ kind: 'no-chat', turns: 0 }),
      'read-text': () => {
        throw new HandoffError('PACKET_CUT_OFF', { atUnits: 900 });
      },
    },
    presses: ['Paste or open a text…'],
    types: { field: 'Packet, backup or transcript', text: exampleHandoff().text.slice(0, 900) },
  },
  {
    name: 'merge',
    answers: {
      ...elsewhere({ kind: 'no-chat', turns: 0 }),
      'read-text': () => ({ kind: 'draft-backup', draft: exampleMerge.draft, exists: true }),
      'preview-merge': () => exampleMerge,
    },
    presses: ['Paste or open a text…'],
    types: { field: 'Packet, backup or transcript', text: '{ "format": "baton-draft-backup" }' },
    finallyPresses: ['Merge into the draft…', 'Take this one'],
  },
];
