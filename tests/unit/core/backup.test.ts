import { describe, expect, test } from 'vitest';
import { parseDraftBackup, renderDraftBackup } from '../../../lib/core/backup.ts';
import type { Draft } from '../../../lib/core/draft.ts';
import { draftOf, itemOf } from './drafts.ts';

const goal = itemOf({ id: 's1', section: 'goal', text: 'Move the shop' });
const open = itemOf({ id: 's2', section: 'open_items', text: 'Call Eva', openId: 'T-1' });

describe('the backup of a draft', () => {
  test('reads back as the draft', () => {
    const draft = draftOf([goal, open]);
    expect(parseDraftBackup(renderDraftBackup(draft))).toEqual(draft);
  });

  test.each<[string, Draft, string]>([
    ['two items of one id', draftOf([goal, { ...open, id: 's1' }]), 'draft.items'],
    ['two open items of one name', draftOf([goal, open, { ...open, id: 's3' }]), 'draft.items'],
    ['a revision that no line can name', draftOf([goal], { revision: 1_000_000_000 }), 'draft.revision'],
    ['a version that cannot grow', draftOf([goal], { version: Number.MAX_SAFE_INTEGER }), 'draft.version'],
    ['an item that cannot change', draftOf([{ ...goal, version: Number.MAX_SAFE_INTEGER }]), 'draft.version'],
  ])('that was signed with %s is damaged', (_name, draft, path) => {
    expect(() => parseDraftBackup(renderDraftBackup(draft))).toThrow(
      expect.objectContaining({ code: 'BACKUP_DAMAGED', detail: { path } }),
    );
  });
});
