import type { Page } from '@playwright/test';
import { composerOf, openChat, pressSend, readCounters, sendMessage } from '../../demo/chat-page.ts';
import { museumShopChat, openingHoursChat } from '../../demo/chats/shipped-chats.ts';
import type { Skin } from '../../demo/sites/skin.ts';
import { skins } from '../../demo/sites/skins.ts';
import { expect, test } from './fixture.ts';

test.use({ extension: null });

const ACKNOWLEDGEMENT = 'baton-ack 3fa9c1d2-91be r17';
const packet = {
  goal: 'Move the shop',
  confirmed_facts: ['214 of 214 rows imported'],
  unknowns: ['Whether the redirect map is complete'],
  decisions: ['Use listmonk'],
  restrictions: ['Nobody may touch the old server', { rule: 'The assistant must not send to the list' }],
  done: ['The products are imported'],
  next_step: 'Send the third draft to Nora',
  open_items: [{ id: 'T-1', task: 'Send the newsletter', external_effect: true }],
};
const handoff = [
  'Handoff of a conversation',
  '',
  `Answer with ${ACKNOWLEDGEMENT} and five answers.`,
  '```baton-packet',
  ...JSON.stringify(packet, null, 2).split('\n'),
  '```',
  'baton 3fa9c1d2-91be r17',
].join('\n');

const ROLES = {
  'app-shell': '[data-content-search-unit-key$=":user"], [data-content-search-unit-key$=":assistant"]',
  classic: '[data-message-author-role]',
  'transcript-row': '[data-testid="transcript-row"]',
};
const ANSWERS = {
  'app-shell': '[data-markdown-text-style="assistant-message"]',
  classic: '[data-message-author-role="assistant"]',
  'transcript-row': '[data-testid="assistant-message"] [data-perf-reply-text]',
};
const USER_TEXTS = {
  'app-shell': '[data-user-message-bubble] .whitespace-pre-wrap',
  classic: '.user-message-bubble-color .whitespace-pre-wrap',
  'transcript-row': '[data-testid="user-message"]',
};

const select = (table: Record<string, string>, skin: Skin) => table[skin.generation]!;
const answers = (page: Page, skin: Skin) => page.locator(select(ANSWERS, skin));

for (const skin of skins) {
  test.describe(`${skin.productName}, ${skin.generation}`, () => {
    test('every turn of the long conversation stands in the page', async ({ context }) => {
      const page = await context.newPage();
      await openChat(page, skin, { conversationId: museumShopChat.id });
      await expect(page.locator(select(ROLES, skin))).toHaveCount(museumShopChat.turns.length);
      const typed = museumShopChat.turns.filter((turn) => turn.role === 'user' && turn.markdown !== '');
      await expect(page.locator(select(USER_TEXTS, skin))).toHaveCount(typed.length);
    });

    test('what the user types is sent once, gets an answer and survives a reload', async ({
      context,
      server,
    }) => {
      const page = await context.newPage();
      await openChat(page, skin);
      await expect(page.locator(skin.sendSelector).and(page.locator(':enabled'))).toHaveCount(0);
      const message = 'First line\n\n\tindented \\ line';
      await sendMessage(page, skin, message);
      await expect(answers(page, skin)).toContainText('Noted: First line');
      expect(await page.locator(select(USER_TEXTS, skin)).textContent()).toBe(message);
      await expect
        .poll(() => readCounters(page))
        .toEqual({ sendClicks: 1, enterKeydowns: 2, submits: 1, answers: 1 });
      expect(page.url()).toMatch(/\/(c|chat)\/[0-9a-f-]{36}$/);

      await page.reload();
      await expect(page.locator(select(ROLES, skin))).toHaveCount(2);
      expect(await page.locator(select(USER_TEXTS, skin)).textContent()).toBe(message);
      expect(server.foreignRequests()).toEqual([]);
    });

    test('Enter in the composer sends', async ({ context }) => {
      const page = await context.newPage();
      await openChat(page, skin, { conversationId: openingHoursChat.id });
      await composerOf(page, skin).click();
      await page.keyboard.insertText('thank you');
      await page.keyboard.press('Enter');
      await expect(page.locator(select(ROLES, skin))).toHaveCount(openingHoursChat.turns.length + 2);
      await expect
        .poll(() => readCounters(page))
        .toEqual({ sendClicks: 0, enterKeydowns: 1, submits: 1, answers: 1 });
    });

    test('a handoff is answered as asked', async ({ context }) => {
      const page = await context.newPage();
      await openChat(page, skin);
      await sendMessage(page, skin, handoff);
      const answer = answers(page, skin);
      await expect(answer).toContainText(ACKNOWLEDGEMENT);
      await expect(answer.locator('ol > li')).toHaveCount(5);
      await expect(answer.locator('ol > li').nth(2)).toContainText('must not send to the list');
    });

    test('an answer that stands still is marked as streaming until it goes on', async ({ context }) => {
      const page = await context.newPage();
      await openChat(page, skin, { isStreamHeld: true });
      await sendMessage(page, skin, handoff);
      await expect(page.locator(skin.stopSelector)).toBeVisible();
      await expect(answers(page, skin)).toContainText(ACKNOWLEDGEMENT);
      await expect(answers(page, skin)).not.toContainText('Next step');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(answers(page, skin)).toContainText('Next step');
      await expect(page.locator(skin.stopSelector)).toHaveCount(0);
    });
  });
}

