// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { applyChange } from '../../../lib/core/draft-change.ts';
import { HandoffError } from '../../../lib/core/errors.ts';
import { changeExcerpts } from '../../../lib/core/excerpt.ts';
import type { DraftView } from '../../../lib/core/views.ts';
import {
  draftKeeper,
  exampleDraftView,
  exampleItem,
  exampleItems,
  exampleTab,
  PACKET_ID,
} from './examples.ts';
import type { Answers } from './fake-client.ts';
import { mountApp, settle, typeInto } from './mount.tsx';

function answersFor(first: DraftView, more: Answers = {}): Answers {
  const keeper = draftKeeper(first);
  return {
    'open-tab': () => exampleTab({ hasDraft: true }),
    'load-draft': () => keeper.current(),
    'change-draft': (request) => keeper.change(request),
    'change-together': ({ changes, excerpts }) => {
      const { draft } = keeper.current();
      const changed = changes.reduce((before, change) => applyChange(before, change, 5), draft);
      const marked = excerpts.reduce(changeExcerpts, changed.excerpts ?? []);
      return keeper.set({ ...first, draft: { ...changed, excerpts: marked, version: draft.version + 1 } });
    },
    'change-excerpts': ({ change }) => {
      const { draft } = keeper.current();
      const excerpts = changeExcerpts(draft.excerpts ?? [], change);
      return keeper.set({ ...first, draft: { ...draft, excerpts, version: draft.version + 1 } });
    },
    'choose-preset': ({ preset }) => {
      const { draft } = keeper.current();
      return keeper.set({ ...first, draft: { ...draft, preset, version: draft.version + 1 } });
    },
    'load-settings': () => ({
      allowedValues: [],
      ownTerms: [],
      templates: ['Answer in short sentences.', 'Ask before you rename anything.'],
    }),
    'preview-packet': () => ({ packetId: PACKET_ID, text: 'x'.repeat(10_100), lost: [] }),
    ...more,
  };
}

const blocker = exampleItem({
  id: 'b1',
  section: 'blockers',
  text: 'The list is locked.\nthe key from Marta',
});
const view = (draft = {}) => exampleDraftView({ items: [...exampleItems, blocker], ...draft });
const regions = (root: HTMLElement) =>
  [...root.querySelectorAll('section[aria-label]')].map((one) => one.getAttribute('aria-label'));

test('a preset hides sections, says what travels all the same, and shows it at one click', async () => {
  const app = await mountApp(answersFor(view()));
  expect(regions(app.root)).toContain('Blockers');
  expect(app.text()).toContain('The list is locked.waiting for: the key from Marta');
  await app.press('Show: everything');
  await app.press('Short');
  expect(app.asked('choose-preset')[0]?.request).toMatchObject({ preset: 'short' });
  expect(regions(app.root)).not.toContain('Blockers');
  expect(regions(app.root)).toContain('Restrictions');
  expect(app.text()).toContain('3 items in hidden sections travel too.');
  await app.press('Show all');
  expect(regions(app.root)).toContain('Blockers');
  expect(app.text()).not.toContain('in hidden sections');
});

test('a working session has a form for the receipt of work, whose fields are saved as they are typed', async () => {
  const app = await mountApp(answersFor(view({ preset: 'working-session' })));
  expect(regions(app.root)).toContain('First command');
  const field = app.control('Branch');
  typeInto(field, 'mo');
  typeInto(field, 'move');
  field.dispatchEvent(new FocusEvent('blur'));
  await settle();
  const changes = app.asked('change-draft').map(({ request }) => request);
  expect(changes[0]).toMatchObject({ change: { kind: 'add', section: 'work_branch', text: 'mo' } });
  expect(changes.at(-1)).toMatchObject({ change: { kind: 'edit', text: 'move' } });
  expect((app.control('Branch') as HTMLInputElement).value).toBe('move');
  await app.press('More actions');
  await app.press('Undo');
  expect((app.control('Branch') as HTMLInputElement).value).toBe('');
  await app.type('Branch', 'other');
  expect(app.asked('change-draft').at(-1)?.request).toMatchObject({
    change: { kind: 'add', section: 'work_branch', text: 'other' },
  });
});

test('templates go into the instructions one by one or all at once, and one step takes them back', async () => {
  const app = await mountApp(answersFor(view()));
  await app.press('Add to…');
  await app.press('From your templates…');
  await app.press('Insert all 2');
  expect(app.asked('change-together')).toHaveLength(1);
  const list = () => app.root.querySelector('[aria-label="Standing instructions"]')?.textContent ?? '';
  expect(list()).toContain('Answer in short sentences.');
  expect(list()).toContain('Ask before you rename anything.');
  expect(list()).toContain('written here');
  expect(app.hasControl('Insert all 2')).toBe(false);
  await app.press('Undo');
  expect(list()).toBe('');
});

test('an instruction is kept as a template, and a private one says why it is not', async () => {
  let refuse = false;
  const rule = exampleItem({ id: 'i1', section: 'instructions', text: 'Ask first.' });
  const app = await mountApp(
    answersFor(view({ items: [...exampleItems.slice(0, 1), rule] }), {
      'change-settings': ({ change }) => {
        if (refuse) throw new HandoffError('TEMPLATE_PRIVATE', { found: 1 });
        return { allowedValues: [], ownTerms: [], templates: 'text' in change ? [change.text] : [] };
      },
    }),
  );
  const save = async () => {
    const acts = [...app.root.querySelectorAll<HTMLElement>('[aria-label="Item actions"]')];
    acts.at(-1)?.click();
    await settle();
    await app.press('Save as template');
  };
  await save();
  expect(app.asked('change-settings')[0]?.request).toEqual({
    change: { kind: 'add-template', text: 'Ask first.' },
  });
  expect(app.text()).toContain('Kept as a template for every chat.');
  refuse = true;
  await save();
  expect(app.text()).toContain('This text holds something private, or a placeholder');
});

test('a packet that is too long proposes what to leave out; what is chosen goes in one act and is listed', async () => {
  const excerpts = [{ id: 'e1', label: 'Turn 3, you', text: 'A passage. '.repeat(60), turnIndex: 2 }];
  const app = await mountApp(answersFor(view({ excerpts })));
  await app.press('More actions');
  await app.press('Inspect');
  await app.press('Make it shorter…');
  expect(app.root.querySelector('.trims input:checked')?.closest('li')?.textContent).toContain('A passage.');
  expect(app.text()).toContain('fits.');
  await app.press('Leave out 1 entry');
  expect(app.asked('change-together')[0]?.request).toMatchObject({
    changes: [],
    excerpts: [{ kind: 'remove', id: 'e1' }],
  });
  expect(app.text()).toContain('2 entries that you left out');
  await app.press('Close');
  expect(app.text()).toContain('Left out (2)');
  await app.press('More actions');
  await app.press('Undo');
  expect(app.text()).toContain('Left out (1)');
});

test('an excerpt that was left out comes back from the list of what was left out', async () => {
  const excerpts = [{ id: 'e1', label: 'Turn 3, you', text: 'A passage.', turnIndex: 2 }];
  const app = await mountApp(answersFor(view({ items: exampleItems.slice(0, 3), excerpts })));
  await app.press('Remove excerpt: Turn 3, you');
  expect(app.hasControl('Remove excerpt: Turn 3, you')).toBe(false);
  await app.press('Left out (1)');
  await app.press('Restore');
  expect(app.hasControl('Remove excerpt: Turn 3, you')).toBe(true);
});
