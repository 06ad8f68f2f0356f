import { expect } from '@playwright/test';
import { NOTHING_SENT, test } from './composer-page.ts';

const FILE = 'baton-01234567-89ab-r1.md';
const TEXT = 'A title\n\n```json\n{ "goal": "שלום 👩‍💻" }\n```\n';

for (const way of ['input', 'drop']) {
  test(`a file goes to the site by ${way}, is seen as its attachment, and the draft stays`, async ({
    openComposer,
  }) => {
    const composer = await openComposer(`file-taking?way=${way}`);
    await composer.typeDraft('My draft');
    expect(await composer.attach(TEXT, FILE)).toMatchObject({ outcome: 'attachment', draftKept: true });
    const chips = composer.page.getByTestId('file-thumbnail');
    await expect(chips).toHaveText([FILE]);
    await expect(chips).toHaveAttribute('data-text', TEXT);
    expect(await composer.model()).toBe('My draft');
    expect(await composer.counts()).toEqual({ ...NOTHING_SENT, drop: way === 'drop' ? 1 : 0 });
  });
}

test('a site that takes no file leaves the outcome unknown, and nothing is changed', async ({
  openComposer,
}) => {
  const composer = await openComposer('file-taking');
  await composer.typeDraft('My draft');
  expect(await composer.attach(TEXT, FILE)).toMatchObject({ outcome: 'unknown', draftKept: true });
  expect(await composer.model()).toBe('My draft');
});
