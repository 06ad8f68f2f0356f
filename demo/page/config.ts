import type { ShownTurn } from '../sites/skin.ts';

/** What the server tells the page's script, as JSON in the page. */
export interface PageConfig {
  host: string;
  generation: string;
  conversationId: string | null;
  turns: ShownTurn[];
}

/** Id of the element that holds the JSON. */
export const CONFIG_ELEMENT_ID = 'page-config';
/** Where the page saves the turns of a conversation. */
export function turnsPath(conversationId: string): string {
  return `/backend/conversations/${conversationId}/turns`;
}

/** Reads what the server wrote into this page. */
export function getPageConfig(): PageConfig {
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('the page has no configuration');
  return JSON.parse(text) as PageConfig; // written by our own server in the same shape
}
