import type { HostedAdapter } from './adapter.ts';
import { chatUiPage } from './chat-ui-page.ts';
import { hostedSites } from './hosted-sites.ts';
import { required } from './selectors.ts';

/** Chat UI, the software of HuggingChat, on another host. */
export const chatui: HostedAdapter = {
  address: hostedSites.chatui,
  structure: required(
    { css: '[data-message-id][data-message-type][role="presentation"]', seen: '2026-11-29' },
    { css: '[data-message-id][data-message-role][role="presentation"]', seen: '2026-11-29' },
    { css: '#app a[data-sveltekit-noscroll][href*="/conversation/"]', seen: '2026-11-29' },
    { css: '#app button[name="sidebar-toggle"]', seen: '2026-11-29' },
  ),
  generations: [chatUiPage],
};
