import { browser } from 'wxt/browser';

/** Firefox's own name for what is a side panel elsewhere; the types of `browser` are Chromium's. */
interface SidebarAction {
  open(): Promise<void>;
}

/**
 * Opens Baton beside the page: in the side panel of the tab, or in the side bar of the window (Firefox), where it
 * follows the active tab. It must be called while the user's click is being handled. Undefined where the browser has no
 * such place.
 */
export function findSidePanelOpener(tabId: number | undefined): (() => Promise<void>) | undefined {
  if (tabId === undefined) return undefined;
  if ('sidePanel' in browser) return () => browser.sidePanel.open({ tabId });
  if (!('sidebarAction' in browser)) return undefined;
  // Only Firefox has this name, and gives it this method.
  const { sidebarAction } = browser as { sidebarAction: SidebarAction };
  return () => sidebarAction.open();
}
