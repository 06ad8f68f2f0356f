import type { BrowserContext, Page } from '@playwright/test';
import { openwebui } from '../unit/sites/shapes/openwebui.ts';
import { expect, test } from './fixture.ts';
import { ask, tabOf } from './support/worker-messages.ts';

const turns = [
  { role: 'user', body: 'Plan the fair.' },
  { role: 'assistant', body: '<p>The <strong>hall</strong> is booked.</p>' },
] as const;

/** A chat that custom elements draw in open shadow trees, as a browser's own parser builds them. */
const SHADOWED =
  '<!doctype html><title>Some chat</title><some-chat><template shadowrootmode="open"><div class="message--user">Plan the fair.</div>' +
  '<div class="message--bot"><a-card><template shadowrootmode="open"><p>The <slot></slot> is booked.</p></template><strong>hall</strong></a-card></div>' +
  '<div role="textbox" contenteditable="true" style="min-height: 1em"></div></template></some-chat>';

const sites = [
  [
    'on a host of somebody’s own',
    openwebui.url.href,
    openwebui.shape({ turns }),
    'openwebui',
    `openwebui:${openwebui.nativeId}`,
  ],
  [
    'that nobody knows, drawn in shadow trees',
    'http://127.0.0.1:3999/talk',
    SHADOWED,
    'generic',
    /^generic:local-/,
  ],
] as const;

for (const [name, url, html, site, id] of sites) {
  test(`a chat ${name} is captured in the browser`, async ({ session, context }) => {
    const page = await serve(context, url, html);
    const popup = await session.openPopupFor(page);
    const { draft } = await ask(popup, 'capture', { tabId: tabOf(popup) });
    expect(draft).toMatchObject({ site, completeness: { status: 'unverified', turns: 2 } });
    expect(draft.conversationId).toMatch(id);
    expect(draft.completeness.reasons.includes('guessed')).toBe(site === 'generic');
  });
}

test('the composer in a shadow tree is found', async ({ session, context }) => {
  const page = await serve(context, 'http://127.0.0.1:3999/talk', SHADOWED);
  const popup = await session.openPopupFor(page);
  expect(await ask(popup, 'open-tab', { tabId: tabOf(popup) })).toMatchObject({
    kind: 'chat',
    composer: true,
    turns: 2,
  });
});

test('rows that only their place tells apart are captured as their style sheet shows them', async ({
  session,
  context,
}) => {
  const row = (place: string, text: string) =>
    `<div class="flex ${place}"><div class="bubble"><p>${text}</p></div><small class="t1">10:4${text.length % 10}</small></div>`;
  const rows = [
    row('justify-start', 'How can I help you?'),
    row('justify-end', 'Never print\nmore than a hundred posters.'),
    row('justify-start', 'A hundred it is:\nno more than that.'),
    row('justify-end', 'Always ask me first.'),
  ];
  const style =
    '<style>.flex { display: flex } .justify-end { justify-content: flex-end } .bubble { white-space: pre-wrap }</style>';
  const html = `<!doctype html><title>Talk</title>${style}<main><div>${rows.join('')}</div></main><textarea></textarea>`;
  const page = await serve(context, 'http://127.0.0.1:3999/talk', html);
  const popup = await session.openPopupFor(page);
  const { draft } = await ask(popup, 'capture', { tabId: tabOf(popup) });
  expect(draft.completeness).toMatchObject({ turns: 4, reasons: expect.arrayContaining(['guessed']) });
  expect(draft.completeness.reasons).not.toContain('speakers-unknown');
  const turns: unknown[] = [];
  for (const turnIndex of rows.keys())
    turns.push(await ask(popup, 'read-turn', { conversationId: draft.conversationId, turnIndex }));
  expect(turns).toMatchObject([
    { role: 'assistant', markdown: 'How can I help you?' },
    { role: 'user', markdown: 'Never print\nmore than a hundred posters.' },
    { role: 'assistant', markdown: 'A hundred it is:\\\nno more than that.' },
    { role: 'user', markdown: 'Always ask me first.' },
  ]);
});

async function serve(context: BrowserContext, url: string, body: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(`${new URL(url).origin}/**`, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body }),
  );
  await page.goto(url);
  return page;
}
