import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openingHoursChat } from '../../demo/chats/shipped-chats.ts';
import { names } from '../../demo/journey/popup-view.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { siteAddresses } from '../../lib/sites/addresses.ts';
import { expect, test } from './fixture.ts';
import { findControl, press } from './support/controls.ts';
import { ask, readTabId } from './support/messages.ts';
import { extensionFolder } from './support/session.ts';

const manifest: Record<string, unknown> = JSON.parse(
  readFileSync(path.join(extensionFolder, 'manifest.json'), 'utf8'),
);

test('field reports H1 and H3: the manifest for Firefox asks for exactly these permissions, for no site and for no data', () => {
  expect(manifest.permissions).toEqual(['activeTab', 'scripting', 'storage', 'unlimitedStorage']);
  for (const key of ['host_permissions', 'optional_permissions', 'content_scripts']) {
    expect(manifest).not.toHaveProperty(key);
  }
  const known = Object.values(siteAddresses).flatMap(({ hosts }) => hosts.map((host) => `https://${host}/*`));
  expect(manifest.optional_host_permissions).toEqual([...known, 'https://*/*', 'http://*/*']);
  expect(manifest.browser_specific_settings).toEqual({
    gecko: {
      id: 'baton@baton.invalid',
      strict_min_version: '140.0',
      data_collection_permissions: { required: ['none'] },
    },
  });
  expect(manifest.content_security_policy).toEqual({
    extension_pages:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  });
});

test('the real popup opens on a click on the toolbar button, and the side bar shows the same draft', async ({
  firefox,
}) => {
  const { insides } = firefox;
  expect(await insides.viewTypes(), 'nothing opens by itself').not.toContain('sidebar');
  const chat = await firefox.openChat(chatgptShell, { conversationId: openingHoursChat.id });
  await chat.bringToFront();
  await insides.clickToolbarButton();
  await expect.poll(() => insides.readView('popup')).toContain(names.prepare);
  const shown = await insides.readView('popup');
  await insides.closePopup();

  const popup = await firefox.openPopupFor(chat);
  await findControl(popup, 'button', names.prepare);
  const { draft } = await ask(popup, 'capture', { tabId: await readTabId(popup) });
  expect(shown).toContain(draft.items[0]?.text);
  await press(popup, 'button', names.moreActions);
  await press(popup, 'menuitem', 'Open in side panel');
  await expect.poll(() => insides.viewTypes()).toContain('sidebar');
  await chat.bringToFront();
  await expect.poll(() => insides.readView('sidebar')).toContain(names.prepare);
  expect(await insides.readView('sidebar')).toContain(draft.items[0]?.text);
});

test('texts are analysed in a thread of the background page', async ({ firefox }) => {
  const chat = await firefox.openChat(chatgptShell, { conversationId: openingHoursChat.id });
  const popup = await firefox.openPopupFor(chat);
  await ask(popup, 'capture', { tabId: await readTabId(popup) });
  const scripts = await firefox.insides.threadScripts();
  expect(scripts.filter((script) => script.endsWith('/analysis.js'))).toHaveLength(1);
});

test('one click makes Baton always on for this site: the badge shows the meter; taken back, nothing of it is left', async ({
  firefox,
}) => {
  const chat = await firefox.openChat(chatgptShell, { conversationId: openingHoursChat.id });
  const popup = await firefox.openPopupFor(chat);
  const tabId = await readTabId(popup);
  const sites = () =>
    popup.evaluate(async () => {
      const scripts = await (
        globalThis as unknown as WatchScope
      ).browser.scripting.getRegisteredContentScripts();
      return scripts.flatMap(({ matches }) => matches);
    });
  const badge = () =>
    popup.evaluate(
      (id) => (globalThis as unknown as WatchScope).browser.action.getBadgeText({ tabId: id }),
      tabId,
    );
  await popup.waitForSelector('.site-watch button');
  await popup.click('.site-watch button');
  await press(popup, 'button', 'Always on for this site…');
  await expect.poll(sites, { timeout: 60_000 }).toEqual(['https://chatgpt.com/*']);
  await chat.bringToFront();
  await expect.poll(badge, { timeout: 60_000 }).toMatch(/^≥?\d+%$/);
  await popup.bringToFront();
  await press(popup, 'button', 'Turn off');
  await expect.poll(sites, { timeout: 60_000 }).toEqual([]);
  await expect.poll(badge, { timeout: 60_000 }).toBe('');
});

interface WatchScope {
  browser: {
    action: { getBadgeText(details: { tabId: number }): Promise<string> };
    scripting: { getRegisteredContentScripts(): Promise<{ matches: string[] }[]> };
  };
}
