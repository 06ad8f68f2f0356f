import { expect, test } from 'vitest';
import { shownSections } from '../../../components/draft/shown-sections.ts';
import { presetKeys } from '../../../lib/core/presets.ts';
import { sectionKeys } from '../../../lib/core/sections.ts';
import { exampleItem, exampleItems } from './examples.ts';

const kept = exampleItems.filter(({ removed }) => !removed);
const everywhere = sectionKeys.map((section) => exampleItem({ id: section, section, text: 'x' }));

test('without a preset every section that holds something is shown, and nothing else', () => {
  const { shown, hidden, showsWork } = shownSections(kept, undefined);
  expect(shown).toEqual(sectionKeys.filter((key) => kept.some(({ section }) => section === key)));
  expect([hidden, showsWork]).toEqual([[], false]);
});

test.each(presetKeys)('“%s” hides or shows each item that travels, and loses none', (preset) => {
  const { shown, hidden } = shownSections(everywhere, preset);
  const visible = everywhere.filter(({ section }) => shown.includes(section));
  expect([...visible, ...hidden].length).toBe(everywhere.length);
});

test.each(presetKeys)('“%s” never hides what is forbidden, agreed, open or unknown', (preset) => {
  const { shown } = shownSections(everywhere, preset);
  expect(shown).toEqual(
    expect.arrayContaining(['goal', 'restrictions', 'decisions', 'open_items', 'unknowns']),
  );
});

test('a working session offers progress, a first command and the receipt of work while they are empty', () => {
  const { shown, empty, showsWork } = shownSections([], 'working-session');
  expect(shown).toContain('progress_tested');
  expect(shown).toContain('next_step');
  expect(showsWork).toBe(true);
  expect(empty).not.toContain('progress_tested');
});

test('a section that the user is at work on is shown whatever the preset', () => {
  const item = exampleItem({ id: 'b1', section: 'blockers', text: 'The key is missing.' });
  expect(shownSections([item], 'short').shown).not.toContain('blockers');
  expect(shownSections([item], 'short', [item]).shown).toContain('blockers');
});

test('an empty item does not travel and is not counted among what is hidden', () => {
  const item = exampleItem({ id: 'b1', section: 'blockers', text: '  ' });
  expect(shownSections([item], 'short').hidden).toEqual([]);
});
