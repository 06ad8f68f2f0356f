import { test } from '../browser/compose/composer-page.ts';
import { editors } from '../browser/compose/editor-names.ts';
import { testLongTexts } from '../browser/compose/long-texts.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

/** Every editor; two of them are samples in the everyday tests. */
testLongTexts(editors);
