import type { Page } from 'puppeteer-core';
import { chatgptClassic } from '../../demo/sites/chatgpt-classic.ts';
import type { InsertionResult } from '../../lib/core/insertion.ts';
import { texts } from '../browser/compose/texts.ts';
import { buildPage } from '../pages/compose/build-page.ts';
import { expect, test } from './fixture.ts';
import { readComposer } from './support/chat.ts';
import { readTabId } from './support/messages.ts';

interface InsertionTarget {
  tabId: number;
  text: string;
  origin: string;
  token: string;
}

declare const browser: {
  scripting: {
    executeScript(injection: {
      target: { tabId: number };
      files?: string[];
      func?: (request: InsertionTarget) => unknown;
      args?: InsertionTarget[];
    }): Promise<{ result?: unknown }[]>;
  };
};

const CLICK = { origin: 'https://chatgpt.com', token: 'click' };
const LINE_COUNT = 2_000;
const draft = 'A thought of my own';
const lines = Array.from({ length: LINE_COUNT }, (_, index) =>
  index % 7 === 3 ? '' : `${index}  "key": [1, 2] <b> 👩‍💻 שלום`,
);
const text = lines.slice(0, -1).concat('the end').join('\n');

/** Inserts as the worker does, with the scripts of the extension. */
async function insert(popup: Page, request: InsertionTarget): Promise<unknown> {
  return popup.evaluate(async (value) => {
    const target = { tabId: value.tabId };
    const plant = (one: InsertionTarget) => {
      globalThis.batonClicks = new Set([one.token]);
    };
    await browser.scripting.executeScript({ target, func: plant, args: [value] });
    const files = ['/content-scripts/site-chatgpt.js', '/content-scripts/insert.js'];
    await browser.scripting.executeScript({ target, files });
    const [injected] = await browser.scripting.executeScript({
      target,
      // It runs in the page and finds what the script before it left there.
      func: (one) => globalThis.batonInsert?.(one),
      args: [value],
    });
    return injected?.result;
  }, request);
}

const composers = ['ProseMirror', 'text area'] as const;

test.for(composers)(
  'a long text goes into a %s exactly, and one undo takes it back',
  async (kind, { firefox }) => {
    const chat = await firefox.openChat(chatgptClassic);
    if (kind === 'text area') await replaceByTextArea(chat);
    await chat.click(chatgptClassic.composerSelector);
    await chat.keyboard.type(draft);
    const popup = await firefox.openPopupFor(chat);
    const tabId = await readTabId(popup);
    await chat.bringToFront();
    const result = await insert(popup, { tabId, text, ...CLICK });
    expect(result).toMatchObject({ outcome: 'verified', draftKept: true } satisfies Partial<InsertionResult>);
    expect(await readComposer(chat, chatgptClassic)).toBe(`${draft}\n\n${text}`);

    await chat.keyboard.down('Control');
    await chat.keyboard.press('z');
    await chat.keyboard.up('Control');
    expect(await readComposer(chat, chatgptClassic)).toBe(draft);
  },
);

/** Puts a text area in the place of the page's own composer. */
async function replaceByTextArea(chat: Page): Promise<void> {
  await chat.$eval(chatgptClassic.composerSelector, (composer) => {
    const area = document.createElement('textarea');
    area.id = composer.id;
    area.rows = 4;
    composer.replaceWith(area);
  });
}

const T = Object.values(texts).join('\n\n');
const COMPOSER_ID = 'prompt-textarea';

test.for([
  'textarea',
  'react-textarea',
  'contenteditable',
  'prosemirror',
  'tiptap',
  'quill',
  'lexical-rich',
  'lexical-plain',
  'slate',
  'codemirror',
])('a text goes into %s exactly, and one undo takes it back', async (editor, { firefox }) => {
  const chat = await firefox.openChat(chatgptClassic);
  await chat.$eval(chatgptClassic.composerSelector, (composer) => composer.remove());
  await chat.evaluate(await buildPage('editors'));
  await chat.evaluate((name, id) => window.mountEditor(name, id), editor, COMPOSER_ID);
  const popup = await firefox.openPopupFor(chat);
  const tabId = await readTabId(popup);
  await chat.bringToFront();
  const result = await insert(popup, { tabId, text: T, ...CLICK });
  expect(result).toMatchObject({ outcome: 'verified', draftKept: true });
  expect(await chat.evaluate(() => window.editorText())).toBe(T);
  await chat.keyboard.down('Control');
  await chat.keyboard.press('z');
  await chat.keyboard.up('Control');
  await expect.poll(() => chat.evaluate(() => window.editorText())).toBe('');
  await popup.close();
  await chat.close();
});
