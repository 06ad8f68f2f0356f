import type { Locator, Page } from '@playwright/test';
import { openChat } from '../../demo/chat-page.ts';
import { museumShopChat } from '../../demo/chats/shipped-chats.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import type { Draft } from '../../lib/core/draft.ts';
import { expect, test } from './fixture.ts';
import { ask } from './support/worker-messages.ts';

const conversationId = `chatgpt:${museumShopChat.id}`;
const EMAIL = ['nora.lindqvist', 'example.org'].join('@');

const section = (popup: Page, name: string): Locator => popup.getByRole('region', { name, exact: true });
const items = (popup: Page, name: string): Locator => section(popup, name).getByRole('listitem');
const loadDraft = async (popup: Page): Promise<Draft> =>
  (await ask(popup, 'load-draft', { conversationId })).draft;

async function edit(item: Locator, text: string): Promise<void> {
  await item.getByTitle('Edit').click();
  await item.getByRole('textbox').fill(text);
}

async function moveTo(item: Locator, target: string): Promise<void> {
  await item.hover();
  await item.getByRole('button', { name: 'Item actions' }).click();
  await item.page().getByRole('menuitem', { name: 'Move to section…' }).click();
  await item.page().getByRole('menuitem', { name: target }).click();
}

test.describe('a draft', () => {
  let chat: Page;
  let popup: Page;

  test.beforeEach(async ({ session, context }) => {
    chat = await context.newPage();
    await openChat(chat, chatgptShell, { conversationId: museumShopChat.id });
    popup = await session.openPopupFor(chat);
    await popup.getByRole('button', { name: 'Prepare' }).waitFor();
  });

  test('loses no keystroke when the popup is closed in the middle of a word', async ({ session }) => {
    await edit(items(popup, 'Goal').first(), 'Move the sh');
    await popup.keyboard.type('op, and th');
    await popup.close({ runBeforeUnload: true });
    const again = await session.openPopupFor(chat);
    await expect(items(again, 'Goal').first()).toContainText('Move the shop, and th');
  });

  test('loses no edit when the worker is killed between two of them', async ({ session }) => {
    await edit(items(popup, 'Goal').first(), 'First');
    await expect(popup.getByText('Saved', { exact: true })).toBeVisible();
    await session.stopWorker();
    await popup.keyboard.type(' and second');
    await popup.keyboard.press('Escape');
    await expect(popup.getByText('Saved', { exact: true })).toBeVisible();
    expect((await loadDraft(popup)).items[0]?.text).toBe('First and second');
  });

  test.describe(() => {
    test.use({ ownBrowser: true });
    test('is whole again after the browser was killed', async ({ session }) => {
      await edit(items(popup, 'Goal').first(), 'Move the shop by Friday');
      await expect(popup.getByText('Saved', { exact: true })).toBeVisible();
      const before = await loadDraft(popup);
      await session.kill();
      const context = await session.relaunch();
      chat = await context.newPage();
      await openChat(chat, chatgptShell, { conversationId: museumShopChat.id });
      popup = await session.openPopupFor(chat);
      await expect(items(popup, 'Goal').first()).toContainText('Move the shop by Friday');
      expect((await loadDraft(popup)).items).toEqual(before.items);
    });
  });

  test('takes items in, out, elsewhere and back', async () => {
    await section(popup, 'Decisions').getByRole('button', { name: 'Add to decisions' }).click();
    await popup.keyboard.type('Hanne makes the entries herself');
    await popup.keyboard.press('Escape');
    const added = items(popup, 'Decisions').filter({ hasText: 'Hanne makes the entries herself' });
    await expect(added).toContainText(/written here/i);

    await moveTo(added, 'Restrictions');
    const moved = items(popup, 'Restrictions').filter({ hasText: 'Hanne makes the entries herself' });
    await expect(moved).toBeVisible();

    await moved.hover();
    await moved.getByRole('button', { name: 'Remove item' }).click();
    await expect(moved).toHaveCount(0);
    await popup.getByRole('button', { name: 'Undo' }).click();
    await expect(moved).toBeVisible();
    const draft = await loadDraft(popup);
    expect(draft.items.at(-1)).toMatchObject({ section: 'restrictions', speaker: 'author', removed: false });
  });

  test('keeps a claim of the assistant unverified until the user confirms it', async () => {
    const claim = items(popup, 'Unknowns').filter({ hasText: 'all tests pass' });
    await expect(claim).toContainText('unverified');
    const { text: before } = await ask(popup, 'preview-packet', { conversationId });
    expect(before).toContain('Claimed by the assistant, not verified: I have tested the repair function');
    await claim.getByRole('button', { name: 'Confirm' }).click();
    const fact = items(popup, 'Confirmed facts').filter({ hasText: 'all tests pass' });
    await expect(fact).toBeVisible();
    const { text: after } = await ask(popup, 'preview-packet', { conversationId });
    expect(after).not.toContain('not verified: I have tested the repair function');
  });

  test.describe(() => {
    test.use({ ownBrowser: true });
    test('shows the turn that an item came from, masked, and says so when the memory is gone', async ({
      session,
    }) => {
      const item = items(popup, 'Restrictions').filter({ hasText: 'must not touch the old server' });
      await item.getByRole('button', { name: 'you, turn 3' }).click();
      await expect(item.getByRole('region')).toContainText(
        'The domain is in an account of our treasurer, Hanne.',
      );
      await session.kill();
      const context = await session.relaunch();
      const page = await context.newPage();
      const id = await session.extensionId();
      await page.goto(`chrome-extension://${id}/popup.html?tab=1`);
      expect(await ask(page, 'read-turn', { conversationId, turnIndex: 2 })).toEqual({ outcome: 'gone' });
    });
  });

  test('masks an address by default, lets it be looked at and allowed, and takes that back', async () => {
    const masked = items(popup, 'Restrictions').filter({ hasText: 'EMAIL' }).first();
    await expect(masked).toBeVisible();
    await popup.getByRole('button', { name: /values masked$/ }).click();
    const { maskedValues } = await loadDraft(popup);
    const placeholder = maskedValues.find(({ category }) => category === 'EMAIL')!.placeholder;
    await expect(popup.getByText(EMAIL)).toHaveCount(0);
    await popup.getByRole('button', { name: `Reveal: ${placeholder}` }).click();
    await expect(popup.getByText(EMAIL)).toBeVisible();
    await popup.getByRole('button', { name: `Hide: ${placeholder}` }).click();
    await expect(popup.getByText(EMAIL)).toHaveCount(0);

    await popup.getByRole('button', { name: `Allow here: ${placeholder}` }).click();
    await expect(popup.getByText('travels in clear')).toBeVisible();
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(items(popup, 'Restrictions').filter({ hasText: EMAIL })).toHaveCount(1);
    await popup.getByRole('button', { name: /1 allowed$/ }).click();
    await popup.getByRole('button', { name: `Mask again: ${placeholder}` }).click();
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(items(popup, 'Restrictions').filter({ hasText: EMAIL })).toHaveCount(0);
  });

  test('undoes and does again every kind of edit, by keyboard', async () => {
    const shown = async (): Promise<string> => {
      const { items: all } = await loadDraft(popup);
      const kept = all.filter(({ removed }) => !removed);
      // The order counts within a section only.
      kept.sort((left, right) => left.section.localeCompare(right.section));
      return JSON.stringify(
        kept.map(({ section: at, text, confirmed, externalEffect }) => [at, text, confirmed, externalEffect]),
      );
    };
    const act = async (item: Locator, entry: string): Promise<void> => {
      await item.hover();
      await item.getByRole('button', { name: 'Item actions' }).click();
      await popup.getByRole('menuitem', { name: entry, exact: true }).click();
    };
    const rules = items(popup, 'Restrictions');
    const edits: (() => Promise<void>)[] = [
      async () => {
        await edit(items(popup, 'Goal').first(), 'Another goal');
        await popup.keyboard.press('Escape');
      },
      async () => await rules.first().getByRole('button', { name: 'Remove item' }).click(),
      async () => await act(rules.first(), 'Move down'),
      async () => await moveTo(rules.first(), 'Decisions'),
      async () => await popup.getByRole('button', { name: 'Confirm' }).first().click(),
      async () => await act(items(popup, 'Open items').first(), 'Needs authorisation'),
      async () => {
        await popup.getByRole('button', { name: 'Add to decisions' }).click();
        await popup.getByRole('textbox', { name: 'Edit decisions' }).fill('A decision of my own');
        await popup.keyboard.press('Escape');
      },
    ];
    for (const change of edits) {
      const before = await shown();
      const { version } = await loadDraft(popup);
      await change();
      await expect.poll(async () => (await loadDraft(popup)).version).toBeGreaterThan(version);
      await expect(popup.getByText('Saved', { exact: true })).toBeVisible();
      const after = await shown();
      await popup.keyboard.press('Control+z');
      await expect.poll(shown).toBe(before);
      await popup.keyboard.press('Control+Shift+z');
      await expect.poll(shown).toBe(after);
    }
  });

  test('masks a passage that is selected with the keyboard, wherever it stands', async () => {
    const goal = items(popup, 'Goal').first();
    await edit(goal, 'Move the shop of Mara Winter');
    for (let letters = 0; letters < 'Mara Winter'.length; letters += 1) {
      await popup.keyboard.press('Shift+ArrowLeft');
    }
    await popup.keyboard.press('Tab');
    await expect(popup.getByRole('button', { name: 'Mask the selection' })).toBeFocused();
    await popup.keyboard.press('Enter');
    await expect(goal).toContainText('Move the shop of [PASSAGE_1]');
    expect(JSON.stringify(await loadDraft(popup))).not.toContain('Mara Winter');
  });

  test('lets nothing that was typed leave before it is decided', async () => {
    const goal = items(popup, 'Goal').first();
    await edit(goal, `Write to ${['otto', 'example.org'].join('@')} first`);
    await popup.keyboard.press('Escape');
    await popup.getByRole('button', { name: 'Prepare' }).click();
    await expect(popup.getByText('What was typed looks private and waits for your word')).toBeVisible();
    await popup.getByRole('button', { name: /1 to decide$/ }).click();
    await popup.getByRole('button', { name: /^Keep masked: / }).click();
    await popup.getByRole('button', { name: 'Close' }).click();
    await popup.getByRole('button', { name: 'Prepare' }).click();
    await expect(popup.getByRole('list', { name: 'Progress' })).toBeVisible();
  });

  test('masks the user’s own words from the moment they are added', async () => {
    await expect(items(popup, 'Goal').first()).toContainText('shop');
    await popup.getByRole('button', { name: /values masked$/ }).click();
    await popup.getByRole('button', { name: 'Words that are always masked…' }).click();
    await popup.getByRole('textbox', { name: 'Word or name to mask' }).fill('Shop');
    await popup.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(popup.getByRole('button', { name: 'Remove: Shop' })).toBeVisible();
    await popup.reload();
    await expect(items(popup, 'Goal').first()).toContainText('[OWN_TERM_1]');
  });

  test('masks what is typed, after the caret has left the field', async () => {
    const typed = `Write to ${['otto', 'example.org'].join('@')} first`;
    const goal = items(popup, 'Goal').first();
    await edit(goal, typed);
    await expect(goal.getByRole('textbox')).toHaveValue(typed);
    await popup.keyboard.press('Escape');
    await expect(goal).toContainText(/Write to \[EMAIL_\d+\] first/);
    await expect(goal).not.toContainText('otto');
  });

  test('merges what two windows do to it, and shows a conflict side by side', async ({ session }) => {
    const other = await session.openPopupFor(chat);
    await expect(items(other, 'Goal')).toHaveCount(1);
    await edit(items(popup, 'Goal').first(), 'From the first window');
    await expect(popup.getByText('Saved', { exact: true })).toBeVisible();
    await edit(items(other, 'Goal').first(), 'From the second window');
    const conflict = items(other, 'Goal').first();
    await expect(conflict).toContainText('From the first window');
    await expect(conflict).toContainText('From the second window');
    expect((await loadDraft(other)).items[0]?.text).toBe('From the first window');
  });

  test('can be paused, backed up, cancelled and brought back from its backup', async () => {
    const menu = async (entry: RegExp): Promise<void> => {
      await popup.getByRole('button', { name: 'More actions' }).click();
      await popup.getByRole('menuitem', { name: entry }).click();
    };
    await menu(/^Pause/);
    await expect(popup.getByRole('button', { name: 'Continue' })).toBeVisible();
    expect((await loadDraft(popup)).paused).toBe(true);
    await popup.getByRole('button', { name: 'Continue' }).click();
    await expect(popup.getByRole('button', { name: 'Prepare' })).toBeVisible();

    const [download] = await Promise.all([popup.waitForEvent('download'), menu(/^Save backup/)]);
    expect(download.suggestedFilename()).toBe('baton-draft-r1.json');
    const before = await loadDraft(popup);
    await menu(/^Cancel/);
    await popup.getByRole('button', { name: 'Cancel draft' }).click();
    await expect(popup.getByRole('button', { name: 'Paste or open a text…' })).toBeVisible();
    await expect(ask(popup, 'load-draft', { conversationId })).rejects.toMatchObject({
      code: 'DRAFT_NOT_FOUND',
    });

    await popup.getByRole('button', { name: 'Paste or open a text…' }).click();
    await popup.locator('input[type="file"]').setInputFiles(await download.path());
    await popup.getByRole('button', { name: 'Restore draft' }).click();
    await expect(items(popup, 'Goal')).toHaveCount(1);
    expect((await loadDraft(popup)).items).toEqual(before.items);
  });
});
