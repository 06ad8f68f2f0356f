import { openChat } from '../../demo/chat-page.ts';
import { museumShopChat } from '../../demo/chats/shipped-chats.ts';
import { chatgptClassic } from '../../demo/sites/chatgpt-classic.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import { expect, test } from './fixture.ts';
import { findView, moveList, openVirtualChat, readAll, readTurns } from './support/sweeping.ts';
import { ask, tabOf } from './support/worker-messages.ts';

test.setTimeout(180_000);

const total = museumShopChat.turns.length;
const spoken = museumShopChat.turns.map(({ role }) => role);
const rolesOf = (turns: readonly string[]) => turns.map((turn) => turn.slice(0, turn.indexOf(':')));

for (const skin of [chatgptShell, chatgptClassic, claudeRows]) {
  test(`turns without ids and positions are all read, equal short ones too: ${skin.productName}, ${skin.generation}`, async ({
    session,
  }) => {
    const chat = await openVirtualChat(session, skin, 'middle', { ids: 'off' });
    const { view } = (await readAll(chat)).at(-1)!;
    const turns = await readTurns(chat.popup, view!.draft.conversationId);
    expect(rolesOf(turns)).toEqual(spoken);
    const short = museumShopChat.turns.filter(({ markdown }) => markdown === 'ok').length;
    expect(turns.filter((turn) => turn === 'user: ok')).toHaveLength(short);
    expect(view?.draft.completeness).toMatchObject({ status: 'complete', turns: total });
  });
}

test('older turns that are loaded at the upper end are read, and the turn in view stays in view', async ({
  session,
}) => {
  const chat = await openVirtualChat(session, chatgptShell, 'middle', { older: '44' });
  const view = await findView(chat.page);
  const seen = await readAll(chat);
  expect(seen.at(-1)?.view?.draft.completeness).toMatchObject({ status: 'complete', turns: total });
  const turns = await readTurns(chat.popup, `chatgpt:${museumShopChat.id}`);
  expect(rolesOf(turns)).toEqual(spoken);
  const now = await findView(chat.page);
  expect(now.text).toBe(view.text);
  expect(Math.abs(now.top - view.top)).toBeLessThanOrEqual(2);
});

test('only the list is moved, never another area that scrolls, and no node of the page is changed', async ({
  session,
  context,
}) => {
  const page = await context.newPage();
  await openChat(page, claudeRows, { conversationId: museumShopChat.id });
  await page.evaluate(() => {
    const decoy = document.querySelector('.sidebar-scroll')!;
    for (let index = 0; index < 80; index += 1) decoy.append(decoy.lastElementChild!.cloneNode(true));
    decoy.scrollTop = 37;
    const watch = { changes: 0, moved: [] as string[] };
    Object.assign(globalThis, { watch });
    new MutationObserver((records) => {
      watch.changes += records.length;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const note = ({ target }: Event) => watch.moved.push((target as Element).className);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.addEventListener('scroll', note, { capture: true })),
    );
  });
  const popup = await session.openPopupFor(page);
  await page.bringToFront();
  await readAll({ page, popup, tabId: tabOf(popup) });
  const { changes, moved } = await page.evaluate(
    () => (globalThis as typeof globalThis & { watch: { changes: number; moved: string[] } }).watch,
  );
  expect(changes).toBe(0);
  expect(new Set(moved)).toEqual(new Set(['scroller']));
  expect(await page.locator('.sidebar-scroll').evaluate((decoy) => decoy.scrollTop)).toBe(37);
});

test('what a sweep has read stays when the part in view is captured again', async ({ session }) => {
  const chat = await openVirtualChat(session, claudeRows);
  const { view } = (await readAll(chat)).at(-1)!;
  await moveList(chat.page, 'bottom');
  const again = await ask(chat.popup, 'capture', { tabId: chat.tabId });
  expect(again.draft.completeness).toEqual(view?.draft.completeness);
  expect(again.draft.items).toEqual(view?.draft.items);
  expect(await readTurns(chat.popup, again.draft.conversationId)).toHaveLength(total);
});

test('items that a capture of the part in view suggested point to their turns in the whole chat', async ({
  session,
}) => {
  const chat = await openVirtualChat(session, chatgptShell, 'bottom');
  const first = await ask(chat.popup, 'capture', { tabId: chat.tabId });
  const { view } = (await readAll(chat)).at(-1)!;
  const kept = first.draft.items.map(({ id }) => view!.draft.items.find((item) => item.id === id)!);
  expect(kept.length).toBeGreaterThan(0);
  for (const { source } of kept) {
    const read = await ask(chat.popup, 'read-turn', {
      conversationId: view!.draft.conversationId,
      turnIndex: source!.turnIndex,
    });
    expect(read).toMatchObject({ outcome: 'found', role: source!.role });
  }
  const places = view!.draft.items.map(({ source, section }) => JSON.stringify([source, section]));
  expect(new Set(places).size).toBe(places.length);
});
