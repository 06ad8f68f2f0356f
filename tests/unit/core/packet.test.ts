import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acknowledgementLine, findAcknowledgementCodes } from '../../../lib/core/acknowledgement-line.ts';
import { parsePacket } from '../../../lib/core/packet.ts';
import { findNamedDigits, handoffLine, packetId, shortForm } from '../../../lib/core/packet-id.ts';
import { anyPacket, contractExample, fullExample } from './packets.ts';

const withCode = (code: string, detail: object = {}) =>
  expect.objectContaining({ code, detail: expect.objectContaining(detail) });

describe('a packet', () => {
  test('with just the nine keys of the contract is valid', () => {
    expect(parsePacket(contractExample)).toEqual(contractExample);
  });

  test('has no revision with more digits than an acknowledgement line can name', () => {
    const highest = { ...contractExample, revision: 999_999_999 };
    expect(parsePacket(highest)).toEqual(highest);
    expect(
      findAcknowledgementCodes(acknowledgementLine({ id: packetId(highest), revision: 999_999_999 })),
    ).toHaveLength(1);
    expect(() => parsePacket({ ...highest, revision: 1_000_000_000 })).toThrow(
      expect.objectContaining({
        code: 'PACKET_INVALID',
        detail: expect.objectContaining({ path: 'revision' }),
      }),
    );
  });

  test('with every key that Baton writes is valid', () => {
    expect(parsePacket(fullExample)).toEqual(fullExample);
  });

  test.each(Object.keys(contractExample))('without %s is refused by the name of the key', (key) => {
    const { [key as keyof typeof contractExample]: _left, ...rest } = contractExample;
    expect(() => parsePacket(rest)).toThrow(withCode('PACKET_INVALID', { path: key }));
  });

  test.each([
    ['a newer schema', { schema_version: 2 }, 'PACKET_NEWER_SCHEMA', { found: 2, known: 1 }],
    ['an older schema', { schema_version: 0 }, 'PACKET_INVALID', { path: 'schema_version' }],
    ['an unknown key', { authorised: true }, 'PACKET_UNKNOWN_KEY', { path: 'authorised' }],
    [
      'an unknown key inside',
      { open_items: [{ id: 'a', task: 'b', state: 'approved' }] },
      'PACKET_UNKNOWN_KEY',
      { path: 'open_items.0.state' },
    ],
    ['a wrong type', { goal: 7 }, 'PACKET_INVALID', { path: 'goal' }],
    [
      'two open items of one id',
      {
        open_items: [
          { id: 'a', task: 'b' },
          { id: 'a', task: 'c' },
        ],
      },
      'PACKET_INVALID',
      { path: 'open_items' },
    ],
    ['a lone surrogate', { decisions: ['ok', '\ud83d'] }, 'BAD_UNICODE', { path: 'decisions.1' }],
    ['a string over the limit', { goal: 'g'.repeat(100_001) }, 'PACKET_TOO_LARGE', { path: 'goal' }],
    [
      'too many entries',
      { unknowns: Array.from({ length: 2_001 }, () => 'u') },
      'PACKET_TOO_LARGE',
      { path: 'unknowns' },
    ],
    [
      'a size over the limit',
      { unknowns: Array.from({ length: 11 }, () => 'u'.repeat(100_000)) },
      'PACKET_TOO_LARGE',
      {},
    ],
    ['a fraction as revision', { revision: 1.5 }, 'PACKET_INVALID', { path: 'revision' }],
    ['revision 0', { revision: 0 }, 'PACKET_INVALID', { path: 'revision' }],
    ['an empty list entry', { decisions: [''] }, 'PACKET_INVALID', { path: 'decisions.0' }],
  ])('with %s is refused with a code that says so', (_name, change, code, detail) => {
    expect(() => parsePacket({ ...contractExample, ...change })).toThrow(withCode(code, detail));
  });

  test.each([[null], [[]], ['text'], [7]])('%j is no packet', (value) => {
    expect(() => parsePacket(value)).toThrow(withCode('PACKET_INVALID'));
  });
});

describe('a packet id', () => {
  test('is a fixed value for the example of the contract', () => {
    // sha256 over the JCS text of the example, computed with `canonicalize` 5.1.0 and OpenSSL
    expect(packetId(contractExample)).toBe(
      '78cd5e51a9de3f402610e46b8c4913d4be00b4a19eb0a85fd1526b8de4e155bb',
    );
  });

  test('is equal for equal content, whatever the order of the keys', () => {
    fc.assert(
      fc.property(anyPacket, (packet) => {
        const reversed = Object.fromEntries(Object.entries(packet).reverse());
        expect(packetId(reversed)).toBe(packetId(packet));
        expect(packetId(parsePacket(JSON.parse(JSON.stringify(reversed))))).toBe(packetId(packet));
      }),
    );
  });

  test('differs as soon as anything in the packet differs', () => {
    fc.assert(
      fc.property(anyPacket, anyPacket, (left, right) => {
        fc.pre(JSON.stringify(left) !== JSON.stringify(right));
        expect(packetId(left)).not.toBe(packetId(right));
      }),
    );
  });

  test('has a short form and a line that finds it again', () => {
    const reference = { id: `3fa9c1d291be${'0'.repeat(52)}`, revision: 17 };
    expect(shortForm(reference)).toBe('baton 3fa9c1d2-91be r17');
    expect(handoffLine(reference)).toBe('handoff: 3fa9c1d2 v17');
    expect(findNamedDigits(` ${shortForm(reference).toUpperCase()}\n`)).toBe('3fa9c1d291be');
    expect(findNamedDigits(handoffLine(reference))).toBe('3fa9c1d2');
    expect(findNamedDigits(`Please look at ${shortForm(reference)}`)).toBeUndefined();
  });
});
