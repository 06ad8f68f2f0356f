import type { Skin } from '../sites/skin.ts';

const root = document.documentElement;

/** The counters that tests read from `document.documentElement.dataset`. */
export type CounterName = 'sendClicks' | 'enterKeydowns' | 'submits' | 'answers';

/** Adds one to a counter. */
export function count(name: CounterName): void {
  root.dataset[name] = String(Number(root.dataset[name] ?? '0') + 1);
}

/**
 * Counts what reaches the send button and the composer, by whomever: `sendClicks`, `enterKeydowns`,
 * `submits`, and finished `answers`, on the document's element. It listens before anything else on the page can stop an event.
 */
export function startCounters(skin: Skin): void {
  Object.assign(root.dataset, { sendClicks: '0', enterKeydowns: '0', submits: '0', answers: '0' });
  const reaches = (event: Event, selector: string) =>
    event.target instanceof Element && event.target.closest(selector) !== null;
  window.addEventListener(
    'click',
    (event) => {
      if (reaches(event, skin.sendSelector)) count('sendClicks');
    },
    true,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' && reaches(event, skin.composerSelector)) count('enterKeydowns');
    },
    true,
  );
}
