import type { CaptureEvidence, SelectorHealth } from '../core/capture.ts';
import type { PageReading, SiteAdapter, SiteGeneration } from './adapter.ts';
import { clipName } from './markdown/reading-context.ts';
import type { ReadTurn } from './read-turn.ts';
import { hasAny, measureHealth, measureSelector } from './selectors.ts';
import type { Steps } from './steps.ts';
import type { TurnReader } from './turn-reader.ts';

/** Reads the page with the newest generation of the site's adapter that recognises a turn, or a turn's place, on it: a step a turn. */
export function* readPageInSteps(
  document: Document,
  adapter: SiteAdapter,
  reader: TurnReader,
): Steps<PageReading> {
  const generation = findGeneration(document, adapter);
  return generation === undefined
    ? readNothing(document, adapter)
    : yield* readGeneration(document, adapter, generation, reader);
}

/** Whether an answer is still being written, by the signs of any generation. */
export function isStreaming(document: Document, adapter: SiteAdapter): boolean {
  const root = rootOf(document, adapter);
  return adapter.generations.some((generation) => isWriting(document, root, generation));
}

function isWriting(document: Document, root: ParentNode, generation: SiteGeneration): boolean {
  return hasAny(root, generation.selectors.streaming) || generation.isWriting?.(document) === true;
}

function rootOf(document: Document, { root }: SiteAdapter): ParentNode {
  return root ?? document;
}

/** The newest generation of a site's page of which something is in the document. */
export function findGeneration(document: Document, adapter: SiteAdapter): SiteGeneration | undefined {
  const root = rootOf(document, adapter);
  return adapter.generations.find(
    ({ selectors: { turn, wrapper } }) =>
      hasAny(root, turn) || (wrapper !== undefined && hasAny(root, wrapper)),
  );
}

function* readGeneration(
  document: Document,
  adapter: SiteAdapter,
  generation: SiteGeneration,
  reader: TurnReader,
): Steps<PageReading> {
  const root = rootOf(document, adapter);
  const { turns, unrecognised, completeness } = generation.findTurns(document);
  const read: ReadTurn[] = [];
  for (const [index, place] of turns.entries()) {
    yield;
    read.push(reader.read(place, index, generation.rules));
  }
  yield;
  const title = clipName(generation.findTitle(document) ?? '');
  yield;
  const model = clipName(generation.findModel(document) ?? '');
  const health = yield* measureHealthInSteps(root, generation);
  const evidence: CaptureEvidence = {
    ...completeness,
    streaming: (health.get('streaming')?.matches ?? 0) > 0 || generation.isWriting?.(document) === true,
    unrecognised: unrecognised + read.filter(({ isUnderstood }) => !isUnderstood).length,
    ...(adapter.guessed === undefined ? {} : { guessed: adapter.guessed }),
  };
  return {
    generation: generation.name,
    ...(title === '' ? {} : { title }),
    ...(model === '' ? {} : { model }),
    turns: read.map(({ turn }) => turn),
    evidence,
    health: [...health.values()],
  };
}

/** Each selector is a look through the whole page; by the name of the part that it finds. */
function* measureHealthInSteps(
  root: ParentNode,
  { name, selectors }: SiteGeneration,
): Steps<Map<string, SelectorHealth>> {
  const health = new Map<string, SelectorHealth>();
  for (const [part, selector] of Object.entries(selectors)) {
    yield;
    health.set(part, measureSelector(root, `${name}.${part}`, selector));
  }
  return health;
}

/** A page on which no generation finds a turn: how each selector of each of them does is all there is to say. */
function readNothing(document: Document, adapter: SiteAdapter): PageReading {
  const evidence = { ...noEvidence, streaming: isStreaming(document, adapter) };
  const root = rootOf(document, adapter);
  const health = adapter.generations.flatMap(({ name, selectors }) => measureHealth(root, name, selectors));
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
