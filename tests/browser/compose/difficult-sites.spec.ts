import { expect } from '@playwright/test';
import { type ComposerPage, NOTHING_SENT, test } from './composer-page.ts';
import { buildLongText, texts } from './texts.ts';

const TABBED = 'one\n\ntwo\tthree';
const ALTERED_AT_TAB = { outcome: 'altered', differenceAtUnits: TABBED.indexOf('\t'), draftKept: true };

test('a field that tidies tabs away has altered the text from there on', async ({ openComposer }) => {
  const composer = await openComposer('rewriting-textarea');
  await composer.typeDraft('My draft');
  expect(await composer.insert(TABBED)).toMatchObject(ALTERED_AT_TAB);
  expect(await composer.model()).toBe('My draft\n\none\n\ntwo three');
  expect(await composer.counts()).toEqual(NOTHING_SENT);
});

test('an altered insertion is taken back before another method is tried', async ({ openComposer }) => {
  const composer = await openComposer('rewriting-prosemirror');
  await composer.typeDraft('My draft');
  await composer.endUndoStep();
  expect(await composer.insert(TABBED)).toEqual({ ...ALTERED_AT_TAB, method: 'append-paragraphs' });
  expect(await composer.model()).toBe('My draft\n\none\n\ntwo three');
  expect(await composer.counts()).toEqual(NOTHING_SENT);
});

test('an undo that would take the draft along is redone, and the altered text stays', async ({
  openComposer,
}) => {
  const composer = await openComposer('rewriting-prosemirror');
  await composer.typeDraft('My draft');
  expect(await composer.insert(TABBED)).toEqual({ ...ALTERED_AT_TAB, method: 'insert-text' });
  expect(await composer.model()).toBe('My draft\n\none\n\ntwo three');
});

test('an insertion that cannot be taken back is not followed by a second one', async ({ openComposer }) => {
  const composer = await openComposer('rewriting-prosemirror-without-undo');
  await composer.typeDraft('My draft');
  expect(await composer.insert(TABBED)).toEqual({ ...ALTERED_AT_TAB, method: 'insert-text' });
  expect(await composer.model()).toBe('My draft\n\none\n\ntwo three');
});

test('a field that refuses the text still holds the draft and nothing else', async ({ openComposer }) => {
  const composer = await openComposer('refusing-textarea');
  await composer.typeDraft('My draft');
  expect(await composer.insert(texts.Markdown)).toMatchObject({
    outcome: 'altered',
    differenceAtUnits: 0,
    draftKept: true,
  });
  expect(await composer.model()).toBe('My draft');
});

test('a text that the site turns into a chip is an attachment, and is inserted once', async ({
  openComposer,
}) => {
  const composer = await openComposer('attaching-textarea');
  await composer.typeDraft('My draft');
  expect(await composer.insert(buildLongText(60))).toMatchObject({ outcome: 'attachment', draftKept: true });
  expect(await composer.model()).toBe('My draft');
  await expect(composer.page.getByTestId('file-thumbnail')).toHaveCount(1);
  expect(await composer.counts()).toEqual(NOTHING_SENT);
});

test('a composer that the site replaces during the insertion is found again and read', async ({
  openComposer,
}) => {
  const composer = await openComposer('replaced-textarea');
  await composer.typeDraft('My draft');
  expect(await composer.insert('one\n\ntwo')).toMatchObject({ outcome: 'verified', draftKept: true });
  expect(await composer.model()).toBe('My draft\n\none\n\ntwo');
  await expect(composer.page.locator('#composer')).toHaveAttribute('rows', '12');
});

test('a composer that is gone after the insertion leaves the outcome unknown', async ({ openComposer }) => {
  const composer = await openComposer('vanishing-textarea');
  await composer.typeDraft('My draft');
  expect(await composer.insert('one\n\ntwo')).toMatchObject({ outcome: 'unknown', draftKept: false });
});

