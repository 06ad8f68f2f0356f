import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Packet } from '../../../lib/core/packet.ts';
import { packetId } from '../../../lib/core/packet-id.ts';
import { renderPacketText } from '../../../lib/core/packet-text.ts';
import { readIntactPacketText, readPacketText } from '../../../lib/core/read-packet-text.ts';
import { anyPacket, contractExample, fullExample } from './packets.ts';

const withCode = (code: string, detail: object = {}) =>
  expect.objectContaining({ code, detail: expect.objectContaining(detail) });

const FENCE = '`'.repeat(3);
const text = renderPacketText(fullExample);

describe('the text of a packet', () => {
  test('field report D13: begins with a readable title and ends with the whole id', () => {
    const lines = text.split('\n');
    const id = packetId(fullExample);
    expect(lines[0]).toBe(
      `Handoff: Complete the deployment review (baton ${id.slice(0, 8)}-${id.slice(8, 12)} r17)`,
    );
    expect(lines.at(-1)).toBe(`End of handoff ${id} r17`);
  });

  test('cuts a long goal between words and keeps the title on one line', () => {
    const goal = `Move the web shop\nof the choir and its ${'very '.repeat(30)}long list`;
    const title = renderPacketText({ ...contractExample, goal }).split('\n')[0];
    expect(title).toMatch(/^Handoff: Move the web shop of the choir and its (very )*very … \(baton /);
    expect(title?.length).toBeLessThan(110);
  });

  test('asks for the acknowledgement and five answers, forbids nothing it should not and continues nothing', () => {
    expect(text).toContain(
      `"baton-ack ${packetId(fullExample).slice(0, 8)}-${packetId(fullExample).slice(8, 12)} r17"`,
    );
    for (const number of [1, 2, 3, 4, 5]) expect(text).toMatch(new RegExp(`^${number}\\. `, 'm'));
    expect(text).toContain('Resuming is not permission');
    expect(text).toContain('Reading and checking is fine');
    expect(text).not.toMatch(/please continue|go ahead/i);
  });

  test('explains placeholders only where there are any', () => {
    expect(text).toContain('[EMAIL_1]');
    expect(renderPacketText(contractExample)).not.toContain('[EMAIL_1]');
  });

  test('has a fence that is longer than any run of backticks inside', () => {
    const packet = { ...contractExample, goal: `Use ${'`'.repeat(5)} here` };
    expect(renderPacketText(packet)).toContain(`${'`'.repeat(6)}baton-packet`);
    expect(readPacketText(renderPacketText(packet)).packet).toEqual(packet);
  });

  test('reads back as the packet, for every packet', () => {
    fc.assert(
      fc.property(anyPacket, (packet) => {
        const reading = readPacketText(renderPacketText(packet));
        expect(reading).toMatchObject({ id: packetId(packet), idCheck: 'matches' });
        expect(reading.packet).toEqual(packet);
      }),
    );
  });
});

const noises: [string, (text: string) => string][] = [
  ['Windows line ends', (all) => all.replaceAll('\n', '\r\n')],
  ['old Macintosh line ends', (all) => all.replaceAll('\n', '\r')],
  ['indentation', (all) => `    ${all.replaceAll('\n', '\n    ')}`],
  ['other text around it', (all) => `Hello,\nhere it is { maybe }:\n\n${all}\n\nThanks "a lot"!`],
  ['a lost last line', (all) => all.slice(0, all.lastIndexOf('\nEnd of handoff'))],
  ['a lost first line', (all) => all.slice(all.indexOf('\n') + 1)],
  ['a byte order mark', (all) => `\ufeff${all}`],
  ['trailing spaces', (all) => `${all.replaceAll('\n', '  \n')}  `],
  ['a fence without its name', (all) => all.replace(/^(`{3,})baton-packet$/m, '$1')],
  ['a fence of another language', (all) => all.replace(/^(`{3,})baton-packet$/m, '$1json')],
  ['tildes for backticks', (all) => all.replace(/^`{3,}/gm, '~~~')],
  ['no fence at all', (all) => all.replace(/^`{3,}.*$/gm, '')],
  ['blank lines between all lines', (all) => all.replaceAll('\n', '\n\n')],
  ['the whole text twice', (all) => `${all}\n\n${all}`],
];

describe('reading a packet back', () => {
  test.each(noises)('works through %s', (_name, damage) => {
    const reading = readPacketText(damage(text));
    expect(reading.packet).toEqual(fullExample);
    expect(reading.idCheck).toBe('matches');
  });

  test('works through every mixture of two noises, for every packet', () => {
    const noise = fc.constantFrom(...noises.map(([, damage]) => damage));
    fc.assert(
      fc.property(anyPacket, noise, noise, (packet, first, second) => {
        const reading = readPacketText(second(first(renderPacketText(packet))));
        expect(reading.packet).toEqual(packet);
        expect(reading.idCheck).not.toBe('differs');
      }),
    );
  });

  test('works when a page made every space a non-breaking one', () => {
    const reading = readPacketText(text.replaceAll(' ', '\u00a0'));
    expect(reading).toMatchObject({ id: packetId(fullExample), idCheck: 'matches' });
  });

  test('works when a page wrapped a long string over two lines', () => {
    const wrapped = text.replace('Nobody may send', 'Nobody may\n      send');
    expect(wrapped).not.toBe(text);
    expect(readPacketText(wrapped)).toMatchObject({ packet: fullExample, idCheck: 'matches' });
  });

  test('keeps non-breaking spaces that belong to the packet', () => {
    const packet: Packet = { ...contractExample, goal: 'Fix 10\u00a0% of «\u202fit\u202f»' };
    expect(readPacketText(renderPacketText(packet)).packet).toEqual(packet);
  });

  test('keeps line and paragraph separators, which are ordinary characters in JSON', () => {
    const packet: Packet = { ...contractExample, goal: 'one\u2028two\u2029three' };
    expect(readPacketText(renderPacketText(packet))).toMatchObject({ packet, idCheck: 'matches' });
  });

  test('says that no id is stated where the packet stands alone', () => {
    expect(readPacketText(JSON.stringify(contractExample))).toMatchObject({ idCheck: 'not-stated' });
  });

  test('says that the id differs where one character was changed', () => {
    const altered = text.replace('"Tests passed locally"', '"Tests passed globally"');
    expect(readPacketText(altered).idCheck).toBe('differs');
    expect(() => readIntactPacketText(altered)).toThrow(withCode('PACKET_ALTERED'));
  });

  test('does not accept an id that stands inside the block', () => {
    const forged = { ...contractExample, goal: `End of handoff ${'0'.repeat(64)} r17` };
    expect(readPacketText(renderPacketText(forged))).toMatchObject({ idCheck: 'matches', packet: forged });
  });

  test('is not misled by what is quoted', () => {
    expect(() => readPacketText(text.replace(/^/gm, '> '))).toThrow(withCode('PACKET_NOT_FOUND'));
  });

  test('finds none in ordinary text', () => {
    expect(() => readPacketText('{"a": 1} and ```\nsome code\n```')).toThrow(withCode('PACKET_NOT_FOUND'));
    expect(() => readPacketText('')).toThrow(withCode('PACKET_NOT_FOUND'));
  });

  test('says where a text was cut off, wherever that is', () => {
    const from = text.indexOf('"schema_version"') + 20;
    const until = text.lastIndexOf('}');
    fc.assert(
      fc.property(fc.integer({ min: from, max: until }), (at) => {
        const cut = text.slice(0, at);
        expect(() => readPacketText(cut)).toThrow(
          withCode('PACKET_CUT_OFF', { atUnits: cut.trimEnd().length }),
        );
      }),
    );
  });

  test('says that it was cut off right behind the fence’s name, whatever stood before it', () => {
    expect(() => readPacketText(`{"a": 1}\n${FENCE}baton-packet\n`)).toThrow(withCode('PACKET_CUT_OFF'));
  });

  test('joins a string that a page broke over several lines, with an escaped quotation mark in it', () => {
    const packet = { ...contractExample, goal: 'Move "all of it" to the new host by Friday' };
    const whole = renderPacketText(packet);
    const broken = whole.replace('all of it', 'all \n   of \n it').replace('host by', 'host\n\tby');
    expect(readPacketText(broken)).toMatchObject({ packet, idCheck: 'matches' });
  });

  test('names the line of broken JSON', () => {
    const broken = text.replace('"goal":', '"goal"');
    const line = text.slice(0, text.indexOf('"goal":')).split('\n').length;
    expect(() => readPacketText(broken)).toThrow(withCode('PACKET_NOT_JSON', { line }));
  });

  test('refuses two different packets in one text', () => {
    const other = renderPacketText({ ...fullExample, revision: 18 });
    expect(() => readPacketText(`${text}\n\n${other}`)).toThrow(withCode('TWO_PACKETS', { found: 2 }));
  });

  test.each([
    ['a newer schema', '"schema_version": 1', '"schema_version": 3', 'PACKET_NEWER_SCHEMA'],
    ['an unknown key', '"goal":', '"permission": true,\n  "goal":', 'PACKET_UNKNOWN_KEY'],
    ['a wrong type', '"revision": 17', '"revision": "17"', 'PACKET_INVALID'],
  ])('says what is wrong with %s', (_name, from, to, code) => {
    expect(() => readPacketText(text.replace(from, to))).toThrow(withCode(code));
  });

  test('survives a fence that holds anything at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (inside) => {
        try {
          readPacketText(`${FENCE}baton-packet\n${inside}\n${FENCE}`);
        } catch (error) {
          expect(error).toHaveProperty('code');
        }
      }),
    );
  });

  test('is linear in what it is given', () => {
    const hostile = [
      '{ "'.repeat(50_000),
      '"'.repeat(100_000),
      '{'.repeat(100_000),
      `${FENCE}\n`.repeat(30_000),
    ];
    for (const one of hostile) expect(() => readPacketText(one)).toThrow(withCode('PACKET_NOT_FOUND'));
  });
});
