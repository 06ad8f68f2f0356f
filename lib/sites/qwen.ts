import type { Role } from '../core/capture.ts';
import type { SiteAdapter, SiteGeneration, TurnPlace } from './adapter.ts';
import { qwenAddress } from './addresses/qwen.ts';
import { documentTitle } from './document-title.ts';
import { listSignedTurns, placeIn, type SpeakerSign } from './list-turns.ts';
import { findAll, findFirst, optional, required } from './selectors.ts';

const selectors = {
  turn: required({ css: '.qwen-chat-message', seen: '2026-05-21' }),
  userBody: optional(
    { css: '.user-message-content', seen: '2026-05-21' },
    { css: '.chat-user-message', seen: '2026-05-21' },
  ),
  answerBody: optional(
    { css: '.phase-answer .qwen-markdown', seen: '2026-05-21' },
    { css: '.phase-answer', seen: '2026-05-21' },
  ),
  streaming: optional(
    { css: '.qwen-chat-package-comp-new-action-control-container-stop', seen: '2026-05-01' },
    { css: 'button.stop-button:not(.disabled)', seen: '2026-05-01' },
  ),
  model: optional({ css: '[class*="model-selector-text"]', seen: '2026-05-21' }),
  composer: required({ css: 'textarea.message-input-textarea', seen: '2026-05-21' }),
};

/** Signs of who speaks: the element's class, and the kind of content in it. */
const SIGNS: readonly SpeakerSign[] = [
  { css: '.qwen-chat-message-user', role: 'user' },
  { css: '.qwen-chat-message-assistant', role: 'assistant' },
  { css: '.chat-user-message-container', role: 'user' },
  { css: '.chat-response-message', role: 'assistant' },
];
const ID = /^qwen-chat-message-(?:user|assistant)-(.+)$/;

/** Qwen's page since spring 2026: every turn is in the page; code stands in editors that draw what is near. */
const page: SiteGeneration = {
  name: 'page',
  selectors,
  rules: {
    omit: '.qwen-chat-thinking-tool-status-card-wraper, .qwen-markdown-table-header, .qwen-markdown-code-header-actions',
    attachments: [
      { css: '.fileitem-btn, [class*="file-item"]', kind: 'file', name: '[class*="name"]' },
      { css: 'img:not([alt=""])', kind: 'image' },
    ],
  },
  findTurns: (document) => listSignedTurns(findAll(document, selectors.turn), SIGNS, findPlace),
  findTitle: (document) => documentTitle(document, ['Qwen', 'Qwen Chat', 'Qwen Studio']),
  findModel: (document) => findFirst(document, selectors.model)?.textContent ?? undefined,
};

/** Qwen's international site. */
export const qwen: SiteAdapter = { address: qwenAddress, generations: [page] };

function findPlace(element: Element, role: Role): TurnPlace {
  return placeIn(element, { role, id: ID.exec(element.id)?.[1] }, () =>
    findAll(element, role === 'user' ? selectors.userBody : selectors.answerBody),
  );
}
