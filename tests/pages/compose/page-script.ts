import { attachFile, type TextFile } from '../../../lib/compose/attach-file.ts';
import { insertIntoComposer } from '../../../lib/compose/insert-into-composer.ts';
import { readBack } from '../../../lib/compose/read-back.ts';
import { findInnerRoots } from '../../../lib/sites/inner-roots.ts';

/** What a test runs in its isolated world: the product's own code, with a composer that is found by its id. */
const findComposer = () =>
  [document, ...findInnerRoots(document)].flatMap(
    (root) => root.querySelector<HTMLElement>('#composer') ?? [],
  )[0];

function getComposer(): HTMLElement {
  const composer = findComposer();
  if (!composer) throw new Error('the page has no composer');
  return composer;
}

Object.assign(globalThis, {
  insertForTest: (text: string) => insertIntoComposer(getComposer(), text, findComposer),
  attachForTest: (file: TextFile) => attachFile(getComposer(), file, findComposer),
  readForTest: () => {
    const composer = findComposer();
    return composer && readBack(composer);
  },
});
