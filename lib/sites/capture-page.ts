import type { PageCapture } from '../core/capture.ts';
import type { SiteAdapter } from './adapter.ts';
import type { ConversationAddress } from './addresses/site-address.ts';
import { findComposer } from './find-composer.ts';
import type { AdapterFinder } from './offered-adapter.ts';
import { nameMissingArtifacts } from './placeholder-sentences.ts';
import { noEvidence, readPageInSteps } from './read-page.ts';
import { hasAny } from './selectors.ts';
import { finishAtOnce, type Steps } from './steps.ts';
import { TurnReader } from './turn-reader.ts';

/** What reading a page takes from outside. */
export interface PageTools {
  readonly findAdapter: AdapterFinder;
  /** Gives the text that stands in a composer. */
  readonly readComposer: (composer: HTMLElement) => string;
}

/**
 * Reads the conversation that the page shows now. Nothing in the page is changed, focused or scrolled.
 *
 * @param url the page's address; the document's own may lag behind in a site that swaps pages without loading.
 */
export function capturePage(document: Document, url: URL, tools: PageTools): PageCapture {
  return finishAtOnce(captureInSteps(document, url, tools, new TurnReader()));
}

/** The same in steps, with a reader that may know turns of the page already. */
export function* captureInSteps(
  document: Document,
  url: URL,
  { findAdapter, readComposer }: PageTools,
  reader: TurnReader,
): Steps<PageCapture> {
  const adapter = isWebPage(document) ? findAdapter(document, url) : undefined;
  if (adapter === undefined) return unknownSite;
  const conversation = findConversation(document, url, adapter);
  const { turns, evidence, ...page } = yield* readPageInSteps(document, adapter, reader);
  yield;
  const composer = findComposer(document, adapter);
  const holdsTurns = turns.length > 0 || evidence.unmountedTurns > 0;
  return {
    status: holdsTurns ? 'read' : conversation.expectsTurns ? 'changed' : 'empty',
    site: adapter.address.key,
    ...(conversation.nativeId === undefined ? {} : { nativeId: conversation.nativeId }),
    temporary: conversation.temporary,
    ...page,
    turns: turns.map(nameMissingArtifacts),
    evidence,
    composer: composer === undefined ? 'missing' : 'found',
    ...(composer === undefined ? {} : readField(composer, readComposer(composer))),
  };
}

/** What stands in a composer, and how much more its form field takes after one blank line. */
function readField(
  composer: HTMLElement,
  composerText: string,
): Pick<PageCapture, 'composerText' | 'composerRoomUnits'> {
  // Frames have classes of their own, so the attribute is asked and not the property.
  const limit = Number.parseInt(composer.getAttribute('maxlength') ?? '', 10);
  if (!/^(TEXTAREA|INPUT)$/.test(composer.tagName) || !(limit >= 0)) return { composerText };
  const gap = composerText.trim() === '' ? 0 : 2;
  return { composerText, composerRoomUnits: limit - composerText.length - gap };
}

/** A conversation that the page shows to be temporary has no id, whatever stands in its address. */
function findConversation(document: Document, url: URL, adapter: SiteAdapter): ConversationAddress {
  const found = adapter.address.findConversation(url);
  if (adapter.temporary === undefined || !hasAny(document, adapter.temporary)) return found;
  return { temporary: true, expectsTurns: found.expectsTurns };
}

/** The browser shows a PDF or a picture in a document of its own, under the address of the site. */
function isWebPage({ contentType }: Document): boolean {
  return /html/.test(contentType);
}

const unknownSite: PageCapture = {
  status: 'unknown',
  site: '',
  temporary: false,
  turns: [],
  evidence: noEvidence,
  health: [],
  composer: 'missing',
};
