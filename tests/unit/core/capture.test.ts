import { expect, test } from 'vitest';
import { parsePageCapture } from '../../../lib/core/capture.ts';
import { captureOf, turnsOf } from '../services/ports.ts';

test('half a character in what a page gave is marked as lost, so that the rest can be hashed and stored', () => {
  const page = captureOf(turnsOf('Cut off: \ud83d', 'Yes.'), { nativeId: 'c\udc00', title: '\ud83d' });
  page.turns[0]!.attachments.push({ name: 'plan\ud83d', kind: 'file' });
  expect(parsePageCapture(page)).toMatchObject({
    nativeId: 'c\ufffd',
    title: '\ufffd',
    turns: [{ markdown: 'Cut off: \ufffd', attachments: [{ name: 'plan\ufffd' }] }, { markdown: 'Yes.' }],
  });
});
