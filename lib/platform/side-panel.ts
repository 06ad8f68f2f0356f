import { browser } from 'wxt/browser';

/**
 * Opens Baton beside the page; must be called while the user's click is being handled. Undefined where the
 * browser has no such place.
 */
export function findSidePanelOpener(tabId: number | undefined): (() => Promise<void>) | undefined {
  if (tabId === undefined || !('sidePanel' in browser)) return undefined;
  return () => browser.sidePanel.open({ tabId });
}
