import type { TabView } from '../../lib/core/views.ts';
import { exampleDestination, exampleSummary, exampleTab } from '../unit/components/examples.ts';
import { lists, type Scenario } from './scenario.ts';

const watch = { pattern: 'https://chatgpt.com/*', alwaysOn: false, needsReload: false };
const context: TabView['context'] = {
  state: 'measured',
  tokens: 12_345,
  atLeast: 8_600,
  atMost: 19_800,
  uncounted: ['attachments', 'not-all-read'],
  window: {
    tokens: 16_000,
    plan: 'Free',
    plans: ['Free', 'Plus, Business', 'Pro, Enterprise'],
    seen: '2026-05',
  },
  level: 'filling',
};
const tab = (change: Partial<TabView>) => ({ ...lists, 'open-tab': () => exampleTab(change) });

/** Views of the context meter and of a site where Baton is always on. */
export const watchScenarios: readonly Scenario[] = [
  {
    name: 'watch-meter',
    answers: tab({
      fromHere: [exampleSummary({ state: 'RESUMED', destination: exampleDestination })],
      watch,
      context,
    }),
    presses: ['At least about 12,000 tokens · 77 % of what fits'],
  },
  {
    name: 'watch-reload',
    answers: tab({
      kind: 'empty',
      turns: 0,
      watch: { ...watch, alwaysOn: true, needsReload: true },
      context: { state: 'unknown' },
    }),
    presses: ['Length of this chat: not known'],
  },
];
