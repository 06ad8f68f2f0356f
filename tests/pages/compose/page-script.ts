import { insertIntoComposer } from '../../../lib/compose/insert-into-composer.ts';
import { readBack } from '../../../lib/compose/read-back.ts';

/** What a test runs in its isolated world: the product's own code, with a composer that is found by its id. */
const findComposer = () => document.querySelector<HTMLElement>('#composer') ?? undefined;

Object.assign(globalThis, {
  insertForTest: (text: string) => {
    const composer = findComposer();
    if (!composer) throw new Error('the page has no composer');
    return insertIntoComposer(composer, text, findComposer);
  },
  readForTest: () => {
    const composer = findComposer();
    return composer && readBack(composer);
  },
});
