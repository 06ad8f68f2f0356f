import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { turnSchema } from '../core/capture.ts';
import { HandoffError } from '../core/errors.ts';
import { type PlaceholderTable, placeholderTableSchema } from '../core/redaction/placeholders.ts';

const captureSchema = z.strictObject({ turns: z.array(turnSchema) });
const bindingSchema = z.strictObject({
  origin: z.string(),
  conversationId: z.string(),
  firstTurn: z.string(),
});
const replySchema = z.string();
const sweepSchema = z.strictObject({
  target: z.strictObject({ tabId: z.int(), origin: z.string(), documentId: z.optional(z.string()) }),
  conversationId: z.string(),
});
const watchedSchema = z.strictObject({ pattern: z.string(), needsReload: z.boolean() });

/** The turns that were captured, as they stood in the page. */
export type CapturedTurns = z.infer<typeof captureSchema>;
/** Which conversation a tab holds that has no id of its own (yet); `firstTurn` is a hash. */
export type TabBinding = z.infer<typeof bindingSchema>;

/** A tab of a site where Baton is always on; `needsReload`: its script is of the extension before an update. */
export type WatchedTab = z.infer<typeof watchedSchema>;

/** In which document a conversation is being read whole. */
export type RunningSweep = z.infer<typeof sweepSchema>;

/**
 * What must never be on disk: captured turns, masked values, replies. It is in `storage.session`, which the
 * browser keeps in memory only, shows to Baton's own pages only, and drops when it closes.
 */
export const sessionMemory = {
  findTurns: (conversationId: string) => find(`turns:${conversationId}`, captureSchema),
  saveTurns: (conversationId: string, captured: CapturedTurns) => save(`turns:${conversationId}`, captured),
  findTable: (conversationId: string) => find(`values:${conversationId}`, placeholderTableSchema),
  saveTable: (conversationId: string, table: PlaceholderTable) => save(`values:${conversationId}`, table),
  findReply: (packetId: string) => find(`reply:${packetId}`, replySchema),
  saveReply: (packetId: string, reply: string) => save(`reply:${packetId}`, reply),
  findBinding: (tabId: number) => find(`tab:${tabId}`, bindingSchema),
  saveBinding: (tabId: number, binding: TabBinding) => save(`tab:${tabId}`, binding),
  findSweep: (tabId: number) => find(`sweep:${tabId}`, sweepSchema),
  saveSweep: (tabId: number, sweep: RunningSweep) => save(`sweep:${tabId}`, sweep),
  forgetSweep: (tabId: number) => browser.storage.session.remove(`sweep:${tabId}`),
  findWatched: (tabId: number) => find(`watched:${tabId}`, watchedSchema),
  saveWatched: (tabId: number, watched: WatchedTab) => save(`watched:${tabId}`, watched),
  /** Tabs of a site, and all that is known of their watch is forgotten. */
  async takeWatched(pattern: string): Promise<number[]> {
    const stored: Record<string, unknown> = await browser.storage.session.get();
    const keys = Object.keys(stored).filter((key) => {
      const watched = key.startsWith('watched:') ? watchedSchema.safeParse(stored[key]).data : undefined;
      return watched?.pattern === pattern;
    });
    await browser.storage.session.remove(keys);
    return keys.map((key) => Number(key.slice('watched:'.length)));
  },
  /** Whether this is the first call since the extension was loaded: after an update, a reload, or with the browser. */
  async isFirstStart(): Promise<boolean> {
    const { started }: Record<string, unknown> = await browser.storage.session.get('started');
    if (started !== true) await browser.storage.session.set({ started: true });
    return started !== true;
  },

  /** Drops all that is known of a conversation and of the replies to its packets. */
  async forget(conversationId: string, packetIds: readonly string[]): Promise<void> {
    await browser.storage.session.remove([
      `turns:${conversationId}`,
      `values:${conversationId}`,
      ...packetIds.map((id) => `reply:${id}`),
    ]);
  },
};

/** The memory of the session, as the services use it. */
export type SessionMemory = typeof sessionMemory;

async function find<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const stored: Record<string, unknown> = await browser.storage.session.get(key);
  if (stored[key] === undefined) return undefined;
  const parsed = schema.safeParse(stored[key]);
  if (!parsed.success) throw new HandoffError('STORED_DAMAGED', { store: 'session' });
  return parsed.data;
}

async function save(key: string, value: unknown): Promise<void> {
  try {
    await browser.storage.session.set({ [key]: value });
  } catch (error) {
    // Chromium holds at most 10 MB in all (chrome.storage.session.QUOTA_BYTES); the text of its error varies.
    const quota = error instanceof Error && /quota/i.test(error.message);
    throw quota ? new HandoffError('CAPTURE_TOO_LARGE', {}, { cause: error }) : error;
  }
}
