import type { Role } from '../core/capture.ts';
import type { SiteAdapter, SiteGeneration, TurnPlace } from './adapter.ts';
import { kimiAddress } from './addresses/kimi.ts';
import { displayed } from './displayed.ts';
import { documentTitle } from './document-title.ts';
import { listSignedTurns, type SpeakerSign } from './list-turns.ts';
import { findAll, findFirst, optional, required } from './selectors.ts';

const NOT_THE_ANSWER = '.thinking-container, .toolcall-content';

const selectors = {
  /** The page of a shared link has the inner element only. */
  turn: required({ css: '.chat-content-item', seen: '2026-10-03' }, { css: '.segment', seen: '2026-10-03' }),
  userBody: optional({ css: '.user-content', seen: '2026-10-03' }),
  answerBody: optional({ css: '.markdown', seen: '2026-10-03' }),
  streaming: optional(
    { css: '.send-button-container.stop', seen: '2026-09-20' },
    { css: '.stop-button-container', seen: '2026-09-20' },
  ),
  title: optional({ css: '.chat-header-content h2', seen: '2026-10-03' }),
  model: optional({ css: '[data-testid="model-select-trigger"] .name', seen: '2026-10-03' }),
  composer: required({ css: '.chat-input-editor', seen: '2026-10-03' }),
};

/** Signs of who speaks: the element's class, that of the segment in it, and the kind of content. */
const SIGNS: readonly SpeakerSign[] = [
  { css: '.chat-content-item-user', role: 'user' },
  { css: '.chat-content-item-assistant', role: 'assistant' },
  { css: '.segment-user', role: 'user' },
  { css: '.segment-assistant', role: 'assistant' },
];

/** Every turn is in the page; its ids repeat in it and name nothing. */
const page: SiteGeneration = {
  name: 'page',
  selectors,
  rules: {
    omit: NOT_THE_ANSWER,
    keptSpace: '.user-content',
    codeFrame: '.segment-code',
    citation: '.rag-tag, .citation',
    attachments: [
      { css: '.file-card, .attachment-item', kind: 'file', name: '.file-name, .name' },
      { css: '.okc-card', kind: 'artifact' },
      { css: 'img:not([alt=""])', kind: 'image' },
    ],
  },
  findTurns: (document) => listSignedTurns(displayed(findAll(document, selectors.turn)), SIGNS, findPlace),
  findTitle: (document) =>
    findFirst(document, selectors.title)?.textContent ?? documentTitle(document, ['Kimi', 'Kimi AI']),
  findModel: (document) => findFirst(document, selectors.model)?.textContent ?? undefined,
};

/** Kimi. */
export const kimi: SiteAdapter = { address: kimiAddress, generations: [page] };

function findPlace(turn: Element, role: Role): TurnPlace {
  const found = findAll(turn, role === 'user' ? selectors.userBody : selectors.answerBody);
  return {
    role,
    bodies: found.filter((body) => body.closest(NOT_THE_ANSWER) === null),
    surroundings: [turn],
  };
}
