import { expect, test } from 'vitest';
import { draftSchema } from '../../../../lib/core/draft.ts';
import { languageCodes } from '../../../../lib/core/suggest/language.ts';
import { draftOf } from '../../core/drafts.ts';

test.each([...languageCodes, 'unknown'] as const)(
  'a stored draft in the language "%s" is read',
  (language) => {
    expect(draftSchema.parse(draftOf([], { language })).language).toBe(language);
  },
);
