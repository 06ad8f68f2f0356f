import { type Draft, draftTexts } from '../core/draft.ts';
import { beginRevision } from '../core/draft-change.ts';
import { HandoffError } from '../core/errors.ts';
import { findPlaceholders } from '../core/redaction/placeholder-shape.ts';
import { emptyTable } from '../core/redaction/placeholders.ts';
import {
  changeSettings,
  changesMasking,
  MAX_TEMPLATES,
  MAX_TERMS,
  type Settings,
  type SettingsChange,
} from '../core/settings.ts';
import { listDrafts } from '../platform/draft-store.ts';
import { findSettings, updateSettings } from '../platform/settings-store.ts';
import { maskDraft } from './mask-draft.ts';
import type { Ports } from './ports.ts';
import { rewriteDraft } from './rewrite-draft.ts';

/** What the user decided for all conversations. */
export async function loadSettings(ports: Ports): Promise<Settings> {
  return await findSettings(await ports.openDatabase());
}

/**
 * Lets one act of the user happen to the settings; then every draft is masked by them where that may change it. A draft that another change
 * stops, or that a dying worker leaves out, is masked by the next change of it and looked at again by Prepare.
 *
 * @throws {HandoffError} `PATTERN_REFUSED` with the reason, `SETTINGS_FULL`, `TEMPLATE_PRIVATE`.
 */
export async function changeSettingsBy(ports: Ports, change: SettingsChange): Promise<Settings> {
  if (change.kind === 'add-term') await refuseTerm(ports, change);
  if (change.kind === 'add-template') await refusePrivate(ports, change.text);
  const database = await ports.openDatabase();
  const settings = await updateSettings(database, (before) => {
    const after = changeSettings(before, change);
    if (after.ownTerms.length > MAX_TERMS) throw new HandoffError('SETTINGS_FULL', { most: MAX_TERMS });
    if ((after.templates ?? []).length > MAX_TEMPLATES)
      throw new HandoffError('SETTINGS_FULL', { most: MAX_TEMPLATES });
    return after;
  });
  if (!changesMasking(change)) return settings;
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

/**
 * Refuses a template with anything that a draft would mask: it is on the disk for good, and goes into every chat. A
 * placeholder is refused as well, since each chat has its own.
 */
async function refusePrivate(ports: Ports, text: string): Promise<void> {
  const { allowedValues, ownTerms } = await findSettings(await ports.openDatabase());
  const findings = await ports.analyser.run('check', {
    table: emptyTable(),
    allowedValues,
    unmaskedCategories: [],
    ownTerms,
    texts: [text],
  });
  const found = findings.length + findPlaceholders(text).length;
  if (found > 0) throw new HandoffError('TEMPLATE_PRIVATE', { found });
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
