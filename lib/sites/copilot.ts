import type { Role } from '../core/capture.ts';
import type { SiteAdapter, SiteGeneration, TurnPlace } from './adapter.ts';
import { copilotAddress, m365CopilotAddress } from './addresses/copilot.ts';
import { m365Page } from './copilot-m365.ts';
import { displayed } from './displayed.ts';
import { documentTitle } from './document-title.ts';
import { listSignedTurns, type SpeakerSign } from './list-turns.ts';
import { findAll, optional, required } from './selectors.ts';

const ANSWER = '[data-content="ai-message"]';

const selectors = {
  turn: required(
    { css: `[id$="-user-message"], ${ANSWER}`, seen: '2026-03-18' },
    { css: `[data-content="user-message"], ${ANSWER}`, seen: '2026-03-18' },
  ),
  userBody: optional({ css: '[data-content="user-message"]', seen: '2026-03-18' }),
  answerBody: optional(
    { css: '[class*="group/ai-message-item"]', seen: '2026-03-18' },
    { css: '[id*="-content-"]', seen: '2026-03-18' },
  ),
  /** A finished answer has its buttons. */
  streaming: optional(
    { css: `${ANSWER}:not(:has([data-testid="message-item-reactions"]))`, seen: '2026-03-18' },
    { css: '[data-testid="stop-button"]', seen: '2025-12-01' },
  ),
  composer: required(
    { css: '[data-testid="composer-input"]', seen: '2026-03-18' },
    { css: '#userInput', seen: '2026-03-18' },
  ),
};

/** Signs of who speaks: what the element is called, and what stands in it. */
const SIGNS: readonly SpeakerSign[] = [
  { css: '[data-content="user-message"]', role: 'user' },
  { css: ANSWER, role: 'assistant' },
  { css: '[class*="group/user-message"]', role: 'user' },
  { css: '[class*="group/ai-message"]', role: 'assistant' },
];

/** Copilot's page for everyone; one code block's header says "Code" where the language is not known. */
const page: SiteGeneration = {
  name: 'page',
  selectors,
  rules: {
    omit: '[data-copy="false"]',
    attachments: [
      { css: '[data-testid*="attachment"], [data-testid*="file-card"]', kind: 'file' },
      { css: '[data-testid*="page-card"]', kind: 'artifact' },
      { css: 'img:not([alt=""])', kind: 'image' },
    ],
  },
  findTurns: (document) => listSignedTurns(displayed(findAll(document, selectors.turn)), SIGNS, findPlace),
  findTitle: (document) => documentTitle(document, ['Microsoft Copilot', 'Copilot']),
  // The button beside the composer names a mode in the language of the interface, not a model.
  findModel: () => undefined,
};

/** Microsoft Copilot for everyone; parts of the page for organisations turn up on it. */
export const copilot: SiteAdapter = { address: copilotAddress, generations: [page, m365Page] };

/** Microsoft 365 Copilot, for organisations. */
export const m365Copilot: SiteAdapter = {
  address: m365CopilotAddress,
  generations: [m365Page, page],
};

function findPlace(turn: Element, role: Role): TurnPlace {
  if (role === 'user') {
    const found = findAll(turn, selectors.userBody);
    return {
      role,
      bodies: found.length === 0 && turn.matches(SIGNS[0]?.css ?? '') ? [turn] : found,
      surroundings: [turn],
    };
  }
  const bodies = findAll(turn, selectors.answerBody);
  const id = /^(.+)-content-\d+$/.exec(bodies[0]?.id ?? '')?.[1];
  return { role, bodies, surroundings: [turn], ...(id === undefined ? {} : { id }) };
}
