// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { ContentScriptContext } from 'wxt/utils/content-script-context';
import insertScript from '../../../entrypoints/insert.content.ts';
import { insertIntoComposer } from '../../../lib/compose/insert-into-composer.ts';
import { findComposerAt } from '../../../lib/sites/find-composer-at.ts';

vi.mock('../../../lib/sites/find-composer-at.ts', () => ({ findComposerAt: vi.fn() }));
vi.mock('../../../lib/compose/insert-into-composer.ts', () => ({ insertIntoComposer: vi.fn() }));

const request = { text: 'text', origin: location.origin, token: 'click' };

beforeEach(() => {
  globalThis.batonInsert = undefined;
  globalThis.batonInsertionsDone = undefined;
  globalThis.batonClicks = new Set(['click', 'second click']);
  insertScript.main(new ContentScriptContext('insert'));
});

test('the script defines one function and inserts nothing by itself', () => {
  expect(globalThis.batonInsert).toBeTypeOf('function');
  expect(insertIntoComposer).not.toHaveBeenCalled();
});

test('a page of another origin than the one that was clicked is refused', async () => {
  vi.mocked(findComposerAt).mockReturnValue(document.createElement('textarea'));
  const inserting = globalThis.batonInsert?.({ ...request, origin: 'https://elsewhere.test' });
  await expect(inserting).rejects.toMatchObject({ code: 'TAB_CHANGED' });
  expect(insertIntoComposer).not.toHaveBeenCalled();
});

test.each([
  ['a document in which the click was not planted', () => globalThis.batonClicks?.clear()],
  ['a click that was used before', () => globalThis.batonInsert?.(request)],
])('%s is refused, and nothing is inserted', async (_name, before) => {
  vi.mocked(findComposerAt).mockReturnValue(undefined);
  await before();
  vi.mocked(findComposerAt).mockReturnValue(document.createElement('textarea'));
  await expect(globalThis.batonInsert?.(request)).rejects.toMatchObject({ code: 'TAB_CHANGED' });
  expect(insertIntoComposer).not.toHaveBeenCalled();
});

test('a page without a composer is said to have none', async () => {
  vi.mocked(findComposerAt).mockReturnValue(undefined);
  expect(await globalThis.batonInsert?.(request)).toEqual({ outcome: 'no-composer', draftKept: true });
});

test('a second request waits for the first, also when the script was injected again', async () => {
  vi.mocked(findComposerAt).mockReturnValue(document.createElement('textarea'));
  const order: string[] = [];
  let finishFirst = () => {};
  const firstMayEnd = new Promise<void>((resolve) => {
    finishFirst = resolve;
  });
  vi.mocked(insertIntoComposer).mockImplementation(async (_composer, text) => {
    order.push(`${text} begins`);
    if (text === 'first') await firstMayEnd;
    order.push(`${text} ends`);
    return { outcome: 'verified', draftKept: true };
  });
  const first = globalThis.batonInsert?.({ ...request, text: 'first' });
  insertScript.main(new ContentScriptContext('insert'));
  const second = globalThis.batonInsert?.({ ...request, text: 'second', token: 'second click' });
  await vi.waitFor(() => expect(order).toEqual(['first begins']));
  finishFirst();
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
