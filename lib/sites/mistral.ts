import type { Role } from '../core/capture.ts';
import type { SiteAdapter, SiteGeneration, TurnPlace } from './adapter.ts';
import { mistralAddress } from './addresses/mistral.ts';
import { displayed } from './displayed.ts';
import { documentTitle } from './document-title.ts';
import { listTurns, nothingEstablished } from './list-turns.ts';
import { agreeOnRole, type RoleReading } from './roles.ts';
import { findAll, optional, required } from './selectors.ts';

const selectors = {
  turn: required(
    { css: '[data-message-id][data-message-author-role]', seen: '2026-05-21' },
    { css: '[data-message-author-role]', seen: '2026-05-21' },
  ),
  userBody: optional(
    { css: '.select-text', seen: '2026-05-21' },
    { css: '[dir="auto"]', seen: '2026-05-21' },
  ),
  /** Several in one answer, around its tool calls and thoughts. */
  answerBody: optional(
    { css: '[data-message-part-type="answer"]', seen: '2026-05-21' },
    { css: '[data-testid="text-message-part"]', seen: '2026-05-21' },
  ),
  /** The button beside the composer while it would stop the answer: a square, whatever the language. */
  streaming: optional({ css: 'form button[type="submit"] svg rect', seen: '2026-09-20' }),
  composer: required(
    { css: 'form .ProseMirror', seen: '2026-05-21' },
    { css: 'form textarea[name="message.text"]', seen: '2025-10-01' },
  ),
};

/** Every turn is in the page; a table keeps its source in an attribute and is drawn as a grid. */
const page: SiteGeneration = {
  name: 'page',
  selectors,
  rules: {
    omit: '[data-message-part-type="reasoning"], .rich-table-title-bar',
    attachments: [
      { css: '[data-testid*="attachment"], [data-testid*="file-card"]', kind: 'file' },
      { css: '[data-message-part-type="canvas"], [data-testid*="canvas-card"]', kind: 'artifact' },
      { css: 'img:not([alt=""])', kind: 'image' },
    ],
  },
  findTurns: (document) => ({
    ...listTurns(displayed(findAll(document, selectors.turn)), readRole, findPlace),
    completeness: nothingEstablished,
  }),
  findTitle: (document) => documentTitle(document, ['Le Chat', 'Mistral AI', 'Vibe']),
  findModel: () => undefined,
};

/** Mistral's Le Chat, also called Vibe. */
export const mistral: SiteAdapter = { address: mistralAddress, generations: [page] };

/** Two signs of the speaker: the turn's own attribute, and the parts that only an answer has. */
function readRole(turn: Element): RoleReading {
  const hasParts = turn.querySelector('[data-message-part-type]') !== null;
  return agreeOnRole([turn.getAttribute('data-message-author-role'), hasParts ? 'assistant' : undefined]);
}

function findPlace(turn: Element, role: Role): TurnPlace {
  const bodies = findAll(turn, role === 'user' ? selectors.userBody : selectors.answerBody);
  const id = turn.getAttribute('data-message-id');
  return { role, bodies, surroundings: [turn], ...(id === null ? {} : { id }) };
}
