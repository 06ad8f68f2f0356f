import type { Role } from '../core/capture.ts';
import type { Completeness, HostedAdapter, SiteGeneration, TurnList, TurnPlace } from './adapter.ts';
import { documentTitle } from './document-title.ts';
import { hostedSites } from './hosted-sites.ts';
import { findSigns, listTurns, placeIn } from './list-turns.ts';
import { agreeOnRole } from './roles.ts';
import { findAll, findFirst, optional, required } from './selectors.ts';

const selectors = {
  /** The editor and the counter of a message have ids that begin the same way. */
  turn: required({
    css: '#messages-container [id^="message-"]:not([id^="message-edit-"], [id^="message-index-"])',
    seen: '2026-11-29',
  }),
  userBody: optional({ css: '.chat-user', seen: '2026-11-29' }),
  answerBody: optional(
    { css: '#response-content-container', seen: '2026-11-29' },
    { css: '.chat-assistant', seen: '2026-11-29' },
  ),
  streaming: optional(
    { css: '#messages-container .buttons:empty', seen: '2026-11-29' },
    { css: '#messages-container .fade-in-token', seen: '2026-11-29' },
  ),
  /** Stands in for turns that are not in the page, above or below. */
  spacer: optional({ css: '#messages-container ul > div[style*="height"]:empty', seen: '2026-05-01' }),
  model: optional({ css: '#response-message-model-name', seen: '2026-11-29' }),
  composer: required(
    { css: '#chat-input-container #chat-input', seen: '2026-11-29' },
    { css: '#chat-input', seen: '2026-05-01' },
  ),
};

/** Signs of who speaks: the element's class or its picture, and the kind of content in it. */
const SIGNS: readonly { readonly css: string; readonly role: Role }[] = [
  { css: '.user-message', role: 'user' },
  { css: '.chat-user', role: 'user' },
  { css: '.chat-assistant', role: 'assistant' },
  { css: '#response-message-model-name', role: 'assistant' },
];

/** Open WebUI's page: the newest turns are loaded first, and those far from the window are taken out. */
const page: SiteGeneration = {
  name: 'page',
  selectors,
  rules: {
    omit: 'details[type="reasoning"], [id^="floating-buttons-"]',
    codeFrame: 'div:has(> [class*="language-"] .cm-editor)',
    attachments: [
      { css: 'button.text-left:has(.line-clamp-1)', kind: 'file', name: '.line-clamp-1' },
      { css: 'img:not([alt=""])', kind: 'image' },
    ],
  },
  findTurns,
  findTitle: (document) => documentTitle(document, ['Open WebUI']),
  findModel: (document) => findFirst(document, selectors.model)?.textContent ?? undefined,
};

/** Open WebUI, on whatever host. */
export const openwebui: HostedAdapter = {
  address: hostedSites.openwebui,
  structure: required(
    { css: '#chat-container #message-input-container #chat-input', seen: '2026-11-29' },
    { css: '#chat-container #messages-container', seen: '2026-11-29' },
    { css: '#messages-container [id^="message-"] :is(.chat-user, .chat-assistant)', seen: '2026-11-29' },
  ),
  generations: [page],
};

function findTurns(document: Document): TurnList {
  const elements = findAll(document, selectors.turn);
  return {
    ...listTurns(elements, (element) => agreeOnRole(findSigns(element, SIGNS)), findPlace),
    completeness: findCompleteness(document, elements),
  };
}

function findPlace(element: Element, role: Role): TurnPlace {
  return placeIn(element, { role, id: element.id.replace(/^message-/, '') }, () =>
    findAll(element, role === 'user' ? selectors.userBody : selectors.answerBody),
  );
}

/** Only a spacer shows that turns are missing; without one the page does not say. */
function findCompleteness(document: Document, turns: readonly Element[]): Completeness {
  const [first, last] = [turns[0], turns.at(-1)];
  const spacers = findAll(document, selectors.spacer);
  const stands = (spacer: Element, turn: Element | undefined, where: number) =>
    turn !== undefined && (turn.compareDocumentPosition(spacer) & where) !== 0;
  const { DOCUMENT_POSITION_PRECEDING: before, DOCUMENT_POSITION_FOLLOWING: behind } = document;
  return {
    startReached: spacers.some((spacer) => stands(spacer, first, before)) ? 'no' : 'unknown',
    endReached: spacers.some((spacer) => stands(spacer, last, behind)) ? 'no' : 'unknown',
    unmountedTurns: 0,
  };
}
