import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPacket, goesInto, LAST_STEP_UNKNOWN } from '../../../lib/core/build-packet.ts';
import type { DraftItem } from '../../../lib/core/draft.ts';
import { findLostItems } from '../../../lib/core/lost-items.ts';
import { packetId } from '../../../lib/core/packet-id.ts';
import { isClaimSection, sectionKeys } from '../../../lib/core/sections.ts';
import { draftOf, itemOf } from './drafts.ts';

const goal = itemOf({ id: 's1', section: 'goal', text: 'Move the shop' });

describe('freezing a draft', () => {
  test('gives the nine keys, the restrictions and nothing that is empty', () => {
    expect(buildPacket(draftOf([goal]))).toEqual({
      schema_version: 1,
      conversation_id: 'chatgpt:c1',
      revision: 1,
      goal: 'Move the shop',
      confirmed_facts: [],
      decisions: [],
      open_items: [],
      unknowns: [],
      last_completed_step: LAST_STEP_UNKNOWN,
      restrictions: [],
      source: { site: 'chatgpt' },
    });
  });

  test('puts each item into its section, with the user’s words beside a restriction', () => {
    const packet = buildPacket(
      draftOf([
        goal,
        itemOf({
          id: 's2',
          section: 'restrictions',
          text: 'The assistant must not send it.',
          words: "don't send it",
        }),
        itemOf({ id: 's3', section: 'open_items', text: 'Send it', openId: 'T-1', externalEffect: true }),
        itemOf({ id: 's4', section: 'rejected', text: 'A rewrite, because it takes too long' }),
        itemOf({ id: 's5', section: 'rejected', text: 'A wiki' }),
        itemOf({ id: 's6', section: 'next_step', text: 'Compare the counts' }),
        itemOf({ id: 's7', section: 'decisions', text: '   ' }),
      ]),
    );
    expect(packet).toMatchObject({
      restrictions: [{ rule: 'The assistant must not send it.', words: "don't send it" }],
      open_items: [{ id: 'T-1', task: 'Send it', external_effect: true }],
      rejected: [
        { what: 'A rewrite', why: 'it takes too long' },
        { what: 'A wiki', why: 'not stated' },
      ],
      next_step: 'Compare the counts',
      decisions: [],
    });
  });

  test('carries blockers, progress, references, the summary and the receipt of work', () => {
    const own = (id: string, section: DraftItem['section'], text: string) => itemOf({ id, section, text });
    const packet = buildPacket(
      draftOf([
        goal,
        own('s2', 'blockers', 'The domain cannot be moved.\n the code from the registrar'),
        own('s3', 'blockers', 'The printer is broken.'),
        own('s4', 'progress_tested', 'The export.'),
        own('s5', 'references', 'Price list\nprices/2026.csv'),
        own('s6', 'references', 'https://example.org/plan'),
        own('s7', 'summary', 'Nearly there.'),
        own('s8', 'work_branch', 'move'),
        own('s9', 'work_tests', ' '),
      ]),
    );
    expect(packet).toMatchObject({
      summary: 'Nearly there.',
      progress: { prepared: [], tested: ['The export.'], deployed: [], verified: [] },
      blockers: [
        { what: 'The domain cannot be moved.', waiting_for: 'the code from the registrar' },
        { what: 'The printer is broken.', waiting_for: 'not stated' },
      ],
      references: [
        { label: 'Price list', where: 'prices/2026.csv' },
        { label: 'https://example.org/plan', where: 'https://example.org/plan' },
      ],
    });
    expect(packet.work_receipt).toEqual({ branch: 'move' });
  });

  test('says a summary that is too long, by its name', () => {
    const long = itemOf({ id: 's2', section: 'summary', text: 'x'.repeat(281) });
    expect(() => buildPacket(draftOf([goal, long]))).toThrow(
      expect.objectContaining({ code: 'PACKET_TOO_LARGE', detail: { path: 'summary', limitUnits: 280 } }),
    );
  });

  test('an assistant’s “tests passed” is no progress before the user confirms it', () => {
    const claim = itemOf({
      id: 's2',
      section: 'progress_tested',
      text: 'All tests passed.',
      speaker: 'assistant',
    });
    expect(buildPacket(draftOf([goal, claim]))).toMatchObject({
      unknowns: ['Claimed by the assistant, not verified: All tests passed.'],
    });
    expect(buildPacket(draftOf([goal, claim]))).not.toHaveProperty('progress');
    expect(buildPacket(draftOf([goal, { ...claim, confirmed: true }])).progress?.tested).toEqual([
      'All tests passed.',
    ]);
  });

  test('puts what only the assistant claimed among the unknowns, until the user confirms it', () => {
    const claim = itemOf({ id: 's2', section: 'done', text: 'The tests pass', speaker: 'assistant' });
    expect(buildPacket(draftOf([goal, claim]))).toMatchObject({
      unknowns: ['Claimed by the assistant, not verified: The tests pass'],
    });
    expect(buildPacket(draftOf([goal, claim])).done).toBeUndefined();
    expect(buildPacket(draftOf([goal, { ...claim, confirmed: true }]))).toMatchObject({
      done: ['The tests pass'],
      unknowns: [],
    });
  });

  test('never promotes an unconfirmed claim of the assistant, in any section', () => {
    const text = fc.string({ minLength: 1 }).filter((one) => one.trim() !== '');
    const anyItem = fc.record({ section: fc.constantFrom(...sectionKeys), text, confirmed: fc.boolean() });
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 8 }), (items) => {
        const claims = items.map((item, at) =>
          itemOf({ ...item, id: `c${at}`, speaker: 'assistant', openId: `T-${at}` }),
        );
        const packet = buildPacket(draftOf([goal, ...claims]));
        for (const claim of claims) {
          if (claim.confirmed || !isClaimSection(claim.section)) continue;
          expect(goesInto(claim)).toBe('unknowns');
          expect(packet.unknowns).toContain(`Claimed by the assistant, not verified: ${claim.text}`);
        }
        expect(packet.confirmed_facts).toEqual(
          claims.filter((one) => one.section === 'confirmed_facts' && one.confirmed).map((one) => one.text),
        );
      }),
    );
  });

  test('leaves out what the user left out', () => {
    const removed = itemOf({ id: 's2', section: 'decisions', text: 'Use PHP', removed: true });
    expect(buildPacket(draftOf([goal, removed])).decisions).toEqual([]);
  });

  test('is refused without a goal', () => {
    expect(() => buildPacket(draftOf([]))).toThrow(
      expect.objectContaining({ code: 'DRAFT_INCOMPLETE', detail: { missing: 'goal' } }),
    );
  });

  test('states an incomplete reading, unread parts and attachments that do not travel', () => {
    const packet = buildPacket(
      draftOf([goal], {
        completeness: { status: 'partial', turns: 37, turnsExpected: 42, reasons: ['start-not-loaded'] },
        unread: [{ turnIndex: 4, kind: 'frame', name: 'research report' }],
        attachments: [{ turnIndex: 2, kind: 'file', name: 'plan.pdf' }],
      }),
    );
    expect(packet).toMatchObject({
      capture: { status: 'partial', turns: 37, turns_expected: 42 },
      unknowns: ['A part of turn 5 was not read: research report.'],
      attachments: [{ name: 'plan.pdf', kind: 'file', carried: false }],
    });
  });

  test('names an attachment without a name by its kind', () => {
    const attachments = [{ name: ' ', kind: 'image', turnIndex: 0 } as const];
    expect(buildPacket(draftOf([goal], { attachments })).attachments).toEqual([
      { name: 'image', kind: 'image', carried: false },
    ]);
  });

  test('counts masked values by category, and only those that travel in masked form', () => {
    const text = 'Write to [EMAIL_1] and [EMAIL_2], not to eva@example.org';
    const packet = buildPacket(
      draftOf([{ ...goal, text }], {
        maskedValues: [
          { placeholder: '[EMAIL_1]', category: 'EMAIL' },
          { placeholder: '[EMAIL_2]', category: 'EMAIL' },
          { placeholder: '[EMAIL_3]', category: 'EMAIL', allowedValue: 'eva@example.org' },
          { placeholder: '[API_KEY_1]', category: 'API_KEY' },
        ],
      }),
    );
    expect(packet.redactions).toEqual({ EMAIL: 2 });
  });

  test('gives the same id for the same content whenever and however often it is done', () => {
    const later = draftOf([goal], { capturedAtMs: 99, updatedAtMs: 100, version: 7 });
    expect(packetId(buildPacket(later))).toBe(packetId(buildPacket(draftOf([goal]))));
  });
});

describe('items that a new revision would lose', () => {
  const previous = buildPacket(
    draftOf([
      goal,
      itemOf({ id: 'a', section: 'restrictions', text: 'Never send it.' }),
      itemOf({ id: 'b', section: 'decisions', text: 'Use the new host.' }),
    ]),
  );

  test('are the restrictions and decisions that it does not hold any more', () => {
    expect(findLostItems(previous, buildPacket(draftOf([goal])))).toEqual([
      'Never send it.',
      'Use the new host.',
    ]);
    expect(findLostItems(previous, previous)).toEqual([]);
    expect(findLostItems(undefined, previous)).toEqual([]);
  });

  test('are not those whose words differ only in white space', () => {
    const next = draftOf([
      goal,
      itemOf({ id: 'a', section: 'restrictions', text: 'Never  send it. ', words: 'no' }),
      itemOf({ id: 'b', section: 'decisions', text: 'Use the new host.' }),
    ]);
    expect(findLostItems(previous, buildPacket(next))).toEqual([]);
  });
});
