import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { waitForTarget, withBrowserProtocol } from './browser-protocol.ts';

/** The popup that a click on the toolbar button has opened; Playwright itself cannot see it. */
export interface RealPopup {
  /** Evaluates an expression in the popup; promises are awaited, the value has to be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** The text that the popup shows. */
  text(): Promise<string>;
}

/** A session with one target, by messages that the browser's session carries. */
async function attach(session: CDPSession, targetId: string): Promise<RealPopup> {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  let lastId = 0;

  function send(method: string, params: object): Promise<unknown> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const receive = (event: { sessionId: string; message: string }) => {
        const reply: unknown = JSON.parse(event.message);
        if (event.sessionId !== sessionId || !isReply(reply) || reply.id !== id) return;
        session.off('Target.receivedMessageFromTarget', receive);
        if (reply.error) reject(new Error(reply.error.message));
        else resolve(reply.result);
      };
      session.on('Target.receivedMessageFromTarget', receive);
      const message = JSON.stringify({ id, method, params });
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
  }

  async function evaluate(expression: string): Promise<unknown> {
    const reply = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const { result, exceptionDetails } = reply as Evaluation; // the protocol's own shape
    if (exceptionDetails) throw new Error(`the popup threw: ${exceptionDetails.text}`);
    return result.value;
  }

  return {
    evaluate,
    text: async () => String(await evaluate("document.body?.innerText ?? ''")),
  };
}

interface Evaluation {
  result: { value?: unknown };
  exceptionDetails?: { text: string };
}

interface Reply {
  id: number;
  result?: unknown;
  error?: { message: string };
}

function isReply(value: unknown): value is Reply {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/**
 * Clicks the extension's toolbar button in the tab of a page, as a user would: the popup opens, and the
 * extension gets `activeTab` for that tab.
 */
export async function clickToolbarButton(page: Page, extensionId: string): Promise<void> {
  await page.bringToFront();
  await withBrowserProtocol(page.context(), async (session) => {
    const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const tab = targetInfos.find((target) => target.url === page.url());
    if (tab === undefined) throw new Error(`no tab shows ${page.url()}`);
    await session.send('Extensions.triggerAction', { id: extensionId, targetId: tab.targetId });
  });
}

/** Drives the popup that is open now, or that opens next. The session ends with the action. */
export async function driveRealPopup<T>(
  context: BrowserContext,
  extensionId: string,
  action: (popup: RealPopup) => Promise<T>,
): Promise<T> {
  const popupUrl = `chrome-extension://${extensionId}/popup.html`;
  return withBrowserProtocol(context, async (session) => {
    const target = await waitForTarget(session, ({ type, url }) => type === 'page' && url === popupUrl);
    return action(await attach(session, target.targetId));
  });
}

const ACTIVE_TAB = 'chrome.tabs.query({ active: true, currentWindow: true }).then(([tab]) => tab.id)';

/**
 * Opens the popup's page in a tab of its own, where Playwright can drive it, after a click on the toolbar button in the
 * tab that it is about. On that click the real popup stays away: it would do the same work a second time.
 *
 * @returns the popup's page, with the address `popup.html?tab=<id of the tab>` and a popup's size.
 */
export async function openPopupFor(page: Page, extensionId: string): Promise<Page> {
  const origin = `chrome-extension://${extensionId}`;
  const popupPage = await page.context().newPage();
  await popupPage.setViewportSize({ width: 400, height: 600 });
  // Any document of the extension may call its interfaces; this one runs no code.
  await popupPage.goto(`${origin}/manifest.json`);
  await popupPage.evaluate("chrome.action.setPopup({ popup: '' })");
  await clickToolbarButton(page, extensionId);
  const tabId = await popupPage.evaluate(ACTIVE_TAB);
  await popupPage.evaluate("chrome.action.setPopup({ popup: 'popup.html' })");
  await popupPage.bringToFront();
  await popupPage.goto(`${origin}/popup.html?tab=${tabId}`);
  return popupPage;
}
