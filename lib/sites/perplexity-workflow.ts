import type { Role } from '../core/capture.ts';
import type { SiteGeneration, TurnPlace } from './adapter.ts';
import { displayed } from './displayed.ts';
import { listSignedTurns, type SpeakerSign } from './list-turns.ts';
import {
  findPerplexityTitle,
  perplexityComposer,
  perplexityRules,
  perplexityStop,
} from './perplexity-page.ts';
import { findAll, optional, required } from './selectors.ts';

const ANSWER = '[data-workflow-final-text]';
const FOOTER = '[data-workflow-text-footer]';

const selectors = {
  turn: required({ css: `[class*="group/user-bubble"], ${ANSWER}`, seen: '2026-09-25' }),
  userBody: optional(
    { css: '[data-renderer="lm"]', seen: '2026-09-25' },
    { css: '.select-text', seen: '2026-08-31' },
    { css: '.rounded-2xl', seen: '2026-09-25' },
  ),
  answerBody: optional(
    { css: '.prose', seen: '2026-09-25' },
    { css: '[data-renderer="lm"]', seen: '2026-09-25' },
  ),
  streaming: optional(perplexityStop),
  composer: perplexityComposer,
};

/** Signs of who speaks: what the element is called, and what stands in it. */
const SIGNS: readonly SpeakerSign[] = [
  { css: '[class*="group/user-bubble"]', role: 'user' },
  { css: ANSWER, role: 'assistant' },
  { css: '[data-testid="toggle-query-expand-button"]', role: 'user' },
  { css: '[class*="group/final-text"]', role: 'assistant' },
];

/** Perplexity's page since August 2026: bubbles, and the text that a workflow ends with. */
export const perplexityWorkflow: SiteGeneration = {
  name: 'workflow',
  selectors,
  rules: perplexityRules,
  findTurns: (document) => listSignedTurns(findTurns(document), SIGNS, findPlace),
  findTitle: findPerplexityTitle,
  findModel: () => undefined,
  isWriting,
};

function findTurns(document: Document): Element[] {
  return displayed(findAll(document, selectors.turn));
}

function findPlace(turn: Element, role: Role): TurnPlace {
  const bodies = findAll(turn, role === 'user' ? selectors.userBody : selectors.answerBody);
  return { role, bodies, surroundings: [turn] };
}

/** A finished answer has a footer behind it. */
function isWriting(document: Document): boolean {
  const newest = findTurns(document).at(-1);
  if (newest?.matches(ANSWER) !== true) return false;
  const footer = [...document.querySelectorAll(FOOTER)].at(-1);
  if (footer === undefined) return true;
  return (
    (newest.compareDocumentPosition(footer) & newest.DOCUMENT_POSITION_FOLLOWING) === 0 &&
    !newest.contains(footer)
  );
}