test('a composer that cannot be written to is none', async ({ openComposer }) => {
  const composer = await openComposer('textarea');
  await setAttribute(composer, 'readonly');
  expect(await composer.insert('one')).toEqual({ outcome: 'no-composer', draftKept: true });
  expect(await composer.model()).toBe('');
});

for (const mark of ['data-lexical-editor', 'data-slate-editor']) {
  test(`an editor with ${mark} that answers to no event is left as it was`, async ({ openComposer }) => {
    const composer = await openComposer('contenteditable');
    await setAttribute(composer, mark);
    await composer.typeDraft('My draft');
    expect(await composer.insert('one\n\ntwo')).toMatchObject({
      outcome: 'altered',
      differenceAtUnits: 0,
      draftKept: true,
    });
    expect(await composer.model()).toBe('My draft');
  });
}

for (const beyond of [-1, 0, 1]) {
  const units = 2_000;
  test(`a field that takes ${units} characters and a text of ${units + beyond}`, async ({ openComposer }) => {
    const composer = await openComposer('textarea');
    await setAttribute(composer, 'maxlength', String(units));
    const text = buildLongText(100)
      .slice(0, units + beyond - 1)
      .concat('.');
    const result = await composer.insert(text);
    if (beyond <= 0) expect(result).toMatchObject({ outcome: 'verified', draftKept: true });
    else
      expect(result).toMatchObject({
        outcome: 'truncated',
        differenceAtUnits: units,
        takenBack: true,
        draftKept: true,
      });
    expect(await composer.model()).toBe(beyond <= 0 ? text : '');
  });

  test(`a site that moves more than ${units} characters out and a text of ${units + beyond}`, async ({
    openComposer,
  }) => {
    const composer = await openComposer('attaching-textarea');
    const text = buildLongText(100)
      .slice(0, units + beyond - 1)
      .concat('.');
    const outcome = beyond <= 0 ? 'verified' : 'attachment';
    expect(await composer.insert(text)).toMatchObject({ outcome, draftKept: true });
    await expect(composer.page.getByTestId('file-thumbnail')).toHaveCount(beyond <= 0 ? 0 : 1);
  });
}

test('a dialog that holds the focus does not receive the text', async ({ openComposer }) => {
  const composer = await openComposer('textarea');
  await composer.page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('input'));
    document.body.append(dialog);
    dialog.showModal();
  });
  expect(await composer.insert('one\ntwo')).toMatchObject({ outcome: 'verified', method: 'set-range-text' });
  await expect(composer.page.locator('dialog input')).toHaveValue('');
  expect(await composer.model()).toBe('one\ntwo');
});

test('an editor for plain text only is filled exactly', async ({ openComposer }) => {
  const composer = await openComposer('contenteditable');
  await setAttribute(composer, 'contenteditable', 'plaintext-only');
  const text = texts['a fence with indentation and tabs'];
  expect(await composer.insert(text)).toMatchObject({ outcome: 'verified' });
  expect(await composer.model()).toBe(text);
});

test('a composer that collapses white space has altered the text at its first tab', async ({
  openComposer,
}) => {
  const composer = await openComposer('contenteditable');
  await composer.page.evaluate(() =>
    document.getElementById('composer')?.style.setProperty('white-space', 'normal'),
  );
  await composer.typeDraft('My draft');
  expect(await composer.insert(TABBED)).toMatchObject(ALTERED_AT_TAB);
});

for (const [editor, method] of [
  ['prosemirror-plain', 'append-paragraphs'],
  ['textarea', 'set-range-text'],
] as const) {
  test(`a policy that forbids HTML text leaves ${method} for a long text in ${editor}`, async ({
    openComposer,
  }) => {
    const composer = await openComposer(editor, "require-trusted-types-for 'script'");
    const text = buildLongText(900);
    expect(await composer.insert(text)).toEqual({ outcome: 'verified', method, draftKept: true });
    expect(await composer.model()).toBe(text);
  });
}

async function setAttribute({ page }: ComposerPage, name: string, value = ''): Promise<void> {
  await page
    .locator('#composer')
    .evaluate((element, given) => element.setAttribute(given.name, given.value), {
      name,
      value,
    });
}
