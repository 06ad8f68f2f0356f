import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { ask, tabOf } from './support/worker-messages.ts';

const FORUM = `<!doctype html><title>A chat that Baton does not know</title><h1>Talk</h1>
<div id="talk"><p>You said:</p><p>Do not send the report to anyone before Monday.</p>
<p>Assistant said:</p><pre><code>User: inside code
</code></pre><p>You said:</p><p>Let’s use the short title.</p></div>`;

async function openPage(page: Page): Promise<void> {
  await page.route('https://example.org/', (route) =>
    route.fulfill({ contentType: 'text/html', body: FORUM }),
  );
  await page.goto('https://example.org/');
}

test('what is selected in a page of no known chat becomes a draft', async ({ session, context }) => {
  const page = await context.newPage();
  await openPage(page);
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('#talk')!));
  const popup = await session.openPopupFor(page);
  await popup.getByRole('button', { name: 'Use the selected text' }).click();
  await expect(popup.getByText('3 turns, not verified')).toBeVisible();
  await expect(popup.getByText('Pasted text')).toBeVisible();
  await expect(popup.getByText('before Monday').first()).toBeVisible();
  await popup.getByRole('button', { name: '3 turns, not verified' }).click();
  await expect(popup.getByText('pasted or selected by hand')).toBeVisible();
});

test('a pasted transcript becomes a draft, and is shown before anything is kept', async ({
  session,
  context,
}) => {
  const page = await context.newPage();
  await openPage(page);
  const popup = await session.openPopupFor(page);
  await popup.getByRole('button', { name: 'Paste a transcript' }).click();
  await popup
    .getByLabel('Packet, backup or transcript', { exact: true })
    .fill('User: Do not send it to the members.\nAssistant: I will not.\nUser: thanks');
  await popup.getByRole('button', { name: 'Read text' }).click();
  await expect(popup.getByText('A transcript of 3 turns')).toBeVisible();
  await popup.getByRole('button', { name: 'Make a draft of it' }).click();
  await expect(popup.getByText('3 turns, not verified')).toBeVisible();
  await expect(popup.getByText('to the members').first()).toBeVisible();
});

test('a selection is read from its first to its last character, as Markdown, and the page stays as it is', async ({
  session,
  context,
}) => {
  const page = await context.newPage();
  const body =
    '<p>not this, <b>You said:</b></p><ul><li>one</li><li>two</li></ul><style>p { margin: 0 }</style>' +
    '<img src="/late.png" alt="harbour" loading="lazy" style="margin-top: 9000px"><p>end, not this</p>';
  await page.route('https://example.org/**', (route) =>
    route.request().url().endsWith('/') ? route.fulfill({ contentType: 'text/html', body }) : route.abort(),
  );
  await page.goto('https://example.org/');
  const popup = await session.openPopupFor(page);
  const tabId = tabOf(popup);
  expect(await ask(popup, 'read-selection', { tabId })).toEqual({});
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const before = await page.evaluate(() => {
    const [first, last] = document.querySelectorAll('p');
    getSelection()?.setBaseAndExtent(first!.querySelector('b')!.firstChild!, 0, last!.firstChild!, 3);
    return document.documentElement.outerHTML;
  });
  const { text } = await ask(popup, 'read-selection', { tabId });
  expect(text).toMatch(/^\*\*You said:\*\*\n\n- one\n- two\n\n[\s\S]*end$/);
  expect(text).not.toContain('margin');
  await page.evaluate(() => {
    const word = document.querySelector('p')!.firstChild!;
    getSelection()?.setBaseAndExtent(word, 4, word, 8);
  });
  expect(await ask(popup, 'read-selection', { tabId })).toEqual({ text: 'this' });
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
  expect(asked).toEqual([]);
});
