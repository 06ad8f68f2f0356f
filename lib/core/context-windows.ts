/** What a site says of how many tokens one conversation may hold on a plan. */
export interface PlanWindow {
  /** The site's own name of the plan. */
  readonly plan: string;
  readonly tokens: number;
}

/** The windows of one site, smallest first: nobody but the user knows the plan, so the smallest counts unless they say it. */
export interface ContextWindow {
  readonly site: string;
  /** Only for models whose name fits; absent for all others of the site. */
  readonly model?: RegExp;
  readonly plans: readonly [PlanWindow, ...PlanWindow[]];
  /** When it was stated. */
  readonly seen: string;
}

/**
 * The sites that state their window, as their help pages did on the date given. A model behind an interface of its maker's
 * own may hold more than the site's: only the site's counts. A site that is not here is unknown.
 */
export const contextWindows: readonly ContextWindow[] = [
  {
    site: 'chatgpt',
    plans: [
      { plan: 'Free', tokens: 16_000 },
      { plan: 'Plus, Business', tokens: 32_000 },
      { plan: 'Pro, Enterprise', tokens: 128_000 },
    ],
    seen: '2026-05',
  },
  {
    site: 'claude',
    plans: [{ plan: 'all paid plans', tokens: 200_000 }],
    seen: '2026-06',
  },
  {
    site: 'gemini',
    plans: [
      { plan: 'without a plan', tokens: 32_000 },
      { plan: 'AI Pro, AI Ultra', tokens: 1_000_000 },
    ],
    seen: '2025-09',
  },
  {
    // The maker's pages of these models; those for pictures and speech hold much less.
    site: 'aistudio',
    model: /\bgemini[- ](?:2\.5|3)(?!.*(?:image|live|audio|tts))/i,
    plans: [{ plan: 'all', tokens: 1_048_576 }],
    seen: '2026-06',
  },
];

/** The window of a site and of the model that its page names; undefined where nothing is known. */
export function findContextWindow(site: string, model = ''): ContextWindow | undefined {
  return contextWindows.find((known) => known.site === site && (known.model?.test(model) ?? true));
}
