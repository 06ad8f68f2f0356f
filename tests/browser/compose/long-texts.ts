import { expect } from '@playwright/test';
import { type ComposerPage, test } from './composer-page.ts';
import { buildLongText } from './texts.ts';

const LINES = 3_000;

/** Tests that a text of 100,000 characters goes into each of these editors behind a draft, and by one undo out again. */
export function testLongTexts(editors: readonly string[]): void {
  for (const editor of editors) {
    test(`100,000 characters go into ${editor} exactly, and one undo takes them back`, async ({
      openComposer,
    }) => {
      const text = buildLongText(LINES);
      expect(text.length).toBeGreaterThan(100_000);
      const composer: ComposerPage = await openComposer(`editors?editor=${editor}`);
      await composer.typeDraft('My draft');
      await composer.endUndoStep();
      expect(await composer.insert(text)).toMatchObject({ outcome: 'verified', draftKept: true });
      expect((await composer.model()) === `My draft\n\n${text}`).toBe(true);
      await composer.page.keyboard.press('Control+z');
      await expect.poll(composer.model).toBe('My draft');
    });
  }
}
