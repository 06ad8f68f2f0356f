import type { Role } from '../core/capture.ts';
import type { Completeness, SiteAdapter, SiteGeneration, TurnList, TurnPlace } from './adapter.ts';
import { deepseekAddress } from './addresses/deepseek.ts';
import { displayed } from './displayed.ts';
import { documentTitle } from './document-title.ts';
import { listTurns, nothingEstablished } from './list-turns.ts';
import { agreeOnRole, type RoleReading } from './roles.ts';
import { findAll, optional, required } from './selectors.ts';

const THINKING = '.ds-think-content';
const FILE = '[class*="file-card"]';
const KEY = 'data-virtual-list-item-key';

const selectors = {
  turn: required({ css: '.ds-message', seen: '2026-10-03' }),
  userBody: optional(
    { css: '.ds-collapsible-text', seen: '2026-10-03' },
    { css: '.fbb737a4', seen: '2026-10-03' },
    { css: '.ds-message > :first-child', seen: '2026-05-17' },
  ),
  answerBody: optional(
    { css: '.ds-assistant-message-main-content', seen: '2026-10-03' },
    { css: '.ds-markdown', seen: '2026-10-03' },
  ),
  /** The button beside the composer while it would stop the answer: a square, whatever the language. */
  streaming: optional({
    css: '[role="button"] svg path[d^="M2 4.88C2 3.68009 2 3.08013"]',
    seen: '2026-10-01',
  }),
  /** It stands inside the list of turns and has no name of its own. */
  composer: required(
    { css: '.ds-virtual-list textarea', seen: '2026-10-03' },
    { css: 'textarea.ds-scroll-area', seen: '2026-10-03' },
    { css: '#chat-input', seen: '2025-12-01' },
  ),
};

const page: SiteGeneration = {
  name: 'page',
  selectors,
  rules: {
    omit: THINKING,
    citation: '.ds-markdown-cite, a:has(> .ds-markdown-cite)',
    keptSpace: '.ds-collapsible-text, .fbb737a4',
    attachments: [
      { css: FILE, kind: 'file', name: '[class*="file-name"]' },
      { css: 'img:not([alt=""])', kind: 'image' },
    ],
  },
  findTurns,
  findTitle: (document) => documentTitle(document, ['DeepSeek']),
  findModel: () => undefined,
};

/** DeepSeek: a virtualised list whose classes are mostly hashed; the few that are not carry this adapter. */
export const deepseek: SiteAdapter = { address: deepseekAddress, generations: [page] };

function findTurns(document: Document): TurnList {
  const elements = displayed(findAll(document, selectors.turn));
  return { ...listTurns(elements, readRole, findPlace), completeness: findCompleteness(elements) };
}

/**
 * An answer is rendered Markdown, the user's words are plain. A turn that is both is not understood; one that holds
 * thoughts only is an answer under way, one that holds a file only is the user's.
 */
function readRole(turn: Element): RoleReading {
  const isAnswer = turn.querySelector(`.ds-markdown, ${THINKING}`) !== null;
  const isPlain = turn.querySelector(`.ds-collapsible-text, .fbb737a4, ${FILE}`) !== null;
  const holdsWords = !isAnswer && (turn.textContent ?? '').trim() !== '';
  return agreeOnRole([isAnswer ? 'assistant' : undefined, isPlain || holdsWords ? 'user' : undefined]);
}

function findPlace(turn: Element, role: Role): TurnPlace {
  const row = turn.closest(`[${KEY}]`);
  const found = findAll(turn, role === 'user' ? selectors.userBody : selectors.answerBody);
  const bodies = found.filter((body) => body.closest(THINKING) === null);
  const key = row?.getAttribute(KEY);
  return { role, bodies, surroundings: [row ?? turn], ...(key ? { id: `row-${key}` } : {}) };
}

/** Rows are numbered from 1. A later number proves nothing: a first message that was edited has one, too. */
function findCompleteness([first]: readonly Element[]): Completeness {
  const key = first?.closest(`[${KEY}]`)?.getAttribute(KEY);
  return { ...nothingEstablished, startReached: key === '1' ? 'yes' : 'unknown' };
}
