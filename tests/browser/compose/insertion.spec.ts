import { expect } from '@playwright/test';
import { NOTHING_SENT, test } from './composer-page.ts';
import { buildLongText, texts } from './texts.ts';

const editors = [
  'textarea',
  'controlled-textarea',
  'contenteditable',
  'prosemirror-basic',
  'prosemirror-plain',
];
const everyText = { ...texts, '3,000 lines and 100,000 characters': buildLongText(3_000) };
test('the long text is as long as its name says', () => {
  expect(buildLongText(3_000).length).toBeGreaterThan(100_000);
});

for (const editor of editors) {
  for (const [name, text] of Object.entries(everyText)) {
    test(`${name} stand in the model of ${editor} exactly, are read back, and nothing is sent`, async ({
      openComposer,
    }) => {
      const composer = await openComposer(editor);
      expect(await composer.insert(text)).toMatchObject({ outcome: 'verified', draftKept: true });
      expect(await composer.model()).toBe(text);
      expect(await composer.readBack()).toBe(text);
      expect(await composer.counts()).toEqual(NOTHING_SENT);
    });

    test(`${name} follow the user's draft in ${editor} after one blank line`, async ({ openComposer }) => {
      const composer = await openComposer(editor);
      await composer.typeDraft('My own  draft, unsent');
      expect(await composer.insert(text)).toMatchObject({ outcome: 'verified', draftKept: true });
      expect(await composer.model()).toBe(`My own  draft, unsent\n\n${text}`);
      expect(await composer.counts()).toEqual(NOTHING_SENT);
    });
  }

  for (const lineCount of [20, 1_000]) {
    test(`one undo takes ${lineCount} lines out of ${editor} again`, async ({ openComposer }) => {
      const composer = await openComposer(editor);
      await composer.insert(buildLongText(lineCount));
      await composer.page.keyboard.press('Control+z');
      await expect.poll(composer.model).toBe('');
    });

    test(`one undo takes ${lineCount} lines out of ${editor} and leaves the user's draft`, async ({
      openComposer,
    }) => {
      const composer = await openComposer(editor);
      await composer.typeDraft('My draft');
      await composer.endUndoStep();
      await composer.insert(buildLongText(lineCount));
      await composer.page.keyboard.press('Control+z');
      await expect.poll(composer.model).toBe('My draft');
    });
  }

  test(`a text that ${editor} holds already is not inserted a second time`, async ({ openComposer }) => {
    const composer = await openComposer(editor);
    await composer.typeDraft('Draft');
    await composer.insert(texts.Markdown);
    const before = await composer.model();
    expect(await composer.insert(texts.Markdown)).toEqual({ outcome: 'already-there', draftKept: true });
    expect(await composer.model()).toBe(before);
  });
}

for (const lineCount of [3, 300]) {
  test(`${lineCount} lines follow a draft that is a block of code`, async ({ openComposer }) => {
    const composer = await openComposer('prosemirror-code-draft');
    const text = buildLongText(lineCount);
    expect(await composer.insert(text)).toMatchObject({ outcome: 'verified', draftKept: true });
    expect(await composer.model()).toBe(`let draft;\n\tdraft = 1;\n\n${text}`);
  });
}

test('outer newlines are not inserted, and Windows line ends are newlines', async ({ openComposer }) => {
  const composer = await openComposer('prosemirror-basic');
  expect(await composer.insert('\n\r\na\r\n\r\nb\n\n')).toMatchObject({ outcome: 'verified' });
  expect(await composer.model()).toBe('a\n\nb');
});
