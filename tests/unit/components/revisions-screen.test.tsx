// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Revisions } from '../../../lib/core/views.ts';
import { exampleRevisions } from './example-revisions.ts';
import {
  exampleDraftView,
  exampleHandoff,
  examplePacket,
  exampleTab,
  PACKET_ID,
  SOURCE,
} from './examples.ts';
import type { Answers } from './fake-client.ts';
import { mountApp } from './mount.tsx';

function revisionAnswers(revisions: Revisions): Answers {
  return {
    'open-tab': () => exampleTab({ hasDraft: true }),
    'load-overview': () => ({ handoffs: [], drafts: [], more: false, damaged: 0 }),
    'load-draft': () => exampleDraftView({ revision: 4, previousPacketId: PACKET_ID }),
    'load-handoff': () => exampleHandoff(),
    'load-revisions': () => revisions,
    'compare-with-previous': () => ({
      revision: 2,
      added: [{ section: 'decisions', text: 'The footer is blue.' }],
      changed: [],
      gone: [{ section: 'done', text: 'The old list is exported.' }],
    }),
  };
}

test('the draft leads to the chain of revisions and back', async () => {
  const app = await mountApp(revisionAnswers(exampleRevisions));
  await app.press('More actions');
  await app.press('Revisions');
  expect(app.asked('load-revisions')[0]?.request).toEqual({ conversationId: SOURCE });
  expect(app.text()).toContain('Revision 2 · Replaced');
  expect(app.text()).toContain('Inserted at claude.ai, read back equal, not sent.');
  expect(app.text()).toContain('Acknowledged, read at claude.ai.');
  expect(app.text()).toContain('Work continues in Claude');
  expect(app.text()).toContain('Revision 4, a draft');
  await app.press('Back');
  expect(app.text()).toContain('One column, 600 pixels wide');
});

test('what changed is counted at once, and shown in full when it is asked for', async () => {
  const app = await mountApp(revisionAnswers(exampleRevisions));
  await app.press('More actions');
  await app.press('Revisions');
  expect(app.asked('compare-with-previous')).toHaveLength(0);
  await app.press('Since revision 2: 1 added, 1 gone');
  expect(app.text()).toContain('The footer is blue.');
  expect(app.text()).toContain('The old list is exported.');
});

test('a packet that goes on from one that is not here says that the chain has a gap', async () => {
  const app = await mountApp(revisionAnswers(exampleRevisions));
  await app.press('More actions');
  await app.press('Revisions');
  expect(app.text()).toContain('It goes on from a packet that is not in this Baton, aaaaaaaa');
});

test('each revision can be opened, and the handoff leads to the chain too', async () => {
  const app = await mountApp(revisionAnswers(exampleRevisions));
  await app.press('More actions');
  await app.press('Revisions');
  await app.press('Open revision 3');
  expect(app.text()).toContain(examplePacket.goal);
  await app.press('More actions');
  await app.press('Revisions');
  await app.press('Back');
  expect(app.asked('load-handoff').length).toBeGreaterThan(0);
  expect(app.hasControl('More actions')).toBe(true);
});
