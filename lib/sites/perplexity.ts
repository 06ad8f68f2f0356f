import type { SiteAdapter } from './adapter.ts';
import { perplexityAddress } from './addresses/perplexity.ts';
import { perplexityClassic } from './perplexity-classic.ts';
import { perplexityWorkflow } from './perplexity-workflow.ts';

/** Perplexity: the page that came in August 2026, and the one before it, chosen by what is there. */
export const perplexity: SiteAdapter = {
  address: perplexityAddress,
  generations: [perplexityWorkflow, perplexityClassic],
};
