import type { CaptureEvidence } from '../core/capture.ts';
import type { PageReading, SiteAdapter, SiteGeneration } from './adapter.ts';
import { clipName } from './markdown/reading-context.ts';
import { readTurn } from './read-turn.ts';
import { hasAny, measureHealth } from './selectors.ts';

/** Reads the page with the newest generation of the site's adapter that recognises a turn, or a turn's place, on it. */
export function readPage(document: Document, adapter: SiteAdapter): PageReading {
  const generation = findGeneration(document, adapter);
  return generation === undefined ? readNothing(document, adapter) : readGeneration(document, generation);
}

/** Whether an answer is still being written, by the signs of any generation. */
export function isStreaming(document: Document, { generations }: SiteAdapter): boolean {
  return generations.some((generation) => isWriting(document, generation));
}

function isWriting(document: Document, generation: SiteGeneration): boolean {
  return hasAny(document, generation.selectors.streaming) || generation.isWriting?.(document) === true;
}

function findGeneration(document: Document, { generations }: SiteAdapter): SiteGeneration | undefined {
  return generations.find(
    ({ selectors: { turn, wrapper } }) =>
      hasAny(document, turn) || (wrapper !== undefined && hasAny(document, wrapper)),
  );
}

function readGeneration(document: Document, generation: SiteGeneration): PageReading {
  const { turns, unrecognised, completeness } = generation.findTurns(document);
  const read = turns.map((place, index) => readTurn(place, index, generation.rules));
  const evidence: CaptureEvidence = {
    ...completeness,
    streaming: isWriting(document, generation),
    unrecognised: unrecognised + read.filter(({ isUnderstood }) => !isUnderstood).length,
  };
  const title = clipName(generation.findTitle(document) ?? '');
  const model = clipName(generation.findModel(document) ?? '');
  return {
    generation: generation.name,
    ...(title === '' ? {} : { title }),
    ...(model === '' ? {} : { model }),
    turns: read.map(({ turn }) => turn),
    evidence,
    health: measureHealth(document, generation.name, generation.selectors),
  };
}

/** A page on which no generation finds a turn: how each selector of each of them does is all there is to say. */
function readNothing(document: Document, adapter: SiteAdapter): PageReading {
  const evidence = { ...noEvidence, streaming: isStreaming(document, adapter) };
  const health = adapter.generations.flatMap(({ name, selectors }) =>
    measureHealth(document, name, selectors),
  );
  return { turns: [], evidence, health };
}

/** What can be said about a conversation of which nothing was seen. */
export const noEvidence: CaptureEvidence = {
  streaming: false,
  startReached: 'unknown',
  endReached: 'unknown',
  unmountedTurns: 0,
  unrecognised: 0,
};
