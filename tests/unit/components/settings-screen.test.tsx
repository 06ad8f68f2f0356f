// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { HandoffError } from '../../../lib/core/errors.ts';
import { changeSettings, type Settings } from '../../../lib/core/settings.ts';
import { mountApp, settle } from './mount.tsx';

async function openSettings(first: Settings, refuse?: HandoffError) {
  let settings = first;
  const app = await mountApp(
    {
      'load-settings': () => settings,
      'change-settings': ({ change }) => {
        if (refuse) throw refuse;
        settings = changeSettings(settings, change);
        return settings;
      },
    },
    { tabId: undefined, start: { kind: 'settings' } },
  );
  await vi.waitFor(() => expect(app.hasControl('Add')).toBe(true), { timeout: 30_000 });
  await settle();
  return app;
}

test('a word is added, stands in the list and can be removed', async () => {
  const app = await openSettings({ allowedValues: [], ownTerms: [] });
  await app.type('Word or name to mask', ' Project Heron ');
  await app.press('Add');
  expect(app.asked('change-settings')[0]?.request).toEqual({
    change: { kind: 'add-term', term: { kind: 'word', text: 'Project Heron' } },
  });
  expect(app.text()).toContain('Project Heron');
  await app.press('Remove: Project Heron');
  expect(app.hasControl('Remove: Project Heron')).toBe(false);
});

test('a pattern that could run away stays in the field with the reason', async () => {
  const refusal = new HandoffError('PATTERN_REFUSED', { reason: 'NESTED_REPETITION' });
  const app = await openSettings({ allowedValues: [], ownTerms: [] }, refusal);
  app.root.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
  await settle();
  await app.type('Pattern to mask', '(a+)+b');
  await app.press('Add');
  expect(app.root.querySelector('[role=alert]')?.textContent).toContain('It repeats a repetition');
  expect((app.control('Pattern to mask') as HTMLInputElement).value).toBe('(a+)+b');
});

test('a standing instruction is kept and removed, and a new draft’s sections are chosen', async () => {
  const app = await openSettings({ allowedValues: [], ownTerms: [] });
  await app.type('Standing instruction to keep', ' Answer in short sentences. ');
  await app.press('Keep');
  expect(app.asked('change-settings')[0]?.request).toEqual({
    change: { kind: 'add-template', text: 'Answer in short sentences.' },
  });
  await app.press('Remove: Answer in short sentences.');
  expect(app.hasControl('Remove: Answer in short sentences.')).toBe(false);
  const select = app.root.querySelector('select')!;
  select.value = 'writing-project';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  expect(app.asked('change-settings').at(-1)?.request).toEqual({
    change: { kind: 'choose-preset', preset: 'writing-project' },
  });
});

test('a value that is always allowed can be masked again', async () => {
  const app = await openSettings({ allowedValues: ['press@ropewalk.example'], ownTerms: [] });
  await app.press('Mask again: press@ropewalk.example');
  expect(app.asked('change-settings')[0]?.request).toEqual({
    change: { kind: 'forget-allowed', value: 'press@ropewalk.example' },
  });
  expect(app.text()).not.toContain('press@ropewalk.example');
});
