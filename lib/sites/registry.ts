import type { SiteAdapter } from './adapter.ts';
import type { SiteKey } from './addresses.ts';
import { aistudio } from './aistudio.ts';
import { chatgpt } from './chatgpt.ts';
import { claude } from './claude.ts';
import { copilot, m365Copilot } from './copilot.ts';
import { deepseek } from './deepseek.ts';
import { gemini } from './gemini.ts';
import { grok } from './grok.ts';
import { huggingchat } from './huggingchat.ts';
import { kimi } from './kimi.ts';
import { mistral } from './mistral.ts';
import { perplexity } from './perplexity.ts';
import { poe } from './poe.ts';
import { qianwen } from './qianwen.ts';
import { qwen } from './qwen.ts';

/** The adapter of every site in the table of addresses; the compiler checks that none is missing. */
export const siteAdapters: Readonly<Record<SiteKey, SiteAdapter>> = {
  chatgpt,
  claude,
  gemini,
  grok,
  deepseek,
  perplexity,
  copilot,
  'm365-copilot': m365Copilot,
  mistral,
  kimi,
  qwen,
  qianwen,
  huggingchat,
  aistudio,
  poe,
};

/** The adapter of a site that has an address of its own. */
export function findAdapter(key: string): SiteAdapter | undefined {
  return Object.values(siteAdapters).find(({ address }) => address.key === key);
}
