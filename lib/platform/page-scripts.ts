import { type Browser, browser } from 'wxt/browser';
import { type PageCapture, parsePageCapture } from '../core/capture.ts';
import { HandoffError } from '../core/errors.ts';
import { type InsertionResult, insertionResultSchema } from '../core/insertion.ts';

const CAPTURE_SCRIPT = '/content-scripts/capture.js';
const INSERT_SCRIPT = '/content-scripts/insert.js';

/** A document that the user clicked in: the tab, its origin, and the document itself where the browser names it. */
export interface PageTarget {
  readonly tabId: number;
  readonly origin: string;
  readonly documentId?: string;
}

/** What a page script read, and where. */
export interface PageReading {
  readonly target: PageTarget;
  readonly capture: PageCapture;
}

/** The two things that Baton does to a page. Both need the user's click in that tab (`activeTab`). */
export interface Pages {
  /**
   * @throws {HandoffError} `PAGE_NOT_READABLE` (a page of the browser's own, the extension store),
   *   `PAGE_ACCESS_LOST` (no click in this tab since it came to this site), `CAPTURE_MALFORMED`.
   */
  read(tabId: number): Promise<PageReading>;
  /** @throws {HandoffError} `TAB_CHANGED` when the document is no longer the one that was read. */
  insert(target: PageTarget, text: string): Promise<InsertionResult>;
}

/** The real pages. */
export const pages: Pages = { read, insert };

async function read(tabId: number): Promise<PageReading> {
  const tab = await getTab(tabId);
  try {
    const [result] = await browser.scripting.executeScript({ target: { tabId }, files: [CAPTURE_SCRIPT] });
    // Firefox reports what the script threw beside the result; Chromium gives null.
    if (!result || result.result === null || result.result === undefined) {
      throw new HandoffError('CAPTURE_MALFORMED', { path: '' });
    }
    const origin = new URL(tab.url ?? '').origin;
    const documentId = typeof result.documentId === 'string' ? { documentId: result.documentId } : {};
    return { target: { tabId, origin, ...documentId }, capture: parsePageCapture(result.result) };
  } catch (error) {
    throw toAccessError(error, tab);
  }
}

async function insert(target: PageTarget, text: string): Promise<InsertionResult> {
  const tab = await getTab(target.tabId);
  if (tab.url && new URL(tab.url).origin !== target.origin) throw new HandoffError('TAB_CHANGED');
  const place = target.documentId
    ? { tabId: target.tabId, documentIds: [target.documentId] }
    : { tabId: target.tabId };
  try {
    await browser.scripting.executeScript({ target: place, files: [INSERT_SCRIPT] });
    const [result] = await browser.scripting.executeScript({
      target: place,
      func: callInsert,
      args: [{ text, origin: target.origin }],
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

/** Runs in the page's isolated world, where the script before it left its one function. */
function callInsert(request: { text: string; origin: string }): unknown {
  const insertInto: unknown = Reflect.get(globalThis, 'batonInsert');
  return typeof insertInto === 'function' ? insertInto(request) : undefined;
}

async function getTab(tabId: number): Promise<Browser.tabs.Tab> {
  try {
    return await browser.tabs.get(tabId);
  } catch (error) {
    throw new HandoffError('TAB_CHANGED', {}, { cause: error });
  }
}

function toAccessError(error: unknown, tab: Browser.tabs.Tab): unknown {
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
