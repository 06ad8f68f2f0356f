import type { Locator, Page } from '@playwright/test';
import { museumShopChat } from '../../demo/chats/shipped-chats.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { type Draft, keptExcerpts } from '../../lib/core/draft.ts';
import { expect, test } from './fixture.ts';
import { openLongChat } from './support/chats.ts';
import { ask } from './support/worker-messages.ts';

const conversationId = `chatgpt:${museumShopChat.id}`;
const section = (popup: Page, name: string): Locator => popup.getByRole('region', { name, exact: true });
const loadDraft = async (popup: Page): Promise<Draft> =>
  (await ask(popup, 'load-draft', { conversationId })).draft;

/** What travels, in order within each section, without what only counts changes. */
async function stateOf(popup: Page): Promise<string> {
  const { items, excerpts } = await loadDraft(popup);
  const kept = items
    .filter(({ removed }) => !removed)
    .map(({ section: at, text, confirmed }) => [at, text, confirmed])
    .sort(([left], [right]) => String(left).localeCompare(String(right)));
  return JSON.stringify([kept, keptExcerpts({ excerpts }).map(({ text }) => text)]);
}

/** Does something, and holds that one step takes it back and one brings it again. */
async function undoesAndRedoes(popup: Page, act: () => Promise<void>): Promise<void> {
  const before = await stateOf(popup);
  await act();
  await expect.poll(() => stateOf(popup)).not.toBe(before);
  await expect(popup.getByText('Saved', { exact: true })).toBeVisible();
  const after = await stateOf(popup);
  await popup.keyboard.press('Control+z');
  await expect.poll(() => stateOf(popup)).toBe(before);
  await popup.keyboard.press('Control+Shift+z');
  await expect.poll(() => stateOf(popup)).toBe(after);
}

async function press(popup: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    const button = popup.getByRole('button', { name, exact: true });
    await button
      .or(popup.getByRole('menuitem', { name, exact: true }))
      .first()
      .click();
  }
}

/** Takes an item by its grip and holds it over the upper half of another place. */
async function drag(popup: Page, item: Locator, target: Locator): Promise<void> {
  await item.hover();
  const grip = await item.locator('.grip').boundingBox();
  await popup.mouse.move(grip!.x + 8, grip!.y + 8);
  await popup.mouse.down();
  // Near an edge the list moves under the pointer until the place has come into view.
  let x = 40;
  await expect(async () => {
    x += 1;
    const [place, main] = [await target.boundingBox(), await popup.locator('main').boundingBox()];
    const y = Math.min(Math.max(place!.y + 2, main!.y + 2), main!.y + main!.height - 2);
    await popup.mouse.move(place!.x + x, y);
    await expect(popup.locator('.drop-line')).toBeVisible({ timeout: 300 });
    const [line, now] = [await popup.locator('.drop-line').boundingBox(), await target.boundingBox()];
    expect(Math.abs(line!.y - now!.y)).toBeLessThan(4);
  }).toPass({ timeout: 40_000, intervals: [50] });
}

test('presets, templates, dragging, a receipt of work and leaving out: each is one step to undo', async ({
  session,
}) => {
  const popup = await session.openPopupFor(await openLongChat(session.context, chatgptShell));
  await popup.setViewportSize({ width: 400, height: 2_400 });
  await popup.getByRole('button', { name: 'Prepare' }).waitFor();

  await test.step('a preset hides what travels all the same', async () => {
    const { text: before } = await ask(popup, 'preview-packet', { conversationId });
    await press(popup, 'Show: everything', 'Short');
    await expect(section(popup, 'Restrictions')).toBeVisible();
    await expect(popup.getByText(/in hidden sections travels? too\.$/)).toBeVisible();
    const { text: after } = await ask(popup, 'preview-packet', { conversationId });
    expect(after).toBe(before);
    await press(popup, 'Show: short', 'Working session');
    await expect(section(popup, 'Receipt of work')).toBeVisible();
    expect(await ask(popup, 'load-settings', {})).toMatchObject({ preset: 'working-session' });
  });

  await test.step('the receipt of work is saved as it is typed', async () => {
    await undoesAndRedoes(popup, async () => {
      await popup.getByLabel('Branch').fill('move-shop');
      await popup.getByRole('heading', { level: 1 }).click();
    });
    const { text } = await ask(popup, 'preview-packet', { conversationId });
    expect(text).toContain('"branch": "move-shop"');
  });

  await test.step('templates go into the draft with one act', async () => {
    for (const text of ['Answer in short sentences.', 'Ask before you rename anything.'])
      await ask(popup, 'change-settings', { change: { kind: 'add-template', text } });
    await press(popup, 'Show: working session', 'Everything');
    await press(popup, 'Add to…', 'From your templates…');
    await undoesAndRedoes(popup, () => press(popup, 'Insert all 2'));
    await press(popup, 'Close');
    await expect(section(popup, 'Standing instructions')).toContainText('Ask before you rename anything.');
  });

  await test.step('an item is dragged within its section and into another one; Escape drops nothing', async () => {
    const rules = section(popup, 'Restrictions').getByRole('listitem');
    const last = (await rules.last().locator('.item-text').textContent()) ?? '';
    await undoesAndRedoes(popup, async () => {
      await drag(popup, rules.last(), rules.first());
      await popup.mouse.up();
    });
    await expect(rules.first()).toContainText(last);

    const before = await stateOf(popup);
    const decisions = section(popup, 'Decisions').getByRole('listitem');
    await drag(popup, rules.first(), decisions.first());
    await popup.keyboard.press('Escape');
    await expect(popup.locator('.drop-line')).toHaveCount(0);
    await popup.mouse.up();
    expect(await stateOf(popup)).toBe(before);

    await undoesAndRedoes(popup, async () => {
      await drag(popup, rules.first(), decisions.first());
      await popup.mouse.up();
      await expect(popup.getByText('Moved to Decisions.').first()).toBeAttached();
    });
    await expect(decisions.first()).toContainText(last);
  });

  await test.step('what is too long is left out by choice, and named', async () => {
    await press(popup, 'Carry a passage word for word…');
    await undoesAndRedoes(popup, () => press(popup, 'Carry the whole turn'));
    await press(popup, 'More actions', 'Inspect', 'Make it shorter…');
    await popup.getByRole('combobox').selectOption({ index: 0 });
    const out = popup.getByRole('button', { name: /^Leave out \d+ entr/ });
    await expect(popup.getByText(/fits\.$|too long\.$/)).toBeVisible();
    const proposed = popup.getByRole('listitem').filter({ hasText: 'saves about' });
    if (!(await proposed.first().getByRole('checkbox').isChecked()))
      await proposed.first().getByRole('checkbox').check();
    await undoesAndRedoes(popup, () => out.click());
    await expect(popup.getByRole('region', { name: 'What the receiver will not get' })).toContainText(
      'that you left out',
    );
    expect((await loadDraft(popup)).excerpts).toMatchObject([{ removed: true }]);
  });
});
