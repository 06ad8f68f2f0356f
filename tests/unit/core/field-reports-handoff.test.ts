import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPacket } from '../../../lib/core/build-packet.ts';
import { HandoffError } from '../../../lib/core/errors.ts';
import { parsePacket } from '../../../lib/core/packet.ts';
import { renderPacketText } from '../../../lib/core/packet-text.ts';
import { readPacketText } from '../../../lib/core/read-packet-text.ts';
import { nextState, receiptEvents, receiptStates } from '../../../lib/core/receipt.ts';
import { suggestItems } from '../../../lib/core/suggest/suggest-items.ts';
import { conversation, opening, texts } from '../suggest/conversation.ts';
import { draftOf, itemOf } from './drafts.ts';
import { anyPacket, contractExample } from './packets.ts';

const goal = itemOf({ id: 'g', section: 'goal', text: 'Move the shop' });
const sentence = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
  .filter((text) => text.trim() !== '');

test('field report K2: the next instruction travels as it was written, in a field of its own', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const packet = buildPacket(draftOf([goal, itemOf({ id: 'n', section: 'next_step', text })]));
      expect(packet.next_step).toBe(text);
      const { packet: read } = readPacketText(renderPacketText(packet));
      expect(read.next_step).toBe(text);
      expect(JSON.stringify({ ...read, next_step: '' })).toBe(JSON.stringify({ ...packet, next_step: '' }));
    }),
  );
});

test('field report K3: no event that happens by itself leads anywhere, and none confers authority', () => {
  // `expired` is a reason that a record may have; only the user, or a newer revision of theirs, ends a handoff.
  expect(receiptEvents.filter((event) => /expire|time|authori|approve/.test(event))).toEqual([]);
  const ending = receiptStates.flatMap((state) =>
    receiptEvents.filter((event) => state !== 'CANCELLED' && nextState[state][event] === 'CANCELLED'),
  );
  expect(new Set(ending)).toEqual(new Set(['cancel', 'supersede']));
});

describe('field report K5: a packet cannot say that an act is approved', () => {
  const item = { id: 'T-1', task: 'Send the newsletter', external_effect: true };
  test.each(['approved', 'authorised', 'authorized', 'granted', 'status', 'state', 'approval', 'permission'])(
    'an open item with "%s" is refused',
    (key) => {
      const value = { ...contractExample, open_items: [{ ...item, [key]: true }] };
      expect(() => parsePacket(value)).toThrow(HandoffError);
      expect(() => parsePacket({ ...contractExample, [key]: [item] })).toThrow(HandoffError);
    },
  );
});

test('field report K10: the text ends by asking to wait, and outside the block nothing tells to go on', () => {
  fc.assert(
    fc.property(anyPacket, (packet) => {
      const text = renderPacketText({ ...packet, goal: 'Move the shop' });
      const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
      const around = text.replace(json, '');
      expect(around).toContain('Then wait for me.');
      expect(around).not.toMatch(
        /\b(?:continue|proceed|carry on|go ahead|resume the|keep going|start (?:now|with))\b/i,
      );
    }),
  );
});

describe('field report K11: what was talked about is not turned into an approval', () => {
  const plan = 'a: I propose to deploy the new version on Friday and to delete the old table.';
  test.each([
    ['praised', 'u: The plan looks good to me.'],
    ['asked about', 'u: What would the plan cost us?'],
    ['held back', 'u: I have read the plan. Do not deploy anything yet.'],
    ['put off', 'u: Let me think about the plan until tomorrow.'],
  ])('a plan that is %s is no decision, no next step and no order', (_name, answer) => {
    const { suggestions } = suggestItems(conversation(opening, plan, answer));
    const binding = suggestions.filter(({ section }) =>
      ['decisions', 'next_step', 'instructions'].includes(section),
    );
    for (const { text } of binding) expect(text).not.toMatch(/deploy|delete|proceed|go ahead/i);
  });

  test('a restriction keeps its "not" all the way, and the text says that it forbids', () => {
    const turns = conversation(
      opening,
      plan,
      'u: Do not deploy anything before I have tested it. Never delete the old table.',
    );
    const rules = texts(turns, 'restrictions');
    expect(rules).toHaveLength(2);
    const items = rules.map((text, at) => itemOf({ id: `r${at}`, section: 'restrictions', text }));
    const text = renderPacketText(buildPacket(draftOf([goal, ...items])));
    expect(text).toContain('What stands under "restrictions" is forbidden and binds you.');
    for (const rule of rules) {
      expect(rule).toMatch(/\b(?:not|never)\b/i);
      expect(text).toContain(rule);
    }
  });

  test('a decision of the assistant that nobody confirmed is an unknown, said to be a claim', () => {
    const claim = itemOf({ id: 'd', section: 'decisions', speaker: 'assistant', text: 'Deploy on Friday.' });
    const packet = buildPacket(draftOf([goal, claim]));
    expect(packet.decisions).toEqual([]);
    expect(packet.unknowns).toEqual(['Claimed by the assistant, not verified: Deploy on Friday.']);
    expect(buildPacket(draftOf([goal, { ...claim, confirmed: true }])).decisions).toEqual([
      'Deploy on Friday.',
    ]);
  });
});

describe('field report K12: what was only thought gives nothing', () => {
  test.each(['think', 'thinking', 'reasoning', 'analysis', 'thought'])('inside <%s>', (tag) => {
    const thought =
      'I have deployed the shop. All tests pass. We decided to use the red template. Next step: delete the table.';
    const turns = conversation(
      opening,
      `a: <${tag}>\n${thought}\n</${tag}>\nHere is my answer.`,
      'u: Thank you, let us go on with it.',
    );
    const { suggestions } = suggestItems(turns);
    expect(suggestions.filter(({ role }) => role === 'assistant')).toEqual([]);
    const told = conversation(opening, `a: ${thought}`, 'u: Thank you, let us go on with it.');
    expect(suggestItems(told).suggestions.some(({ role }) => role === 'assistant')).toBe(true);
  });
});
