import type { Role } from '../core/capture.ts';
import type { HostedAdapter, SiteGeneration, TurnPlace } from './adapter.ts';
import { documentTitle } from './document-title.ts';
import { hostedSites } from './hosted-sites.ts';
import { listSignedTurns, placeIn, type SpeakerSign } from './list-turns.ts';
import { findAll, findFirst, optional, required } from './selectors.ts';

/** A turn's label is a sentence of the interface's language; its place in the page is not. */
const TURN = '[data-slot="sidebar-inset"] [role="main"] [role="group"][aria-label]';

const selectors = {
  turn: required({ css: TURN, seen: '2026-11-29' }),
  userBody: optional(
    { css: '[data-slot="card"] .whitespace-pre-wrap', seen: '2026-11-29' },
    { css: '[data-slot="card"]', seen: '2026-11-29' },
  ),
  answerBody: optional(
    { css: '.markdown-block', seen: '2026-11-29' },
    { css: '.whitespace-pre-wrap', seen: '2026-11-29' },
  ),
  streaming: optional({ css: '.chat-processing-info-container.visible', seen: '2026-11-29' }),
  model: optional({ css: '.info .font-medium', seen: '2026-11-29' }),
  composer: required(
    { css: '.conversation-chat-form form textarea', seen: '2026-11-29' },
    { css: '[data-slot="sidebar-inset"] form textarea', seen: '2026-11-29' },
  ),
};

/** Signs of who speaks: the side, the card that only the user's words have, the blocks of an answer. */
const SIGNS: readonly SpeakerSign[] = [
  { css: `${TURN}.items-end`, role: 'user' },
  { css: `${TURN} > [data-slot="card"]`, role: 'user' },
  { css: `${TURN}:not(.items-end)`, role: 'assistant' },
  { css: `${TURN} > * > .markdown-block`, role: 'assistant' },
];
const THOUGHTS = '[data-slot="collapsible"], [data-slot="collapsible-content"]';

/** The page of the llama.cpp server: every turn of the displayed branch is in it, none has an id. */
const page: SiteGeneration = {
  name: 'page',
  selectors,
  rules: {
    omit: `${THOUGHTS}, .code-block-header`,
    attachments: [
      { css: '[data-slot="attachment"]', kind: 'file', name: '.truncate' },
      { css: 'img:not([alt=""])', kind: 'image' },
    ],
  },
  findTurns: (document) => listSignedTurns(findAll(document, selectors.turn), SIGNS, findPlace),
  findTitle: (document) => documentTitle(document, ['llama.cpp']),
  findModel: (document) => findFirst(document, selectors.model)?.textContent ?? undefined,
};

/** The page that the llama.cpp server brings along, on whatever host. */
export const llamacpp: HostedAdapter = {
  address: hostedSites.llamacpp,
  structure: required(
    { css: `${TURN} .markdown-block[data-block-id]`, seen: '2026-11-29' },
    { css: '.chat-processing-info-container ~ .conversation-chat-form form textarea', seen: '2026-11-29' },
    { css: '[data-slot="sidebar-inset"] [data-slot="input-area"] textarea', seen: '2026-11-29' },
  ),
  generations: [page],
};

function findPlace(element: Element, role: Role): TurnPlace {
  return placeIn(element, { role, id: undefined }, () =>
    findAll(element, role === 'user' ? selectors.userBody : selectors.answerBody).filter(
      (body) => body.closest(THOUGHTS) === null,
    ),
  );
}
