import type { SiteAdapter } from './adapter.ts';
import { claudeAddress } from './addresses/claude.ts';
import { claudeClassic } from './claude-classic.ts';
import { claudeTranscript } from './claude-transcript.ts';

/** Claude: the virtualised transcript that came in August 2026, and the page before it, chosen by what is there. */
export const claude: SiteAdapter = {
  address: claudeAddress,
  generations: [claudeTranscript, claudeClassic],
};
