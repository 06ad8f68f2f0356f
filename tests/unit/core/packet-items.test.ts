import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPacket, CLAIM_PREFIX, LAST_STEP_UNKNOWN } from '../../../lib/core/build-packet.ts';
import type { Packet } from '../../../lib/core/packet.ts';
import { packetId } from '../../../lib/core/packet-id.ts';
import { excerptsOfPacket, itemsOfPacket, maskedValuesIn } from '../../../lib/core/packet-items.ts';
import { draftOf } from './drafts.ts';
import { anyPacket, contractExample, fullExample } from './packets.ts';

/** The packet of a draft that starts from another packet, with the reading left out. */
function prepared(packet: Packet): Packet {
  const excerpts = excerptsOfPacket(packet);
  return buildPacket(
    draftOf(itemsOfPacket(packet), {
      revision: packet.revision + 1,
      previousPacketId: packetId(packet),
      excerpts,
    }),
  );
}

describe('a draft that starts from a packet', () => {
  test('holds what the packet holds, and so does the packet that is made of it', () => {
    const { goal, decisions, restrictions, open_items, done, next_step, rejected } = fullExample;
    expect(prepared(fullExample)).toMatchObject({
      revision: 18,
      previous_packet_id: packetId(fullExample),
      ...{ goal, decisions, restrictions, open_items, done, next_step, rejected },
    });
  });

  test('loses nothing that a person decided, whatever the packet', () => {
    fc.assert(
      fc.property(anyPacket, (any) => {
        const packet = { ...any, goal: `Goal ${any.goal}` };
        const next = prepared(packet);
        const shown = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '');
        expect(next.decisions).toEqual(shown(packet.decisions));
        expect(next.confirmed_facts).toEqual(shown(packet.confirmed_facts));
        expect(next.done ?? []).toEqual(shown(packet.done ?? []));
        expect(next.open_items.map(({ task }) => task)).toEqual(
          shown(packet.open_items.map(({ task }) => task)),
        );
        expect(next.unknowns).toEqual(shown(packet.unknowns));
      }),
    );
  });

  test('keeps the names of open items, and gives a short one where the packet’s is too long', () => {
    const items = itemsOfPacket({
      ...contractExample,
      open_items: [
        { id: 'x'.repeat(90), task: 'The one' },
        { id: 'T-4', task: 'The other', external_effect: true },
      ],
    }).filter(({ section }) => section === 'open_items');
    expect(items).toMatchObject([
      { openId: 'T-1', externalEffect: false },
      { openId: 'T-4', externalEffect: true },
    ]);
  });

  test('keeps a claim of the assistant unverified, and leaves out what only a reading lacked', () => {
    const items = itemsOfPacket({
      ...contractExample,
      last_completed_step: LAST_STEP_UNKNOWN,
      unknowns: [
        `${CLAIM_PREFIX}All tests pass`,
        'Who pays for it',
        'A part of turn 3 was not read: canvas.',
        'Other versions of turns that were not carried: 4.',
      ],
    });
    const unknowns = items.filter(({ section }) => section === 'unknowns');
    expect(unknowns).toMatchObject([
      { text: 'All tests pass', speaker: 'assistant', confirmed: false, carried: 17 },
      { text: 'Who pays for it', speaker: 'author', carried: 17 },
    ]);
    expect(items.some(({ section }) => section === 'last_completed_step')).toBe(false);
  });

  test('lists the placeholders that stand in it as masked values and allows none', () => {
    const items = itemsOfPacket({ ...contractExample, decisions: ['Write to [EMAIL_2] and [API_KEY_1]'] });
    expect(maskedValuesIn(items, [])).toEqual([
      { placeholder: '[EMAIL_2]', category: 'EMAIL' },
      { placeholder: '[API_KEY_1]', category: 'API_KEY' },
    ]);
  });
});
