/** A page that did not change for so many frames has drawn what it had to draw. */
const QUIET_FRAMES = 3;
/** A page that still changes after so many frames, such as one with an animation, is read as it is. */
const MOST_FRAMES = 120;

/**
 * Resolves with the next frame that is painted. In a tab that is hidden none is: there it waits until the tab is
 * shown again.
 *
 * @throws the signal's reason, as soon as it is aborted.
 */
export async function nextFrame(document: Document, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (document.hidden) await happens(document, 'visibilitychange', () => !document.hidden, signal);
  await new Promise<void>((resolve, reject) => {
    const window = document.defaultView;
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    window?.requestAnimationFrame(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
  });
}

/** Waits until a part of the page has drawn what it had to draw; only looks, and changes nothing. */
export async function settle(part: Element, signal: AbortSignal): Promise<void> {
  const watch = watchChanges(part);
  try {
    let quiet = 0;
    for (let frame = 0; quiet < QUIET_FRAMES && frame < MOST_FRAMES; frame += 1) {
      await nextFrame(part.ownerDocument, signal);
      quiet = watch.takeChanged() ? 0 : quiet + 1;
    }
  } finally {
    watch.stop();
  }
}

/** Watches whether anything in a part of the page changes. */
export function watchChanges(part: Element): { takeChanged(): boolean; stop(): void } {
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(part, { subtree: true, childList: true, characterData: true });
  return {
    takeChanged() {
      const had = changed;
      changed = false;
      return had;
    },
    stop: () => observer.disconnect(),
  };
}

async function happens(
  target: EventTarget,
  event: string,
  isSo: () => boolean,
  signal: AbortSignal,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      target.removeEventListener(event, look);
      reject(signal.reason);
    };
    const look = () => {
      if (!isSo()) return;
      target.removeEventListener(event, look);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    target.addEventListener(event, look);
    signal.addEventListener('abort', stop, { once: true });
  });
}
