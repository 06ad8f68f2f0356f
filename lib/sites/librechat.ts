import type { Role } from '../core/capture.ts';
import type { HostedAdapter, SiteGeneration, TurnPlace } from './adapter.ts';
import { documentTitle } from './document-title.ts';
import { hostedSites } from './hosted-sites.ts';
import { findSigns, listTurns, nothingEstablished, placeIn, type SpeakerSign } from './list-turns.ts';
import { agreeOnRole, type RoleReading } from './roles.ts';
import { findAll, findFirst, optional, required } from './selectors.ts';

const selectors = {
  turn: required({ css: '.message-render', seen: '2026-09-01' }),
  body: optional(
    { css: '[data-testid="message-body"] .message-content', seen: '2026-09-01' },
    { css: '.message-content', seen: '2026-09-01' },
    { css: '[data-testid="message-body"]', seen: '2026-09-01' },
  ),
  streaming: optional({ css: '.message-content.submitting, .result-streaming', seen: '2026-09-01' }),
  model: optional({ css: '.agent-turn h2', seen: '2026-09-01' }),
  composer: required(
    { css: 'form textarea[data-testid="text-input"]', seen: '2026-09-01' },
    { css: 'form textarea#prompt-textarea', seen: '2026-09-01' },
  ),
};

/** Signs of who speaks: the class of the turn, and white space that only the user's own words keep. */
const SIGNS: readonly SpeakerSign[] = [
  { css: '.user-turn', role: 'user' },
  { css: '.agent-turn', role: 'assistant' },
  { css: '.message-content.whitespace-pre-wrap', role: 'user' },
];

/**
 * Where neither of them is there, an answer is told by its rendered text. It contradicts nobody: the user's own words
 * are rendered as well where they have chosen so.
 */
const RENDERED: readonly SpeakerSign[] = [
  { css: '.message-content:not(.whitespace-pre-wrap)', role: 'assistant' },
];

/** LibreChat's page: every turn of the displayed branch is in it. */
const page: SiteGeneration = {
  name: 'page',
  selectors,
  rules: {
    omit: '[class*="group/thinking"]',
    codeFrame: 'div:has(> pre > code):has(> div > button)',
    attachments: [
      { css: '[class*="file-container"]', kind: 'file', name: '.truncate' },
      { css: 'img:not([alt=""])', kind: 'image' },
    ],
  },
  findTurns: (document) => ({
    ...listTurns(findAll(document, selectors.turn), readRole, findPlace),
    completeness: nothingEstablished,
  }),
  findTitle: (document) => documentTitle(document, ['LibreChat']),
  findModel: (document) => findFirst(document, selectors.model)?.textContent ?? undefined,
};

/** LibreChat, on whatever host. */
export const librechat: HostedAdapter = {
  address: hostedSites.librechat,
  structure: required(
    { css: '.message-render :is(.user-turn, .agent-turn)', seen: '2026-09-01' },
    { css: 'form textarea#prompt-textarea[data-testid="text-input"]', seen: '2026-09-01' },
  ),
  generations: [page],
};

function readRole(element: Element): RoleReading {
  const signs = findSigns(element, SIGNS);
  return agreeOnRole(signs.length > 0 ? signs : findSigns(element, RENDERED));
}

function findPlace(element: Element, role: Role): TurnPlace {
  return placeIn(element, { role, id: element.id }, () => findAll(element, selectors.body));
}
