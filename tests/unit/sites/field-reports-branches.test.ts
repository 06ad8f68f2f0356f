import { describe, expect, test } from 'vitest';
import { buildPacket } from '../../../lib/core/build-packet.ts';
import { assessCompleteness } from '../../../lib/core/completeness.ts';
import { draftOf, itemOf } from '../core/drafts.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import type { ShapedTurn } from './page-shapes.ts';
import { shapedSites } from './shaped-sites.ts';

const question: ShapedTurn = { role: 'user', body: 'What is due?' };
const answer: ShapedTurn = { role: 'assistant', body: '<p>The report.</p>' };
const thanks: ShapedTurn = { role: 'user', body: 'Thanks' };
const picture = '<img alt="old sketch" src="https://x.example/1">';

describe.each(shapedSites.map((one) => [one.site, one.generation, one] as const))('%s, %s', (...args) => {
  const [, , { shape, url, countsVersions }] = args;
  const capture = (...turns: ShapedTurn[]) => capturePage(parsePage(shape({ turns }), url.href), url);

  test('field report B1: neither the text nor the files of an answer that was replaced are read', () => {
    const replaced = `<div hidden><p>An old answer.</p>${picture}<pre><code>old()</code></pre></div>`;
    const read = capture(
      question,
      { ...answer, body: `${replaced}${answer.body}`, beside: replaced },
      thanks,
      answer,
    );
    expect(read.turns.map(({ markdown }) => markdown)).toEqual([
      'What is due?',
      'The report.',
      'Thanks',
      'The report.',
    ]);
    expect(read.turns.flatMap(({ attachments }) => attachments)).toEqual([]);
  });

  test('field report B5: an older version that the user went back to wins over newer ones', () => {
    const newer = '<div style="display:none"><p>A newer answer.</p></div>';
    const versions = countsVersions ? { versions: '1 / 3' } : {};
    const read = capture(
      question,
      { ...answer, body: `${answer.body}${newer}`, ...versions },
      thanks,
      answer,
    );
    expect(read.turns[1]?.markdown).toBe('The report.');
    if (countsVersions) expect(read.turns[1]?.unread).toEqual([{ kind: 'versions', count: 2 }]);
  });

  test('field report B2: of two answers that are both displayed none is chosen', () => {
    const other: ShapedTurn = { role: 'assistant', body: '<p>Another one.</p>' };
    const read = capture(question, answer, other, thanks, answer, question, answer);
    const texts = read.turns.map(({ markdown }) => markdown).join('\n');
    // A guess may not understand such a page at all; it never shows one of the two as the answer.
    expect(texts.includes('The report.')).toBe(texts.includes('Another one.'));
  });
});

test('field report B3: the packet says how many other versions it does not carry', () => {
  const goal = itemOf({
    id: 'g',
    section: 'goal',
    text: 'Write the report',
    speaker: 'user',
    confirmed: true,
  });
  const packet = buildPacket(
    draftOf([goal], {
      unread: [
        { turnIndex: 1, kind: 'versions', count: 2 },
        { turnIndex: 5, kind: 'versions', count: 1 },
        { turnIndex: 5, kind: 'citations', count: 4 },
      ],
    }),
  );
  expect(packet.unknowns).toEqual([
    'Other versions of turns that were not carried: 3.',
    'Citations without an address that were not carried: 4.',
  ]);
});

test('other versions and sources make no reading incomplete; a part that is missing does', () => {
  const turn = { index: 0, role: 'user' as const, markdown: 'a', attachments: [], unread: [] };
  const evidence = {
    streaming: false,
    startReached: 'yes' as const,
    endReached: 'yes' as const,
    unmountedTurns: 0,
    unrecognised: 0,
  };
  const assess = (kind: 'versions' | 'citations' | 'frame') =>
    assessCompleteness({ turns: [{ ...turn, unread: [{ kind, count: 1 }] }], evidence }).status;
  expect([assess('versions'), assess('citations'), assess('frame')]).toEqual([
    'complete',
    'complete',
    'partial',
  ]);
});
