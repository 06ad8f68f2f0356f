import type { WatchVerdict } from '../../core/always-on.ts';
import type { AdapterFinder } from '../offered-adapter.ts';
import { findTurnList } from './find-turn-list.ts';

/** The list must have been quiet for so long before anything is said: an answer that streams changes many times a second. */
export const QUIET_MS = 1_000;
/** After something was said, nothing more is said for so long. */
export const REST_MS = 4_000;
/** When a page in which no turn was found is looked at once more, each after the one before. Then no more. */
export const LOOK_AGAIN_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000];
/** So often in a row the watch speaks once more because an answer was still being written. */
export const MOST_AGAIN = 20;

/** What the watch needs from its surroundings. */
export interface WatchOptions {
  readonly document: Document;
  readonly readUrl: () => URL;
  readonly findAdapter: AdapterFinder;
  /** Says that something changed; what it is answered decides what comes next. Rejects when nobody hears it. */
  readonly report: () => Promise<WatchVerdict>;
  /** Whether the extension that this script belongs to is still there. */
  readonly isAlive: () => boolean;
}

/**
 * Watches the list of turns of a page, and nothing else in it, and says when it has changed and is quiet again: not what. A
 * change costs a counter; no clock runs while nothing happens, and nothing at all while the tab is hidden.
 */
export class TurnWatch {
  private readonly options: WatchOptions;
  private readonly observer = new MutationObserver(() => this.count());
  private readonly navigation: EventTarget | undefined;
  private list: Element | undefined;
  private changes = 0;
  private looks = 0;
  private again = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSaying = false;
  private isStopped = false;

  constructor(options: WatchOptions) {
    this.options = options;
    const { document } = options;
    this.navigation = findNavigation(document.defaultView);
    document.addEventListener('visibilitychange', this.begin);
    document.addEventListener('focusin', this.lookIfLost, { passive: true });
    document.defaultView?.addEventListener('popstate', this.begin);
    this.navigation?.addEventListener('currententrychange', this.begin);
    this.begin();
  }

  /** Ends it for good: nothing of it is left in the page. */
  stop(): void {
    this.isStopped = true;
    this.pause();
    const { document } = this.options;
    document.removeEventListener('visibilitychange', this.begin);
    document.removeEventListener('focusin', this.lookIfLost);
    document.defaultView?.removeEventListener('popstate', this.begin);
    this.navigation?.removeEventListener('currententrychange', this.begin);
  }

  /** The page was opened, shown again, or went to another address. */
  private readonly begin = (): void => {
    this.looks = 0;
    this.again = 0;
    if (this.options.document.hidden) this.pause();
    else if (!this.options.isAlive()) this.stop();
    else {
      this.observe();
      this.sayWhenQuiet();
    }
  };

  /** A conversation may get its first turn without another address: the user, who goes on in the page, wakes the watch. */
  private readonly lookIfLost = (): void => {
    if (this.timer === undefined && !this.isSaying && this.list?.isConnected !== true) this.begin();
  };

  private pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.observer.disconnect();
    this.list = undefined;
  }

  private count(): void {
    this.changes += 1;
    if (this.timer === undefined && !this.isSaying) this.sayWhenQuiet();
  }

  private later(afterMs: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      act();
    }, afterMs);
  }

  private sayWhenQuiet(): void {
    const before = this.changes;
    this.later(QUIET_MS, () => (this.changes === before ? void this.say() : this.sayWhenQuiet()));
  }

  private async say(): Promise<void> {
    if (this.isSaying) return;
    if (!this.options.isAlive()) return this.stop();
    const before = this.changes;
    this.isSaying = true;
    const verdict = await this.options.report().catch(() => 'stop' as const);
    this.isSaying = false;
    if (verdict === 'stop') return this.stop();
    if (this.isStopped || this.options.document.hidden) return;
    this.again = verdict === 'again' ? this.again + 1 : 0;
    const isOwed = this.again > 0 && this.again <= MOST_AGAIN;
    this.later(REST_MS, () => this.goOn(isOwed || this.changes !== before));
  }

  private goOn(isOwed: boolean): void {
    const found = this.observe();
    const afterMs = LOOK_AGAIN_MS[this.looks];
    if (isOwed || found === 'new') this.sayWhenQuiet();
    else if (found === 'none' && afterMs !== undefined) {
      this.looks += 1;
      this.later(afterMs, () => this.goOn(false));
    }
  }

  /** Watches the list that is in the page now; that of another conversation takes the place of the one before. */
  private observe(): 'same' | 'new' | 'none' {
    const { document, readUrl, findAdapter } = this.options;
    const adapter = findAdapter(document, readUrl());
    const list = adapter && findTurnList(document, adapter);
    if (list && list === this.list) return 'same';
    this.observer.disconnect();
    this.list = list;
    if (!list) return 'none';
    this.observer.observe(list, { subtree: true, childList: true, characterData: true });
    return 'new';
  }
}

/** Tells of every new address, also within the document; Firefox has it since version 147. */
function findNavigation(window: Window | null): EventTarget | undefined {
  const navigation: unknown = window && Reflect.get(window, 'navigation');
  return navigation instanceof EventTarget ? navigation : undefined;
}
