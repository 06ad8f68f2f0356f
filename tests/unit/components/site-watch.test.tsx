// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { ContextView, TabView } from '../../../lib/core/views.ts';
import type { SiteAccess } from '../../../lib/platform/site-access.ts';
import { exampleTab } from './examples.ts';
import { mountApp, settle } from './mount.tsx';

const PATTERN = 'https://chatgpt.com/*';
const measured: Extract<ContextView, { state: 'measured' }> = {
  state: 'measured',
  tokens: 12_345,
  atLeast: 8_600,
  atMost: 19_800,
  uncounted: [],
  window: { tokens: 16_000, plan: 'Free', plans: ['Free', 'Plus, Business'], seen: '2026-05' },
  level: 'filling',
};
const watch = { pattern: PATTERN, alwaysOn: false, needsReload: false };

async function open(tab: Partial<TabView>, access: Partial<SiteAccess> = {}) {
  let now = exampleTab({ kind: 'empty', turns: 0, watch, ...tab });
  const siteAccess: SiteAccess = {
    list: async () => [],
    request: async () => false,
    remove: async () => false,
    ...access,
  };
  const app = await mountApp(
    {
      'open-tab': () => now,
      'load-overview': () => ({ handoffs: [], drafts: [], more: false, damaged: 0 }),
      'context-meter': () => ({ meterOff: true }),
    },
    { siteAccess },
  );
  await vi.waitFor(() => expect(app.root.querySelector('.site-watch')).not.toBeNull(), { timeout: 30_000 });
  return { ...app, becomes: (next: Partial<TabView>) => (now = { ...now, ...next }) };
}

test('field report H2: the browser is asked for this one site, in the very click, after one sentence on what it brings', async () => {
  const request = vi.fn(async () => true);
  const app = await open({}, { request });
  await app.press('Not always on for this site');
  expect(app.text()).toContain('whenever they change');
  app.becomes({ watch: { ...watch, alwaysOn: true } });
  app.control('Always on for this site…').click();
  // Nothing was awaited since the click: a browser refuses to ask later on.
  expect(request.mock.calls).toEqual([[PATTERN]]);
  await settle();
  expect(app.text()).toContain('Baton is always on for chatgpt.com.');
});

test('a site is taken back in the same place; a browser that refuses to ask is said', async () => {
  const remove = vi.fn(async () => true);
  const app = await open({ watch: { ...watch, alwaysOn: true } }, { remove });
  await app.press('Always on for this site');
  await app.press('Turn off');
  expect(remove).toHaveBeenCalledWith(PATTERN);
  const refused = await open({}, { request: async () => Promise.reject(new Error('no')) });
  await refused.press('Not always on for this site');
  await refused.press('Always on for this site…');
  expect(refused.root.querySelector('[role=alert]')).not.toBeNull();
});

test('the meter says how sure it is and where its limit comes from; the plan can be chosen', async () => {
  const app = await open({ context: measured });
  expect(app.text()).toContain('This chat fills up.');
  await app.press('About 12,000 tokens · 77 % of what fits');
  expect(app.text()).toContain('it may be 8,600 to 20,000');
  expect(app.text()).toContain('ChatGPT states 16,000 tokens for Free (2026-05).');
  const select = app.root.querySelector('select');
  if (!select) throw new Error('no choice of plans');
  select.value = 'Plus, Business';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  expect(app.asked('context-meter')[0]?.request).toEqual({
    change: { site: 'chatgpt', plan: 'Plus, Business' },
  });
});

test('field report I7: with parts that were not counted the line begins with “at least” and names them', async () => {
  const app = await open({ context: { ...measured, uncounted: ['attachments', 'not-all-read'] } });
  await app.press('At least about 12,000 tokens · 77 % of what fits');
  expect(app.text()).toContain('Not counted: attachments; turns that were not read');
});

test('field report I6: an unknown length is said to be unknown, and nowhere stands a 0', async () => {
  const app = await open({ context: { state: 'unknown' } });
  expect(app.hasControl('Length of this chat: not known')).toBe(true);
  expect(app.root.querySelector('.site-watch')?.textContent).not.toMatch(/0/);
});

test('field report I8: one click turns the meter off', async () => {
  const app = await open({ context: { ...measured, level: 'nearly-full' } });
  expect(app.text()).toContain('This chat is nearly full.');
  await app.press('About 12,000 tokens · 77 % of what fits');
  app.becomes({ context: { state: 'off' } });
  await app.press('Turn the meter off');
  expect(app.asked('context-meter')[0]?.request).toEqual({ change: { off: true } });
  expect(app.text()).not.toContain('nearly full');
});

test('without a known limit nothing is claimed of it; a chat that slept is said to have', async () => {
  const { window: _, ...unknown } = measured;
  const app = await open({
    context: { ...unknown, level: 'none', sleptSinceMs: Date.UTC(2026, 10, 3) },
  });
  expect(app.hasControl('About 12,000 tokens · what fits here is not known')).toBe(true);
  expect(app.text()).toContain('Nothing was added here since');
});

test('a tab that was open before an update asks to be reloaded', async () => {
  const app = await open({ watch: { pattern: PATTERN, alwaysOn: true, needsReload: true } });
  expect(app.text()).toContain('Reload this tab so that Baton can see it.');
});

test('the settings list every site that is always on, give one back, and turn the meter off', async () => {
  let sites = [PATTERN, 'https://claude.ai/*'];
  const app = await mountApp(
    {
      'load-settings': () => ({ allowedValues: [], ownTerms: [] }),
      'context-meter': ({ change }) => ({ meterOff: change !== undefined && 'off' in change && change.off }),
    },
    {
      tabId: undefined,
      start: { kind: 'settings' },
      siteAccess: {
        list: async () => sites,
        request: async () => false,
        remove: async (pattern) => {
          sites = sites.filter((one) => one !== pattern);
          return true;
        },
      },
    },
  );
  await vi.waitFor(() => expect(app.hasControl('Turn off: claude.ai')).toBe(true), { timeout: 30_000 });
  await app.press('Turn off: claude.ai');
  expect(app.hasControl('Turn off: claude.ai')).toBe(false);
  await app.press('Turn off: chatgpt.com');
  expect(app.text()).toContain('On no site.');
  await app.press('Show how full a chat is, and when a handoff is due');
  expect(app.asked('context-meter').at(-1)?.request).toEqual({ change: { off: true } });
});
