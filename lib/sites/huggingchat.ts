import type { SiteAdapter } from './adapter.ts';
import { huggingchatAddress } from './addresses/huggingchat.ts';
import { chatUiPage } from './chat-ui-page.ts';

/** HuggingChat: Chat UI at its own address. */
export const huggingchat: SiteAdapter = { address: huggingchatAddress, generations: [chatUiPage] };
