import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acknowledgementLine } from '../../../lib/core/acknowledgement-line.ts';
import { packetId } from '../../../lib/core/packet-id.ts';
import { renderPacketText } from '../../../lib/core/packet-text.ts';
import { withoutHandoffs } from '../../../lib/core/suggest/without-handoffs.ts';
import { contractExample, fullExample } from '../core/packets.ts';
import { turnsOf } from '../services/ports.ts';

const full = renderPacketText(fullExample);
const contract = renderPacketText(contractExample);
const reply = `${acknowledgementLine({ id: packetId(fullExample), revision: fullExample.revision })}\n\n1. Move`;
const said = (...spoken: string[]): string[] =>
  withoutHandoffs(turnsOf(...spoken)).map(({ markdown }) => markdown);

/** Lines that a user may write: none of them names a packet. */
const words = fc.stringMatching(/^[a-zA-Z ,.!?äöü\n]{0,80}$/);

describe('turns without what a handoff brought into them', () => {
  test('whatever the user writes around the text of a packet stays, and nothing of the packet does', () => {
    fc.assert(
      fc.property(words, words, fc.constantFrom(full, contract), (before, after, text) => {
        expect(said(`${before}\n${text}\n${after}`)).toEqual([`${before}\n\n${after}`]);
      }),
    );
  });

  test('two packets in one turn are both taken out, with the words between them left', () => {
    expect(said(`one\n${full}\ntwo\n${contract}\nthree`)).toEqual(['one\n\ntwo\n\nthree']);
    expect(said(`${full}\nbetween\n${full}`)).toEqual(['\nbetween\n']);
  });

  test('a text that the site cut off goes to its end', () => {
    expect(said(`before\n${full.slice(0, full.indexOf('"unknowns": '))}`)).toEqual(['before\n']);
  });

  test('Windows line ends and non-breaking spaces change nothing', () => {
    const altered = full.replaceAll('\n', '\r\n').replace('End of handoff', 'End\u00a0of\u00a0handoff');
    expect(said(`before\r\n${altered}\r\nafter`)).toEqual(['before\r\n\nafter']);
  });

  test('the reply that acknowledges a packet goes, a later turn of the assistant stays', () => {
    expect(said(full, reply, 'Go on.', 'Done.')).toEqual(['', '', 'Go on.', 'Done.']);
  });

  test('a reply with a code and no packet before it stays: nothing was handed over here', () => {
    expect(said('Hello.', reply)).toEqual(['Hello.', reply]);
  });

  test('a packet that the assistant quotes, and a user who only names one, are words like others', () => {
    const spoken = ['Read "baton 3fa9c1d2-91be r17" again.', full, 'Never delete it.', 'Understood.'];
    expect(said(...spoken)).toEqual(spoken);
  });

  test('a turn of a million names without an end is read at once', () => {
    const hostile = `"schema_version" ${'baton 3fa9c1d2-91be r17 '.repeat(200_000)}`;
    expect(said(hostile)).toEqual([hostile]);
    const ends = `End of handoff ${'3fa9c1d291be'.padEnd(64, '0')} r17\n`.repeat(20_000);
    expect(said(`"schema_version"\n${ends}`)).toEqual([`"schema_version"\n${ends}`]);
  });
});
