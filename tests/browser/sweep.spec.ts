import { openChat } from '../../demo/chat-page.ts';
import { museumShopChat } from '../../demo/chats/shipped-chats.ts';
import { chatgptClassic } from '../../demo/sites/chatgpt-classic.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import type { Skin } from '../../demo/sites/skin.ts';
import { effort } from '../effort.ts';
import { expect, test } from './fixture.ts';
import { findView, openVirtualChat, readAll, readTurns, type Start, type View } from './support/sweeping.ts';
import { ask, tabOf } from './support/worker-messages.ts';

test.setTimeout(240_000);

const starts: Start[] = ['top', 'middle', 'bottom'];
/** Every start and every skin once; each with each in the long run. */
const cases: { skin: Skin; from: Start[] }[] = [
  { skin: chatgptShell, from: effort(['top'], starts) },
  { skin: chatgptClassic, from: effort(['middle'], starts) },
  { skin: claudeRows, from: effort(['bottom'], starts) },
];
const total = museumShopChat.turns.length;

/** The same turn in the same place; the browser rounds to whole pixels. */
function expectSameView(now: View, before: View): void {
  expect(now.text).toBe(before.text);
  expect(Math.abs(now.top - before.top)).toBeLessThanOrEqual(2);
}

for (const { skin, from } of cases) {
  const conversationId = `${skin.site}:${museumShopChat.id}`;
  test.describe(`reading all of ${skin.productName}, ${skin.generation}, of which eight turns are mounted`, () => {
    test('gives the turns that are there, from wherever it begins, and leaves the list where it stood', async ({
      session,
      context,
    }) => {
      const whole = await context.newPage();
      await openChat(whole, skin, { conversationId: museumShopChat.id });
      const popup = await session.openPopupFor(whole);
      await ask(popup, 'capture', { tabId: tabOf(popup) });
      const expected = await readTurns(popup, conversationId);
      expect(expected).toHaveLength(total);
      await ask(popup, 'discard-draft', { conversationId });
      for (const start of from) {
        const chat = await openVirtualChat(session, skin, start);
        const { draft } = await ask(chat.popup, 'capture', { tabId: chat.tabId });
        expect(draft.completeness.turns).toBeLessThanOrEqual(8);
        expect(draft.completeness.status).not.toBe('complete');
        const view = await findView(chat.page);
        const seen = await readAll(chat);
        expect(seen.at(-1)?.view?.draft.completeness, start).toEqual({
          status: 'complete',
          turns: total,
          turnsExpected: total,
          reasons: [],
        });
        expect(await readTurns(chat.popup, conversationId), start).toEqual(expected);
        expectSameView(await findView(chat.page), view);
        const found = seen.map(({ turnsFound }) => turnsFound);
        expect(found).toEqual([...found].sort((left, right) => left - right));
        await ask(chat.popup, 'discard-draft', { conversationId });
        await chat.page.close();
        await chat.popup.close();
      }
    });
  });
}
