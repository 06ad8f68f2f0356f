import type { SiteAdapter } from './adapter.ts';
import { chatgptAddress } from './addresses/chatgpt.ts';
import { chatgptAppShell } from './chatgpt-app-shell.ts';
import { chatgptClassic } from './chatgpt-classic.ts';

/** ChatGPT: the app shell that came in September 2026, and the page before it, chosen by what is there. */
export const chatgpt: SiteAdapter = {
  address: chatgptAddress,
  generations: [chatgptAppShell, chatgptClassic],
};
