import * as z from 'zod/mini';
import { canonicalize } from './canonical-json.ts';
import { type Draft, draftSchema } from './draft.ts';
import { HandoffError } from './errors.ts';
import { MAX_REVISION } from './packet.ts';
import { sha256Hex } from './packet-id.ts';

const FORMAT = 'baton-draft-backup';
const VERSION = 1;

const headSchema = z.object({ format: z.literal(FORMAT), version: z.int() });
const backupSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** SHA-256 over the draft's canonical JSON: shows damage, not authorship. */
  sha256: z.string(),
  items: z.int(),
  draft: draftSchema,
});

/** The backup of a draft, as JSON text: masked as it is on disk, with the number of its items and its hash. */
export function renderDraftBackup(draft: Draft): string {
  const sha256 = sha256Hex(canonicalize(draft));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, sha256, items: draft.items.length, draft }, null, 2)}\n`;
}

/** Whether a text says that it is the backup of a draft, whatever its state. */
export function isDraftBackup(text: string): boolean {
  return text.slice(0, 200).includes(`"${FORMAT}"`);
}

/**
 * Reads the backup of a draft.
 *
 * @throws {HandoffError} `BACKUP_NEWER`, or `BACKUP_DAMAGED` with what does not fit.
 */
export function parseDraftBackup(text: string): Draft {
  const value = parseJson(text);
  const head = headSchema.safeParse(value);
  if (head.success && head.data.version > VERSION) {
    throw new HandoffError('BACKUP_NEWER', { found: head.data.version, known: VERSION });
  }
  const backup = backupSchema.safeParse(value);
  if (!backup.success) {
    throw new HandoffError('BACKUP_DAMAGED', {
      path: backup.error.issues[0]?.path.map(String).join('.') ?? '',
    });
  }
  const { draft, sha256, items } = backup.data;
  if (items !== draft.items.length) throw new HandoffError('BACKUP_DAMAGED', { path: 'items' });
  if (sha256 !== sha256Hex(canonicalize(draft))) throw new HandoffError('BACKUP_DAMAGED', { path: 'sha256' });
  const misfit = findMisfit(draft);
  if (misfit) throw new HandoffError('BACKUP_DAMAGED', { path: misfit });
  return draft;
}

/** What no draft of ours has: counters near the end of what a number can count, and one name for two items. */
function findMisfit({ revision, version, items }: Draft): string | undefined {
  if (revision > MAX_REVISION) return 'draft.revision';
  if ([version, ...items.map((item) => item.version)].some((one) => one > MAX_REVISION))
    return 'draft.version';
  const openIds = items.flatMap(({ openId }) => (openId === undefined ? [] : [openId]));
  const ids = items.map(({ id }) => id);
  const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;
  return isUnique(ids) && isUnique(openIds) ? undefined : 'draft.items';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new HandoffError('BACKUP_DAMAGED', { path: 'json' }, { cause: error });
  }
}
