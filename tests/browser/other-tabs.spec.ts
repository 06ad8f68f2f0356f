import { rmSync } from 'node:fs';
import { extensionFolder } from '../../demo/browser.ts';
import { startBrowserSession } from '../../demo/browser-session.ts';
import { composerOf } from '../../demo/chat-page.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import { expect, test } from './fixture.ts';
import { openNewChat, prepareLongChat, sendAndWait } from './support/chats.ts';
import { copyPermittedBuild, readManifest } from './support/permitted-build.ts';
import { ask, tabOf } from './support/worker-messages.ts';

const CLAUDE = 'https://claude.ai/*';

test('a packet that was answered in another tab is found where the site is granted, else that tab is said not to be asked', async ({
  server,
}) => {
  const permitted = copyPermittedBuild([CLAUDE]);
  const { host_permissions, ...rest } = readManifest(permitted);
  expect(host_permissions).toEqual([CLAUDE]);
  expect(rest).toEqual(readManifest(extensionFolder));
  for (const extension of [extensionFolder, permitted]) {
    const session = await startBrowserSession({ server, extension, isHeadless: true });
    const handoff = await prepareLongChat(session, chatgptShell);
    const { packetId } = handoff.receipt;
    const there = await openNewChat(session.context, claudeRows, 'as-asked');
    const first = await session.openPopupFor(there);
    await ask(first, 'insert', { packetId, tabId: tabOf(first), again: false });
    await first.close();
    await sendAndWait(there, claudeRows);

    const here = await openNewChat(session.context, claudeRows, 'silent');
    const popup = await session.openPopupFor(here);
    const request = { packetId, tabId: tabOf(popup) };
    const { look, handoff: after } = await ask(popup, 'look-for-reply', request);
    if (extension === permitted) {
      expect(look.others).toMatchObject({ asked: 1, found: [{ site: 'Claude', outcome: 'acknowledged' }] });
      expect(after.receipt).toMatchObject({ state: 'ACKNOWLEDGED', destination: { site: 'claude' } });
      await expect(ask(popup, 'insert', { ...request, again: true })).rejects.toMatchObject({
        code: 'BAD_TRANSITION',
      });
    } else {
      expect(look.others).toMatchObject({ asked: 0, found: [] });
      expect(look.others?.closed).toBeGreaterThan(0);
      expect(after.receipt.state).toBe('PREPARED');
    }
    expect(await composerOf(here, claudeRows).textContent()).toBe('');
    await session.close();
  }
  rmSync(permitted, { recursive: true, force: true });
});
