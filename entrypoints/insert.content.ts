import { defineContentScript } from 'wxt/utils/define-content-script';
import { attachFile } from '../lib/compose/attach-file.ts';
import { takeClick } from '../lib/compose/click-tokens.ts';
import { insertIntoComposer } from '../lib/compose/insert-into-composer.ts';
import type { InsertionRequest } from '../lib/compose/page-function.ts';
import { HandoffError } from '../lib/core/errors.ts';
import type { InsertionResult } from '../lib/core/insertion.ts';
import { findComposerAt } from '../lib/sites/find-composer-at.ts';
import { findOfferedAdapter } from '../lib/sites/offered-adapter.ts';

/** Injected on the click "Insert here"; defines the function that the worker then calls, and does nothing else. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    globalThis.batonInsert = insertInTurn;
  },
});

function insertInTurn(request: InsertionRequest): Promise<InsertionResult> {
  const turn = Promise.resolve(globalThis.batonInsertionsDone).then(() => insertHere(request));
  globalThis.batonInsertionsDone = Promise.allSettled([turn]);
  return turn;
}

async function insertHere({ text, origin, token, fileName }: InsertionRequest): Promise<InsertionResult> {
  if (!takeClick(token) || location.origin !== origin) throw new HandoffError('TAB_CHANGED');
  const find = () => findComposerAt(document, new URL(location.href), findOfferedAdapter);
  const composer = find();
  if (!composer) return { outcome: 'no-composer', draftKept: true };
  return fileName === undefined
    ? insertIntoComposer(composer, text, find)
    : attachFile(composer, { text, fileName }, find);
}