const claude = skins.find((skin) => skin.site === 'claude')!;

test.describe('the scripted assistant', () => {
  test('late: answers after Continue, not before', async ({ context }) => {
    const page = await context.newPage();
    await openChat(page, claude, { assistant: 'late' });
    await sendMessage(page, claude, handoff);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(answers(page, claude)).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(answers(page, claude)).toContainText(ACKNOWLEDGEMENT);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
  });

  test('late: answers to the next message, also after a reload', async ({ context }) => {
    const page = await context.newPage();
    await openChat(page, claude, { assistant: 'late' });
    await sendMessage(page, claude, handoff);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await page.reload();
    await sendMessage(page, claude, 'Are you there?');
    await expect(answers(page, claude)).toContainText(ACKNOWLEDGEMENT);
  });

  test('wrong-code: names another packet', async ({ context }) => {
    const page = await context.newPage();
    await openChat(page, claude, { assistant: 'wrong-code' });
    await sendMessage(page, claude, handoff);
    await expect(answers(page, claude)).toContainText('baton-ack c0563e2d-6e41 r17');
  });

  test('quotes-packet: repeats the block and acknowledges nothing', async ({ context }) => {
    const page = await context.newPage();
    await openChat(page, claude, { assistant: 'quotes-packet' });
    await sendMessage(page, claude, handoff);
    await expect(answers(page, claude).locator('code.language-baton-packet')).toContainText('Move the shop');
    await expect(answers(page, claude)).not.toContainText('baton-ack');
  });

  test('drops-restriction: forgets a rule and repeats a finished step', async ({ context }) => {
    const page = await context.newPage();
    await openChat(page, claude, { assistant: 'drops-restriction' });
    await sendMessage(page, claude, handoff);
    await expect(answers(page, claude)).toContainText(ACKNOWLEDGEMENT);
    await expect(answers(page, claude)).not.toContainText('must not send to the list');
    await expect(answers(page, claude).locator('ol > li').nth(4)).toContainText('The products are imported');
  });

  test('silent: the message stands in the chat without an answer', async ({ context, server }) => {
    const page = await context.newPage();
    await openChat(page, claude, { assistant: 'silent' });
    await composerOf(page, claude).click();
    await page.keyboard.insertText('hello');
    await pressSend(page, claude);
    await expect(page.locator(select(ROLES, claude))).toHaveCount(1);
    await expect(page).toHaveURL(/\/chat\//);
    const id = new URL(page.url()).pathname.split('/').pop() ?? '';
    expect(server.conversations.find(claude.host, id)?.turns.map((turn) => turn.role)).toEqual(['user']);
  });
});
