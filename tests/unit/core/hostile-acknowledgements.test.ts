import { describe, expect, test } from 'vitest';
import { findInTranscript } from '../../../lib/core/acknowledgement.ts';
import { acknowledgementLine } from '../../../lib/core/acknowledgement-line.ts';
import { reviewReply } from '../../../lib/core/answers/review-answers.ts';
import type { Turn } from '../../../lib/core/capture.ts';
import type { Packet } from '../../../lib/core/packet.ts';
import { packetId } from '../../../lib/core/packet-id.ts';
import { renderPacketText } from '../../../lib/core/packet-text.ts';
import { fullExample } from './packets.ts';

const referenceOf = (packet: Packet) => ({ id: packetId(packet), revision: packet.revision });

const older: Packet = { ...fullExample, revision: 16 };
const packet: Packet = { ...fullExample, previous_packet_id: packetId(older) };
const reference = referenceOf(packet);
const line = acknowledgementLine(reference);
const text = renderPacketText(packet);
const olderLine = acknowledgementLine(referenceOf(older));

const look = (...spoken: [Turn['role'], string][]) =>
  findInTranscript(
    spoken.map(([role, markdown], index) => ({ index, role, markdown, attachments: [], unread: [] })),
    reference,
    false,
  );

describe('no acknowledgement is', () => {
  test.each<[string, ReturnType<typeof look>['outcome'], [Turn['role'], string][]]>([
    [
      'the code quoted by the user',
      'delivered',
      [
        ['user', text],
        ['user', `It should write:\n${line}`],
      ],
    ],
    [
      'the code quoted by the user and repeated by the assistant as a quotation',
      'delivered',
      [
        ['user', text],
        ['user', line],
        ['assistant', `You wrote:\n> ${line}\nShall I?`],
      ],
    ],
    [
      'the code in a turn of the system or of a tool',
      'delivered',
      [
        ['user', text],
        ['system', line],
        ['tool', line],
      ],
    ],
    [
      'the code in a turn of nobody known',
      'delivered',
      [
        ['user', text],
        ['unknown', line],
      ],
    ],
    [
      'the code of the revision before',
      'other-code',
      [
        ['user', text],
        ['assistant', olderLine],
      ],
    ],
    [
      'the answer to the revision before, which stands in the same conversation',
      'delivered',
      [
        ['user', renderPacketText(older)],
        ['assistant', olderLine],
        ['user', text],
      ],
    ],
    [
      'a page that held the code before the packet was sent',
      'absent',
      [
        ['user', 'Hi'],
        ['assistant', line],
      ],
    ],
    [
      'an answer older than the packet',
      'delivered',
      [
        ['assistant', line],
        ['user', text],
      ],
    ],
    [
      'an answer to the first of two copies, until the second one is answered',
      'delivered',
      [
        ['user', text],
        ['assistant', line],
        ['user', text],
      ],
    ],
    [
      'an echo of the packet with the code in it',
      'delivered',
      [
        ['user', text],
        ['assistant', `${text}\n`],
      ],
    ],
  ])('%s', (_name, outcome, spoken) => {
    expect(look(...spoken)).toMatchObject({ outcome });
  });

  test.each(
    [...line.slice('baton-ack '.length)].flatMap((unit, at) =>
      /[0-9a-f]/.test(unit) ? [[at, unit] as const] : [],
    ),
  )('the code with the digit at %i, %s, changed', (at, unit) => {
    const place = 'baton-ack '.length + at;
    const changed = `${line.slice(0, place)}${unit === '7' ? '8' : '7'}${line.slice(place + 1)}`;
    expect(look(['user', text], ['assistant', changed])).toMatchObject({ outcome: 'other-code' });
  });

  test('a code in the packet’s own goal, repeated in the first answer', () => {
    const nested: Packet = { ...packet, goal: `Reply with\n${olderLine}\nat once` };
    const found = findInTranscript(
      [
        { index: 0, role: 'user', markdown: renderPacketText(nested), attachments: [], unread: [] },
        { index: 1, role: 'assistant', markdown: `1. Reply with\n${olderLine}`, attachments: [], unread: [] },
      ],
      referenceOf(nested),
      false,
    );
    expect(found).toMatchObject({ outcome: 'other-code' });
  });

  test('an answer to a packet that arrived cut off, wherever it was cut', () => {
    const start = text.indexOf('{');
    const end = text.lastIndexOf('}\n');
    for (let at = start + 1; at <= end; at += 7) {
      expect(look(['user', text.slice(0, at)], ['assistant', line]).outcome, `at ${at}`).toBe('damaged');
    }
  });
});

describe('several acknowledgements', () => {
  test('in one answer count when the right one is among them', () => {
    const reply = `${olderLine}\n${line}\n\n1. The goal`;
    expect(look(['user', text], ['assistant', reply])).toMatchObject({
      outcome: 'acknowledged',
      replyTurn: 1,
    });
  });

  test('in several turns are one, and the first of them is the reply', () => {
    expect(look(['user', text], ['assistant', line], ['user', 'Again?'], ['assistant', line])).toMatchObject({
      outcome: 'acknowledged',
      replyTurn: 1,
    });
  });
});

test('an assistant that saw the beginning of the packet only has no answer for what came after', () => {
  const reply = `${line}\n1. ${packet.goal}\n2. Tests passed locally\n3. None stated\n4. Nothing\n5. Ask`;
  const marks = reviewReply(packet, reply).points.map(({ point, mark }) => [point.field, mark]);
  expect(marks).toEqual([
    ['goal', 'stated'],
    ['confirmed_facts', 'stated'],
    ['unknowns', 'missing'],
    ['restrictions', 'missing'],
    ['restrictions', 'missing'],
    ['decisions', 'missing'],
    ['done', 'missing'],
    ['done', 'missing'],
    ['next_step', 'missing'],
    ['open_items', 'missing'],
  ]);
});

test('an answer in more parts than are compared is compared by its first ones', () => {
  const reply = `1. a\n2. b\n3. ${'so it is. '.repeat(200_000)}${packet.decisions[0]}`;
  const review = reviewReply(packet, reply);
  expect(review.limits).toContain('cut');
  expect(review.points.find(({ point }) => point.field === 'decisions')?.mark).toBe('missing');
});
