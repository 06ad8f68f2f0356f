import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import { expect, test } from './fixture.ts';
import { openLongChat, openNewChat, prepareLongChat, sendAndWait } from './support/chats.ts';
import { ask, tabOf } from './support/worker-messages.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Faults that axe finds in a view; its source is evaluated, since the page's policy refuses a script tag. */
async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return await page.evaluate(async () => {
    const scope = globalThis as typeof globalThis & {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await scope.axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

test('the real popup opens on a click on the toolbar button and shows the draft', async ({
  session,
  context,
}) => {
  const chat = await openLongChat(context, chatgptShell);
  await session.clickToolbarButton(chat);
  const text = await session.driveRealPopup(async (popup) => {
    await popup.evaluate(`new Promise((resolve) => {
      const look = () => document.body?.innerText.includes('Prepare') ? resolve(true) : requestAnimationFrame(look);
      look();
    })`);
    expect(await popup.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    return await popup.text();
  });
  expect(text).toContain('without losing an order or a subscriber');
  expect(text).toContain('The assistant must not touch the old server');
});

test('the side panel shows the same draft for the same tab', async ({ session, context, extensionId }) => {
  const popup = await session.openPopupFor(await openLongChat(context, chatgptShell));
  await popup.getByRole('button', { name: 'Prepare' }).waitFor();
  const panel = await context.newPage();
  await panel.setViewportSize({ width: 340, height: 800 });
  await panel.goto(`chrome-extension://${extensionId}/sidepanel.html?tab=${tabOf(popup)}`);
  await expect(panel.getByRole('button', { name: 'Prepare' })).toBeVisible();
  expect(await panel.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await accessibilityFaults(panel)).toEqual([]);

  // The narrowest side panel at 200 %: everything is there and nothing has to be scrolled sideways.
  await panel.setViewportSize({ width: 180, height: 450 });
  await panel.getByRole('button', { name: 'More actions' }).click();
  await expect(panel.getByRole('menuitem', { name: 'Inspect' })).toBeInViewport({ ratio: 1 });
  await panel.getByRole('menuitem', { name: 'Inspect' }).click();
  await expect(panel.getByRole('heading', { name: 'As it will be pasted' })).toBeInViewport();
  expect(
    await panel.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main')].filter(
        (element) => element.scrollWidth > element.clientWidth,
      ),
    ),
  ).toEqual([]);
  expect(await accessibilityFaults(panel)).toEqual([]);
});

test('what one window does to a handoff is seen at once in another, and in the lists', async ({
  session,
  context,
  extensionId,
}) => {
  const { receipt } = await prepareLongChat(session, chatgptShell);
  const popup = await session.openPopupFor(await openLongChat(context, chatgptShell));
  const address = `chrome-extension://${extensionId}/sidepanel.html?tab=${tabOf(popup)}`;
  const [panel, lists] = [await context.newPage(), await context.newPage()];
  for (const page of [panel, lists]) await page.goto(address);
  await panel.getByRole('button', { name: 'Open handoff' }).click();
  await expect(panel.getByRole('list', { name: 'Progress' })).toBeVisible();
  await expect(lists.getByText('Handed over, not acknowledged yet')).toBeVisible();

  await ask(popup, 'acknowledge-by-hand', { packetId: receipt.packetId });
  await expect(panel.getByText('Acknowledged, because you said so.')).toBeVisible();
  await expect(lists.getByText(/^Acknowledged · revision 1/)).toBeVisible();
  await panel.getByRole('button', { name: 'Work continues there' }).click();
  await expect(lists.getByText(/^Resumed · revision 1/)).toBeVisible();
});

test('the whole journey can be gone by keyboard alone', async ({ session, context }) => {
  const popup = await session.openPopupFor(await openLongChat(context, chatgptShell));
  await popup.getByRole('button', { name: 'Prepare' }).waitFor();
  for (let presses = 0; presses < 400; presses += 1) {
    await popup.keyboard.press('Tab');
    if (await popup.evaluate(() => document.activeElement?.textContent === 'Prepare')) break;
  }
  await popup.keyboard.press('Enter');
  const progress = popup.getByRole('list', { name: 'Progress' }).locator('[aria-current="step"]');
  await expect(progress).toHaveText('Prepared');
  // The focus moves to the new view and is not lost.
  expect(await popup.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('each view is free of accessibility faults, in light and dark', async ({ session, context }) => {
  const popup = await session.openPopupFor(await openLongChat(context, chatgptShell));
  await popup.getByRole('button', { name: 'Prepare' }).waitFor();
  const check = async (page: Page): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  };
  await check(popup);
  await popup.getByRole('button', { name: /values masked$/ }).click();
  await popup.getByRole('heading', { name: 'What is masked' }).waitFor();
  await check(popup);
  await popup.getByRole('button', { name: 'Words that are always masked…' }).click();
  await popup.getByRole('heading', { name: 'Always masked' }).waitFor();
  await check(popup);
  await popup.close();
  const { receipt } = await prepareLongChat(session, chatgptShell);
  const chat = await openNewChat(context, claudeRows, 'drops-restriction');
  const choose = await session.openPopupFor(chat);
  await choose.getByRole('button', { name: 'Insert here' }).waitFor();
  await check(choose);
  await ask(choose, 'insert', { packetId: receipt.packetId, tabId: tabOf(choose), again: false });
  await sendAndWait(chat, claudeRows);
  const answers = await session.openPopupFor(chat);
  await answers.getByText('Five answers, beside the packet').waitFor();
  await check(answers);
});
