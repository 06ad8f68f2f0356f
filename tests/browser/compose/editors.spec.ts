import { expect } from '@playwright/test';
import { type ComposerPage, test } from './composer-page.ts';
import { editors } from './editor-names.ts';
import { testLongTexts } from './long-texts.ts';
import { texts } from './texts.ts';

/** All editors are one page, which is built once for the whole file. */
test.describe.configure({ mode: 'default' });

const DRAFT = 'My own  draft, unsent';
const T = Object.values(texts).join('\n\n');

const canSend = ({ page }: ComposerPage) => page.getByTestId('send-button').isEnabled();

for (const editor of editors) {
  test(`a text goes into ${editor} exactly, one undo takes it back, and nothing is sent`, async ({
    openComposer,
  }) => {
    const composer = await openComposer(`editors?editor=${editor}`);
    const { page } = composer;
    expect(await canSend(composer)).toBe(false);
    expect(await composer.insert(T)).toMatchObject({ outcome: 'verified', draftKept: true });
    expect(await composer.model()).toBe(T);
    expect(await canSend(composer)).toBe(true);
    await page.keyboard.press('Control+z');
    await expect.poll(composer.model).toBe('');

    await composer.typeDraft(DRAFT);
    await page.keyboard.press('Home');
    await composer.endUndoStep();
    expect(await composer.insert(T)).toMatchObject({ outcome: 'verified', draftKept: true });
    expect(await composer.model()).toBe(`${DRAFT}\n\n${T}`);
    await page.keyboard.press('Control+z');
    await expect.poll(composer.model).toBe(DRAFT);
    expect(await composer.counts()).toMatchObject({ click: 0, submit: 0, drop: 0, sends: 0 });
  });
}

for (const field of ['input', 'react-input']) {
  test(`one line goes into ${field} exactly; several lines are altered at the first line end`, async ({
    openComposer,
  }) => {
    const composer = await openComposer(`editors?editor=${field}`);
    expect(await composer.insert('a\tb')).toMatchObject({ outcome: 'verified' });
    expect(await composer.model()).toBe('a\tb');
    expect(await canSend(composer)).toBe(true);
    await composer.page.keyboard.press('Control+z');
    await expect.poll(composer.model).toBe('');
    expect(await composer.insert('one\ntwo')).toMatchObject({ outcome: 'altered', differenceAtUnits: 3 });
  });
}

/** Samples; `npm run test:soak` does the same in every editor. */
testLongTexts(['lexical-rich', 'codemirror']);
