import { describe, expect, test } from 'vitest';
import { checkPastedReply, findInTranscript } from '../../../lib/core/acknowledgement.ts';
import { acknowledgementLine, findAcknowledgementCodes } from '../../../lib/core/acknowledgement-line.ts';
import type { Turn } from '../../../lib/core/capture.ts';
import { packetId } from '../../../lib/core/packet-id.ts';
import { renderPacketText } from '../../../lib/core/packet-text.ts';
import { fullExample } from './packets.ts';

const id = packetId(fullExample);
const reference = { id, revision: 17 };
const line = acknowledgementLine(reference);
const text = renderPacketText(fullExample);
const fence = '`'.repeat(3);

const turns = (...spoken: [Turn['role'], string][]): Turn[] =>
  spoken.map(([role, markdown], index) => ({ index, role, markdown, attachments: [], unread: [] }));

describe('an acknowledgement line', () => {
  test.each([
    ['alone', line],
    ['in bold', `**${line}**`],
    ['as code', `\`${line}\``],
    ['in a fence of its own', `${fence}\n${line}\n${fence}`],
    ['as a heading', `# ${line}`],
    ['with a full stop', `${line}.`],
    ['with a typographic hyphen', line.replace(/([0-9a-f]{8})-/, '$1‑')],
    ['in capitals', line.toUpperCase()],
    ['after a greeting and before the answers', `Sure!\n\n${line}\n\n1. The goal is …`],
  ])('counts when it stands %s', (_name, reply) => {
    expect(findAcknowledgementCodes(reply)).toEqual([
      { shortId: `${id.slice(0, 8)}-${id.slice(8, 12)}`, revision: 17 },
    ]);
  });

  test.each([
    ['inside a sentence', `I will not write ${line} yet.`],
    ['in a quotation', `> ${line}`],
    ['in a fence with other lines', `${fence}\nreply with\n${line}\n${fence}`],
    ['in an echo of the packet', text],
    ['cut short', line.slice(0, -5)],
    ['with a longer id', line.replace(' r17', 'ab r17')],
  ])('does not count %s', (_name, reply) => {
    expect(findAcknowledgementCodes(reply)).toEqual([]);
  });
});

describe('a destination’s transcript', () => {
  const acknowledged = `${line}\n\n1. The goal`;

  test('acknowledges with the right code in a newer assistant turn', () => {
    const found = findInTranscript(turns(['user', text], ['assistant', acknowledged]), reference, false);
    expect(found).toEqual({ outcome: 'acknowledged', packetTurn: 0, replyTurn: 1, reply: acknowledged });
  });

  test('acknowledges when the user wrote around the packet and talked on before the reply', () => {
    const all = turns(
      ['user', 'Hi'],
      ['assistant', 'Hello'],
      ['user', `My draft.\n\n${text}`],
      ['user', 'go on'],
      ['assistant', acknowledged],
    );
    expect(findInTranscript(all, reference, false)).toMatchObject({ outcome: 'acknowledged', replyTurn: 4 });
  });

  test.each<[string, Turn[], object]>([
    ['no packet', turns(['user', 'Hi'], ['assistant', acknowledged]), { outcome: 'absent' }],
    [
      'a packet in the assistant’s turn only',
      turns(['assistant', text], ['assistant', acknowledged]),
      { outcome: 'absent' },
    ],
    [
      'a quoted packet',
      turns(['user', text.replace(/^/gm, '> ')], ['assistant', acknowledged]),
      { outcome: 'damaged' },
    ],
    [
      'a code older than the packet',
      turns(['assistant', acknowledged], ['user', text]),
      { outcome: 'delivered', packetTurn: 1 },
    ],
    ['a code in a user turn', turns(['user', text], ['user', acknowledged]), { outcome: 'delivered' }],
    ['a code in the packet’s own text', turns(['user', text], ['assistant', text]), { outcome: 'delivered' }],
    ['no reply yet', turns(['user', text]), { outcome: 'delivered', packetTurn: 0 }],
    [
      'a reply without a code',
      turns(['user', text], ['assistant', '1. The goal is clear.']),
      { outcome: 'delivered' },
    ],
    [
      'another packet’s code',
      turns(['user', text], ['assistant', 'baton-ack 00000000-0000 r17']),
      { outcome: 'other-code', code: '00000000-0000 r17' },
    ],
    [
      'the code of another revision',
      turns(['user', text], ['assistant', line.replace('r17', 'r16')]),
      { outcome: 'other-code' },
    ],
    [
      'one digit changed',
      turns(['user', text], ['assistant', line.replace(/ [0-9a-f]/, (at) => (at === ' 0' ? ' 1' : ' 0'))]),
      { outcome: 'other-code' },
    ],
    [
      'a packet that was altered',
      turns(['user', text.replace('locally"', 'globally"')], ['assistant', acknowledged]),
      { outcome: 'damaged', problem: 'PACKET_ALTERED' },
    ],
    [
      'a packet that was cut off',
      turns(['user', text.slice(0, text.indexOf('"unknowns": ['))], ['assistant', acknowledged]),
      { outcome: 'damaged', problem: 'PACKET_CUT_OFF' },
    ],
  ])('with %s does not acknowledge', (_name, all, expected) => {
    expect(findInTranscript(all, reference, false)).toMatchObject(expected);
  });

  test('waits for a reply that is still being written', () => {
    const all = turns(['user', text], ['assistant', acknowledged]);
    expect(findInTranscript(all, reference, true)).toEqual({ outcome: 'still-writing', packetTurn: 0 });
    expect(findInTranscript(turns(['user', text]), reference, true)).toMatchObject({
      outcome: 'still-writing',
    });
    const more = turns(['user', text], ['assistant', acknowledged], ['user', 'yes'], ['assistant', 'I …']);
    expect(findInTranscript(more, reference, true)).toMatchObject({ outcome: 'acknowledged' });
  });
});

describe('a pasted reply', () => {
  test('with the right line acknowledges', () => {
    expect(() => checkPastedReply(`Yes.\r\n\r\n${line}\r\n1. …`, reference)).not.toThrow();
  });

  test('without a line, or with another packet’s, says which', () => {
    expect(() => checkPastedReply('Got it!', reference)).toThrow(
      expect.objectContaining({ code: 'NO_ACKNOWLEDGEMENT' }),
    );
    expect(() => checkPastedReply('baton-ack 00000000-0000 r2', reference)).toThrow(
      expect.objectContaining({ code: 'OTHER_ACKNOWLEDGEMENT', detail: { found: '00000000-0000 r2' } }),
    );
  });
});
