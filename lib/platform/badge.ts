import { browser } from 'wxt/browser';

/** How pressing what a badge says is. */
export type BadgeTone = 'plain' | 'notice' | 'pressing' | 'good';

/** White on each of these is readable. */
const COLOURS: Record<BadgeTone, string> = {
  plain: '#5b6470',
  notice: '#8a5a00',
  pressing: '#a3261b',
  good: '#1d6b3c',
};

/** What stands on Baton's button in one tab. */
export interface Badge {
  readonly text: string;
  /** The button's name there, in words. */
  readonly title: string;
  readonly tone: BadgeTone;
}

/** Shows a badge in one tab; undefined takes it away. A tab that is gone needs none. */
export async function showBadge(tabId: number, badge: Badge | undefined): Promise<void> {
  const { action } = browser;
  try {
    await action.setBadgeText({ tabId, text: badge?.text ?? '' });
    await action.setTitle({ tabId, title: badge?.title ?? 'Open Baton' });
    if (!badge) return;
    await action.setBadgeBackgroundColor({ tabId, color: COLOURS[badge.tone] });
    await action.setBadgeTextColor({ tabId, color: '#ffffff' });
  } catch {
    // The tab was closed meanwhile.
  }
}
