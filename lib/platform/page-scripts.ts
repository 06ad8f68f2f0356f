import { type Browser, browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { MAX_TURN_UNITS, type PageCapture, parsePageCapture } from '../core/capture.ts';
import { HandoffError } from '../core/errors.ts';
import { type InsertionResult, insertionResultSchema } from '../core/insertion.ts';
import { adapterScriptFor, type SiteKey } from '../sites/addresses.ts';

const CAPTURE_SCRIPT = '/content-scripts/capture.js';
const INSERT_SCRIPT = '/content-scripts/insert.js';
const SELECTION_SCRIPT = '/content-scripts/selection.js';
const selectionSchema = z.string().check(z.maxLength(MAX_TURN_UNITS));

/** A document that the user clicked in: the tab, its origin, and the document itself where the browser names it. */
export interface PageTarget {
  readonly tabId: number;
  readonly origin: string;
  readonly documentId?: string | undefined;
}

/** The same with the token of this click, which was planted in that document; one insertion uses it up. */
export interface ClickTarget extends PageTarget {
  readonly token: string;
}

/** What a page script read, and where. */
export interface PageReading {
  readonly target: PageTarget;
  readonly capture: PageCapture;
}

/** What was read for a click, which may insert into what it read. */
export interface ClickReading extends PageReading {
  readonly target: ClickTarget;
}

/** The things that Baton does to a page. All need the user's click in that tab (`activeTab`). */
export interface Pages {
  /**
   * @throws {HandoffError} `PAGE_NOT_READABLE` (a page of the browser's own, the extension store),
   *   `PAGE_ACCESS_LOST` (no click in this tab since it came to this site), `CAPTURE_MALFORMED`.
   */
  read(tabId: number): Promise<ClickReading>;
  /** @throws {HandoffError} `TAB_CHANGED` when the document is no longer the one that was read. */
  insert(target: ClickTarget, text: string): Promise<InsertionResult>;
  /**
   * Gives the site the text as a file, in the way that it has for files.
   *
   * @throws {HandoffError} what `insert` throws.
   */
  attach(target: ClickTarget, text: string, fileName: string): Promise<InsertionResult>;
  /**
   * The part of the page that the user has selected, as Markdown; undefined where nothing is.
   *
   * @throws {HandoffError} what `read` throws.
   */
  readSelection(tabId: number): Promise<string | undefined>;
}

/** The real pages. */
export const pages: Pages = {
  read,
  insert: (target, text) => callInPage(target, { text }),
  attach: (target, text, fileName) => callInPage(target, { text, fileName }),
  readSelection,
};

async function read(tabId: number): Promise<ClickReading> {
  const tab = await getTab(tabId);
  const token = crypto.randomUUID();
  try {
    // Before the reading: a document that comes in between has no token, and nothing can be inserted into it.
    await browser.scripting.executeScript({ target: { tabId }, func: plantToken, args: [token] });
    const [result] = await browser.scripting.executeScript({
      target: { tabId },
      files: [adapterScriptOf(tab), CAPTURE_SCRIPT],
    });
    // Firefox reports what the script threw beside the result; Chromium gives null.
    if (!result || result.result === null || result.result === undefined) {
      throw new HandoffError('CAPTURE_MALFORMED', { path: '' });
    }
    const origin = new URL(tab.url ?? '').origin;
    const documentId = typeof result.documentId === 'string' ? { documentId: result.documentId } : {};
    return { target: { tabId, origin, token, ...documentId }, capture: parsePageCapture(result.result) };
  } catch (error) {
    throw toAccessError(error, tab);
  }
}

async function readSelection(tabId: number): Promise<string | undefined> {
  const tab = await getTab(tabId);
  try {
    const [result] = await browser.scripting.executeScript({ target: { tabId }, files: [SELECTION_SCRIPT] });
    const text = selectionSchema.safeParse(result?.result);
    if (!text.success) throw new HandoffError('CAPTURE_MALFORMED', { path: '' });
    return text.data === '' ? undefined : text.data;
  } catch (error) {
    throw toAccessError(error, tab);
  }
}

async function callInPage(
  target: ClickTarget,
  what: { text: string; fileName?: string },
): Promise<InsertionResult> {
  const tab = await getTab(target.tabId);
  if (tab.url && new URL(tab.url).origin !== target.origin) throw new HandoffError('TAB_CHANGED');
  const place = placeOf(target);
  try {
    await browser.scripting.executeScript({ target: place, files: [adapterScriptOf(tab), INSERT_SCRIPT] });
    const [result] = await browser.scripting.executeScript({
      target: place,
      func: callInsert,
      args: [{ ...what, origin: target.origin, token: target.token }],
    });
    const parsed = insertionResultSchema.safeParse(result?.result);
    // The text may stand in the composer by now: what cannot be told is unknown, not a failure.
    return parsed.success ? parsed.data : { outcome: 'unknown', draftKept: false };
  } catch (error) {
    if (error instanceof Error && /document|frame/i.test(error.message)) {
      throw new HandoffError('TAB_CHANGED', {}, { cause: error });
    }
    throw toAccessError(error, tab);
  }
}

/** The place in which a script runs: the very document that was read, where the browser names documents. */
export function placeOf({ tabId, documentId }: PageTarget): { tabId: number; documentIds?: string[] } {
  return documentId === undefined ? { tabId } : { tabId, documentIds: [documentId] };
}

/** Runs in the page's isolated world; `takeClick` looks there. */
function plantToken(token: string): void {
  const planted: unknown = Reflect.get(globalThis, 'batonClicks');
  Reflect.set(globalThis, 'batonClicks', planted instanceof Set ? planted.add(token) : new Set([token]));
}

/** Runs in the page's isolated world, where the script before it left its one function. */
function callInsert(request: unknown): unknown {
  const insertInto: unknown = Reflect.get(globalThis, 'batonInsert');
  return typeof insertInto === 'function' ? insertInto(request) : undefined;
}

/** The script that brings the adapter which this page needs, and no other. */
export function adapterScriptOf({
  url,
}: Pick<Browser.tabs.Tab, 'url'>): `/content-scripts/site-${SiteKey | 'unnamed'}.js` {
  // Without access to the tab there is no address; the injection will be refused and says so itself.
  return `/content-scripts/site-${url && URL.canParse(url) ? adapterScriptFor(new URL(url)) : 'unnamed'}.js`;
}

export async function getTab(tabId: number): Promise<Browser.tabs.Tab> {
  try {
    return await browser.tabs.get(tabId);
  } catch (error) {
    throw new HandoffError('TAB_CHANGED', {}, { cause: error });
  }
}

/** What it means that the browser did not let a script run in a tab. */
export function toAccessError(error: unknown, tab: Pick<Browser.tabs.Tab, 'url'>): unknown {
  if (error instanceof HandoffError || !(error instanceof Error)) return error;
  const own = tab.url !== undefined && !/^https?:/.test(tab.url);
  // Chromium's words for its own pages and its store (extensions/common/manifest_constants.cc, seen 2026-11-29).
  const forbidden =
    /chrome(-extension)?:|extensions gallery|cannot be scripted|about:|devtools|view-source|file:/i.test(
      error.message,
    );
  const code = own || forbidden ? 'PAGE_NOT_READABLE' : 'PAGE_ACCESS_LOST';
  return new HandoffError(code, {}, { cause: error });
}
