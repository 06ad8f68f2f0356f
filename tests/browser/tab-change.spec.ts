import { openChat } from '../../demo/chat-page.ts';
import { museumShopChat } from '../../demo/chats/shipped-chats.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { expect, test } from './fixture.ts';

const OTHER = '/c/20000000-0000-4000-8000-000000000002';

test('a draft says that its tab has gone on to another chat, and leads to that one', async ({
  session,
  context,
}) => {
  const page = await context.newPage();
  await openChat(page, chatgptShell, { conversationId: museumShopChat.id });
  const popup = await session.openPopupFor(page);
  await expect(popup.getByRole('button', { name: 'Prepare' })).toBeVisible();
  await expect(popup.getByText('This tab now shows another chat.')).toHaveCount(0);
  await page.evaluate((path) => history.pushState(null, '', path), OTHER);
  await expect(popup.getByText('This tab now shows another chat.')).toBeVisible();
  await popup.getByRole('button', { name: 'Open that one' }).click();
  await expect(popup.getByRole('button', { name: 'Prepare' })).toBeVisible();
  await expect(popup.getByText('This tab now shows another chat.')).toHaveCount(0);
});

test('field report E3: a statement about the tab follows it to another address in the same document', async ({
  session,
  context,
}) => {
  const page = await context.newPage();
  await openChat(page, chatgptShell);
  const popup = await session.openPopupFor(page);
  await expect(popup.getByText('This chat has no turns yet')).toBeVisible();
  await page.evaluate((path) => history.pushState(null, '', path), OTHER);
  await expect(popup.getByText('ChatGPT has changed its page')).toBeVisible();
});
