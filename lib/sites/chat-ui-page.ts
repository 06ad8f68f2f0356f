import type { Role } from '../core/capture.ts';
import type { SiteGeneration, TurnPlace } from './adapter.ts';
import { documentTitle } from './document-title.ts';
import { listSignedTurns, placeIn, type SpeakerSign } from './list-turns.ts';
import { findAll, findFirst, optional, required } from './selectors.ts';

const selectors = {
  turn: required(
    { css: '[data-message-id]:is([data-message-type], [data-message-role])', seen: '2026-11-29' },
    { css: '[data-message-id]', seen: '2026-11-29' },
  ),
  userBody: optional(
    { css: 'p.disabled', seen: '2026-11-29' },
    { css: 'p[class*="whitespace-break-spaces"]', seen: '2026-08-21' },
  ),
  /** Several in one answer, around its tool calls. */
  answerBody: optional({ css: '.prose', seen: '2026-11-29' }),
  streaming: optional({ css: '.stop-generating-btn', seen: '2026-11-29' }),
  title: optional({ css: '[data-testid="chat-title"]', seen: '2026-11-29' }),
  model: optional({ css: 'a[href*="/settings/"] .truncate', seen: '2026-11-29' }),
  composer: required(
    { css: 'form textarea[enterkeyhint]', seen: '2026-11-29' },
    { css: 'form textarea', seen: '2026-11-29' },
  ),
};

/** Signs of who speaks: an attribute of the element, and the kind of content in it. */
const SIGNS: readonly SpeakerSign[] = [
  { css: '[data-message-type="user"]', role: 'user' },
  { css: '[data-message-role="assistant"]', role: 'assistant' },
  { css: 'p.disabled', role: 'user' },
  { css: '.prose', role: 'assistant' },
];

/** The page of Chat UI, which HuggingChat runs: every turn is in the page. */
export const chatUiPage: SiteGeneration = {
  name: 'page',
  selectors,
  rules: {
    omit: '[data-exclude-from-copy]',
    attachments: [
      { css: '[class*="file-card"]', kind: 'file', name: '.truncate' },
      { css: 'img:not([alt=""])', kind: 'image' },
    ],
  },
  findTurns: (document) => listSignedTurns(findAll(document, selectors.turn), SIGNS, findPlace),
  findTitle: (document) =>
    findFirst(document, selectors.title)?.textContent ??
    documentTitle(document, ['HuggingChat', 'ChatUI', 'Chat UI']),
  findModel: (document) => findAll(document, selectors.model).at(-1)?.textContent ?? undefined,
};

function findPlace(element: Element, role: Role): TurnPlace {
  return placeIn(element, { role, id: element.getAttribute('data-message-id') }, () =>
    findAll(element, role === 'user' ? selectors.userBody : selectors.answerBody),
  );
}
