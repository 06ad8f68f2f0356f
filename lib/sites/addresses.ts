import { aistudioAddress } from './addresses/aistudio.ts';
import { chatgptAddress } from './addresses/chatgpt.ts';
import { claudeAddress } from './addresses/claude.ts';
import { copilotAddress, m365CopilotAddress } from './addresses/copilot.ts';
import { deepseekAddress } from './addresses/deepseek.ts';
import { geminiAddress } from './addresses/gemini.ts';
import { grokAddress } from './addresses/grok.ts';
import { huggingchatAddress } from './addresses/huggingchat.ts';
import { kimiAddress } from './addresses/kimi.ts';
import { mistralAddress } from './addresses/mistral.ts';
import { perplexityAddress } from './addresses/perplexity.ts';
import { poeAddress } from './addresses/poe.ts';
import { qianwenAddress } from './addresses/qianwen.ts';
import { qwenAddress } from './addresses/qwen.ts';
import { isAddressOf, type SiteAddress } from './addresses/site-address.ts';

/** Every site with an address of its own that has an adapter, by its key. */
export const siteAddresses = {
  chatgpt: chatgptAddress,
  claude: claudeAddress,
  gemini: geminiAddress,
  grok: grokAddress,
  deepseek: deepseekAddress,
  perplexity: perplexityAddress,
  copilot: copilotAddress,
  'm365-copilot': m365CopilotAddress,
  mistral: mistralAddress,
  kimi: kimiAddress,
  qwen: qwenAddress,
  qianwen: qianwenAddress,
  huggingchat: huggingchatAddress,
  aistudio: aistudioAddress,
  poe: poeAddress,
} as const;

/** Key of a site with an address of its own that has an adapter. */
export type SiteKey = keyof typeof siteAddresses;

/** Finds the site that an address belongs to. */
export function findSiteAddress(url: URL): SiteAddress | undefined {
  return Object.values(siteAddresses).find((site) => isAddressOf(site, url));
}

/** Key of the one script of adapters that a page at this address needs: its site's, or that of all other pages. */
export function adapterScriptFor(url: URL): SiteKey | 'unnamed' {
  const keys = Object.keys(siteAddresses) as SiteKey[]; // the keys of the table, by its type
  return keys.find((key) => isAddressOf(siteAddresses[key], url)) ?? 'unnamed';
}
