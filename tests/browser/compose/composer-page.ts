import { test as base, type CDPSession, chromium, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { type InsertionResult, insertionResultSchema } from '../../../lib/core/insertion.ts';
import { buildPage } from '../../pages/compose/build-page.ts';
import type { Subject } from '../../pages/compose/subject.ts';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const POLICY = "default-src 'none'; script-src 'nonce-page'; style-src 'nonce-page'; base-uri 'none'";
const STYLE =
  '.ProseMirror, .ql-editor, #composer { white-space: pre-wrap; min-height: 2em; max-height: 12em; overflow: auto }';

/** A test page with one composer, and Baton's code in an isolated world beside it. */
export type ComposerPage = {
  page: Page;
  /** Inserts a text with the product's own code. */
  insert(text: string): Promise<InsertionResult>;
  /** Gives the site a text as a file with the product's own code. */
  attach(text: string, fileName: string): Promise<InsertionResult>;
  /** Reads the composer with the product's own code. */
  readBack(): Promise<string>;
  /** The text in the editor's own model. */
  model(): Promise<string>;
  /** Events so far that a script could have faked in order to send. */
  counts(): Promise<Subject['counts']>;
  /** Puts a draft into the composer as a user's input method does. */
  typeDraft(draft: string): Promise<void>;
  /** Ends the editor's current undo step, as a pause in typing does. */
  endUndoStep(): Promise<void>;
};

type Fixtures = { openComposer: (pageName: string, furtherPolicy?: string) => Promise<ComposerPage> };

/** The counts of a page on which no script did anything that could send a message. */
export const NOTHING_SENT: Subject['counts'] = {
  click: 0,
  keydown: 0,
  keypress: 0,
  keyup: 0,
  submit: 0,
  paste: 0,
  drop: 0,
  sends: 0,
};

/** Tests of insertion, each with pages of its own in a browser that the worker shares. */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: CHROMIUM, chromiumSandbox: false });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  openComposer: async ({ context }, use) => {
    await use(async (pageName, furtherPolicy = '') =>
      openComposer(await context.newPage(), pageName, `${POLICY}; ${furtherPolicy}`),
    );
  },
});

async function openComposer(page: Page, pageName: string, policy: string): Promise<ComposerPage> {
  const { pathname, search } = new URL(pageName, 'https://chat.test/');
  const script = await buildPage(pathname.slice(1));
  const html = `<!doctype html><meta charset="utf-8"><title>Chat</title><style nonce="page">${STYLE}</style>
    <main><form><button data-testid="send-button">Send</button></form></main>
    <script nonce="page">${script.replaceAll('</script', '<\\/script')}</script>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  await page.route('https://chat.test/**', (route) => route.fulfill({ headers, body: html }));
  await page.goto(`https://chat.test/${search}`);
  const evaluate = await openIsolatedWorld(page, await buildPage('page-script'));
  return {
    page,
    insert: async (text) =>
      insertionResultSchema.parse(await evaluate(`insertForTest(${JSON.stringify(text)})`)),
    attach: async (text, fileName) =>
      insertionResultSchema.parse(await evaluate(`attachForTest(${JSON.stringify({ text, fileName })})`)),
    readBack: async () => z.string().parse(await evaluate('readForTest()')),
    model: () => page.evaluate(() => window.subject.model()),
    counts: () => page.evaluate(() => ({ ...window.subject.counts })),
    typeDraft: (draft) => typeDraft(page, draft),
    endUndoStep: () => page.evaluate(() => window.subject.endUndoStep()),
  };
}

/** The world in which content scripts run: the page's DOM, and none of the page's JavaScript. */
async function openIsolatedWorld(
  page: Page,
  script: string,
): Promise<(expression: string) => Promise<unknown>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'baton' };
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world);
  const evaluate = async (expression: string): Promise<unknown> => {
    const options = { contextId, awaitPromise: true, returnByValue: true };
    const reply = await session.send('Runtime.evaluate', { expression, ...options });
    if (reply.exceptionDetails) throw new Error(reply.exceptionDetails.exception?.description);
    return reply.result.value;
  };
  await evaluate(script);
  return evaluate;
}

async function typeDraft(page: Page, draft: string): Promise<void> {
  for (const frame of page.frames()) {
    const composer = frame.locator('#composer');
    if ((await composer.count()) > 0) await composer.focus();
  }
  await page.keyboard.insertText(draft);
}
