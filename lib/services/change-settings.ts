import { type Draft, draftTexts } from '../core/draft.ts';
import { beginRevision } from '../core/draft-change.ts';
import { HandoffError } from '../core/errors.ts';
import { emptyTable } from '../core/redaction/placeholders.ts';
import { changeSettings, MAX_TERMS, type Settings, type SettingsChange } from '../core/settings.ts';
import { listDrafts } from '../platform/draft-store.ts';
import { findSettings, updateSettings } from '../platform/settings-store.ts';
import { maskDraft } from './mask-draft.ts';
import type { Ports } from './ports.ts';
import { rewriteDraft } from './rewrite-draft.ts';

/** What the user decided about masking for all conversations. */
export async function loadSettings(ports: Ports): Promise<Settings> {
  return await findSettings(await ports.openDatabase());
}

/**
 * Lets one act of the user happen to the settings, then masks every draft by them. A draft that another change
 * stops, or that a dying worker leaves out, is masked by the next change of it and looked at again by Prepare.
 *
 * @throws {HandoffError} `PATTERN_REFUSED` with the reason, `SETTINGS_FULL`.
 */
export async function changeSettingsBy(ports: Ports, change: SettingsChange): Promise<Settings> {
  if (change.kind === 'add-term') await refuseTerm(ports, change);
  const database = await ports.openDatabase();
  const settings = await updateSettings(database, (before) => {
    const after = changeSettings(before, change);
    if (after.ownTerms.length > MAX_TERMS) throw new HandoffError('SETTINGS_FULL', { most: MAX_TERMS });
    return after;
  });
  const { drafts } = await listDrafts(database);
  for (const { conversationId } of drafts) await maskAgain(ports, conversationId);
  return settings;
}

/** Masks a draft by the settings as they are now; one in which nothing changes stays the version that it is. */
async function maskAgain(ports: Ports, conversationId: string): Promise<void> {
  const nowMs = ports.nowMs();
  await rewriteDraft(ports, conversationId, async (draft, table = emptyTable()) => {
    const masked = await maskDraft(ports, draft, table, 'captured');
    if (isSame(draft, masked.draft)) return { draft, table };
    const begun = { ...beginRevision(masked.draft), version: draft.version + 1, updatedAtMs: nowMs };
    return { ...masked, draft: begun };
  });
}

function isSame(one: Draft, other: Draft): boolean {
  return (
    JSON.stringify([draftTexts(one), one.maskedValues]) ===
    JSON.stringify([draftTexts(other), other.maskedValues])
  );
}

async function refuseTerm(
  ports: Ports,
  { term }: Extract<SettingsChange, { kind: 'add-term' }>,
): Promise<void> {
  const { refusal, at } = await ports.analyser.run('read-term', { term });
  if (refusal !== undefined) {
    throw new HandoffError('PATTERN_REFUSED', { reason: refusal, ...(at === undefined ? {} : { at }) });
  }
}
