import type { Role } from '../core/capture.ts';
import type { SiteGeneration, TurnPlace } from './adapter.ts';
import { displayed } from './displayed.ts';
import { listSignedTurns, type SpeakerSign } from './list-turns.ts';
import {
  findPerplexityTitle,
  perplexityComposer,
  perplexityRules,
  perplexityStop,
  REPORT_CARD,
  SOURCE_LIST,
} from './perplexity-page.ts';
import { findAll, optional, required } from './selectors.ts';

const ANSWER = '[id^="markdown-content-"]';

const selectors = {
  turn: required({ css: `[class*="group/query"], ${ANSWER}`, seen: '2026-05-20' }),
  userBody: optional({ css: '.select-text', seen: '2026-05-20' }),
  answerBody: optional(
    { css: '.prose', seen: '2026-05-20' },
    { css: '[data-renderer="lm"]', seen: '2026-05-20' },
  ),
  streaming: optional(perplexityStop),
  composer: perplexityComposer,
};

/** Signs of who speaks: what the element is called, and what stands in it. */
const SIGNS: readonly SpeakerSign[] = [
  { css: '[class*="group/query"]', role: 'user' },
  { css: ANSWER, role: 'assistant' },
  { css: '.prose', role: 'assistant' },
];

/** Perplexity's page until August 2026: the first message is a heading, every answer has a number. */
export const perplexityClassic: SiteGeneration = {
  name: 'classic',
  selectors,
  rules: perplexityRules,
  findTurns: (document) => listSignedTurns(displayed(findAll(document, selectors.turn)), SIGNS, findPlace),
  findTitle: findPerplexityTitle,
  findModel: () => undefined,
};

function findPlace(turn: Element, role: Role): TurnPlace {
  const found = findAll(turn, role === 'user' ? selectors.userBody : selectors.answerBody);
  if (role === 'user') return { role, bodies: found.length === 0 ? [turn] : found, surroundings: [turn] };
  const panel = turn.closest('[role="tabpanel"]');
  const beside = panel === null ? [] : [...panel.querySelectorAll(`${REPORT_CARD}, ${SOURCE_LIST}`)];
  return { role, id: turn.id, bodies: found, surroundings: [turn, ...beside] };
}
