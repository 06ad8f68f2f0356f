import { openChat } from '../../demo/chat-page.ts';
import { demoSecrets } from '../../demo/chats/secrets.ts';
import { museumShopChat } from '../../demo/chats/shipped-chats.ts';
import { chatgptClassic } from '../../demo/sites/chatgpt-classic.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import { expect, test } from './fixture.ts';
import { ask, tabOf } from './support/worker-messages.ts';

/** A table's second row says nothing but where its columns align; its dashes may be as many as one likes. */
function sameTables(markdown: string): string {
  return markdown.replace(/^\|[\s|:-]+\|$/gm, (row) => row.replace(/-+/g, '-').replace(/\s/g, ''));
}

/** A text in which every value that has to be masked, or its placeholder, is one and the same mark. */
function withMarks(markdown: string): string {
  let text = sameTables(markdown).replace(/[\w.]+@example\.org|\[[A-Z_]+_\d+\]/g, '[…]');
  for (const secret of demoSecrets.values()) text = text.replaceAll(secret, '[…]');
  return text;
}

for (const skin of [chatgptShell, chatgptClassic, claudeRows]) {
  test.describe(`a capture of ${skin.productName}, ${skin.generation}`, () => {
    test('gives back every turn of the long conversation word for word', async ({ session, context }) => {
      const page = await context.newPage();
      await openChat(page, skin, { conversationId: museumShopChat.id });
      const popup = await session.openPopupFor(page);
      const { draft } = await ask(popup, 'capture', { tabId: tabOf(popup) });
      const { conversationId } = draft;
      expect(draft.completeness.turns).toBe(museumShopChat.turns.length);
      for (const [turnIndex, turn] of museumShopChat.turns.entries()) {
        const read = await ask(popup, 'read-turn', { conversationId, turnIndex });
        if (read.outcome !== 'found') throw new Error(`turn ${turnIndex} is gone`);
        expect(read.role).toBe(turn.role);
        expect(withMarks(read.markdown), `turn ${turnIndex}`).toBe(withMarks(turn.markdown));
        for (const secret of demoSecrets.values()) expect(read.markdown).not.toContain(secret);
      }
      const attached = museumShopChat.turns.flatMap(({ attachments }) => attachments.map(({ name }) => name));
      expect(draft.attachments.map(({ name }) => name)).toEqual(attached);
    });

    test('changes nothing in the page', async ({ session, context }) => {
      const page = await context.newPage();
      await openChat(page, skin, { conversationId: museumShopChat.id });
      await page.evaluate(() => {
        const watch = { changes: 0, scrolls: 0 };
        Object.assign(globalThis, { watch });
        new MutationObserver((records) => {
          watch.changes += records.length;
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        document.addEventListener('scroll', () => (watch.scrolls += 1), { capture: true });
      });
      const popup = await session.openPopupFor(page);
      await ask(popup, 'capture', { tabId: tabOf(popup) });
      const watch = await page.evaluate(() => (globalThis as typeof globalThis & { watch: object }).watch);
      expect(watch).toEqual({ changes: 0, scrolls: 0 });
    });
  });
}

test('a page that states its own total is read completely, one that does not is said to be unverified', async ({
  session,
  context,
}) => {
  const claude = await context.newPage();
  await openChat(claude, claudeRows, { conversationId: museumShopChat.id });
  const first = await session.openPopupFor(claude);
  const turns = museumShopChat.turns.length;
  expect((await ask(first, 'capture', { tabId: tabOf(first) })).draft.completeness).toEqual({
    status: 'complete',
    turns,
    turnsExpected: turns,
    reasons: [],
  });
  const chatgpt = await context.newPage();
  await openChat(chatgpt, chatgptShell, { conversationId: museumShopChat.id });
  const second = await session.openPopupFor(chatgpt);
  expect((await ask(second, 'capture', { tabId: tabOf(second) })).draft.completeness).toMatchObject({
    status: 'unverified',
    turns,
    reasons: ['start-not-established'],
  });
});
