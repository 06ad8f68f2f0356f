import type { PresetKey } from '../core/presets.ts';
import { emptyTable } from '../core/redaction/placeholders.ts';
import { changeSettings } from '../core/settings.ts';
import type { DraftView } from '../core/views.ts';
import { updateSettings } from '../platform/settings-store.ts';
import type { Ports } from './ports.ts';
import { rewriteDraft } from './rewrite-draft.ts';

/**
 * Chooses which sections a draft shows, and drafts to come. It changes nothing that travels, so a draft that was
 * prepared stays so.
 *
 * @throws {HandoffError} `DRAFT_NOT_FOUND`.
 */
export async function choosePreset(
  ports: Ports,
  conversationId: string,
  preset: PresetKey,
): Promise<DraftView> {
  const view = await rewriteDraft(ports, conversationId, (draft, table) => ({
    draft: draft.preset === preset ? draft : { ...draft, preset, version: draft.version + 1 },
    table: table ?? emptyTable(),
  }));
  await updateSettings(await ports.openDatabase(), (settings) =>
    changeSettings(settings, { kind: 'choose-preset', preset }),
  );
  return view;
}
