import type { Role } from '../core/capture.ts';
import type { SiteAdapter, SiteGeneration, TurnPlace } from './adapter.ts';
import { geminiAddress } from './addresses/gemini.ts';
import { displayed } from './displayed.ts';
import { documentTitle } from './document-title.ts';
import { listSignedTurns, type SpeakerSign } from './list-turns.ts';
import { findAll, findFirst, optional, required } from './selectors.ts';

const selectors = {
  /** The page of a shared link has no `model-response`; a panel beside the conversation has its container, too. */
  turn: required({
    css: 'user-query, model-response, share-turn-viewer response-container',
    seen: '2026-10-01',
  }),
  userBody: optional(
    { css: '.query-text', seen: '2026-08-31' },
    { css: '.query-content', seen: '2026-07-29' },
    { css: 'user-query-content', seen: '2026-07-29' },
  ),
  answerBody: optional(
    { css: 'message-content .markdown', seen: '2026-08-31' },
    { css: 'message-content', seen: '2026-07-29' },
  ),
  answerId: optional({ css: '[id^="message-content-id-"]', seen: '2026-08-31' }),
  streaming: optional(
    { css: 'message-content .markdown[aria-busy="true"]', seen: '2026-08-31' },
    { css: '[data-test-id="send-button-container"].stop', seen: '2026-08-31' },
    { css: 'input-container mat-icon[fonticon="stop"]', seen: '2026-08-31' },
  ),
  title: optional({
    css: '[data-test-id="conversation"] a[aria-current="page"] .title-text',
    seen: '2026-08-31',
  }),
  /** Quill keeps a second field, `.ql-clipboard`, beside it. */
  composer: required({ css: 'rich-textarea .ql-editor', seen: '2026-08-31' }),
};

/** Signs of who speaks: the element itself, and what stands in it. */
const SIGNS: readonly SpeakerSign[] = [
  { css: 'user-query', role: 'user' },
  { css: 'model-response, response-container', role: 'assistant' },
  { css: 'user-query-content', role: 'user' },
  { css: 'message-content', role: 'assistant' },
];
const REPORT =
  '[data-test-id="deep-research-entry-chip-content"], immersive-entry-chip:has(gem-processing-card)';
const CARD_TITLE = '.card-title, [data-test-id="artifact-text"], [data-test-id="title"]';

/** Custom elements name the speakers; nothing on the page tells whether older turns are still to be loaded. */
const page: SiteGeneration = {
  name: 'page',
  selectors,
  rules: {
    omit: 'model-thoughts, thinking-overlay, sources-carousel-inline, .source-inline-chip-container, sources-list',
    citation: 'source-footnote',
    line: '.query-text-line',
    attachments: [
      { css: 'user-query-file-preview:has(img)', kind: 'image' },
      { css: 'user-query-file-preview', kind: 'file', name: '.new-file-name' },
      { css: 'generated-image, single-image', kind: 'image' },
      { css: 'deep-research-confirmation-widget', kind: 'other', name: CARD_TITLE },
      { css: REPORT, kind: 'report', name: CARD_TITLE },
      { css: 'immersive-entry-chip', kind: 'artifact', name: CARD_TITLE },
    ],
  },
  findTurns: (document) => listSignedTurns(displayed(findAll(document, selectors.turn)), SIGNS, findPlace),
  findTitle: (document) =>
    findFirst(document, selectors.title)?.textContent ?? documentTitle(document, ['Google Gemini', 'Gemini']),
  // The button beside the composer names a mode in the language of the interface, not a model.
  findModel: () => undefined,
};

/** Gemini. */
export const gemini: SiteAdapter = {
  address: geminiAddress,
  temporary: optional({ css: '.is-temporary-chat', seen: '2026-07-31' }),
  generations: [page],
};

function findPlace(turn: Element, role: Role): TurnPlace {
  const isUser = role === 'user';
  const bodies = findAll(turn, isUser ? selectors.userBody : selectors.answerBody);
  const id = isUser
    ? turn.closest('.conversation-container')?.id
    : findFirst(turn, selectors.answerId)?.id.replace(/^message-content-id-/, '');
  return { role, bodies, surroundings: [turn], ...(id === undefined ? {} : { id }) };
}
