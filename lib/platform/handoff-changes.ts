const NAME = 'handoffs';

/** Tells all open pages of Baton that a handoff has changed on the disk. Pages of other origins hear nothing. */
export function tellHandoffsChanged(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(null);
  channel.close();
}

/**
 * Tells when a handoff has changed on the disk, whoever changed it.
 *
 * @returns Stops the telling.
 */
export function watchHandoffs(onChange: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', onChange);
  return () => channel.close();
}
