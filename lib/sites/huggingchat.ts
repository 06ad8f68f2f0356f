import type { SiteAdapter } from './adapter.ts';
import { siteAddresses } from './addresses.ts';
import { chatUiPage } from './chat-ui-page.ts';

/** HuggingChat: Chat UI at its own address. */
export const huggingchat: SiteAdapter = { address: siteAddresses.huggingchat, generations: [chatUiPage] };
