import type { Role } from '../core/capture.ts';
import type { Completeness, SiteGeneration, TurnList, TurnPlace } from './adapter.ts';
import { displayed } from './displayed.ts';
import { documentTitle } from './document-title.ts';
import { listTurns } from './list-turns.ts';
import { agreeOnRole } from './roles.ts';
import { findAll, optional, outermost, required } from './selectors.ts';

const selectors = {
  turn: required(
    { css: '[data-turn-id]', seen: '2026-07-28' },
    { css: '[data-testid^="conversation-turn-"]', seen: '2026-07-28' },
    { css: '[data-turn]', seen: '2026-07-28' },
  ),
  message: required({ css: '[data-message-author-role]', seen: '2026-07-28' }),
  /** What remains of a turn when it is taken out of the page. */
  wrapper: optional({ css: '[data-turn-id-container]', seen: '2026-07-28' }),
  userBody: optional(
    { css: '.user-message-bubble-color .whitespace-pre-wrap', seen: '2026-07-28' },
    { css: '.whitespace-pre-wrap', seen: '2026-06-06' },
    { css: '[data-message-author-role]', seen: '2026-07-28' },
  ),
  answerBody: optional(
    { css: '.markdown', seen: '2026-07-28' },
    { css: '[data-message-author-role]', seen: '2026-07-28' },
  ),
  streaming: optional({ css: '[data-testid="stop-button"]', seen: '2026-07-11' }),
  composer: required(
    { css: 'form[data-type="unified-composer"] #prompt-textarea', seen: '2026-07-28' },
    { css: '#prompt-textarea', seen: '2026-07-28' },
  ),
};

/** Wrappers that are no turns; seen 2026-07-28. */
const BOOKKEEPING = /^(client-created-root|paginated-root)/;
const CANVAS = '[id^="textdoc-message-"]';
const OLDER_PAGES = '[data-turn-id-container^="paginated-root"]';

/** ChatGPT's page until September 2026: one element a turn, which may hold several messages. */
export const chatgptClassic: SiteGeneration = {
  name: 'classic',
  selectors,
  rules: {
    omit: '',
    attachments: [
      { css: '[class*="file-tile"]', kind: 'file', name: '.font-semibold' },
      { css: CANVAS, kind: 'artifact', name: 'h1, h2, h3, .font-semibold' },
      { css: 'img:not([alt=""])', kind: 'image' },
    ],
  },
  findTurns,
  findTitle: (document) => documentTitle(document, ['ChatGPT']),
  findModel: (document) =>
    [...document.querySelectorAll('[data-message-model-slug]')]
      .at(-1)
      ?.getAttribute('data-message-model-slug') ?? undefined,
};

function findTurns(document: Document): TurnList {
  const elements = displayed(findAll(document, selectors.turn));
  const completeness = findCompleteness(document, elements);
  return { ...listTurns(elements, readRole, findPlace), completeness };
}

/** Two signs of the speaker: the turn's own attribute and that of the messages in it. */
function readRole(turn: Element): { role: Role | undefined; isCertain: boolean } {
  const message = turn.matches('[data-message-author-role]')
    ? turn
    : turn.querySelector('[data-message-author-role]');
  return agreeOnRole([turn.getAttribute('data-turn'), message?.getAttribute('data-message-author-role')]);
}

function findPlace(turn: Element, role: Role): TurnPlace {
  const found = findAll(turn, role === 'user' ? selectors.userBody : selectors.answerBody);
  // A canvas shows its document in the turn; that is an artifact, not the answer.
  const bodies = found.filter((body) => body.closest(CANVAS) === null);
  const id =
    turn.querySelector('[data-message-id]')?.getAttribute('data-message-id') ??
    turn.getAttribute('data-turn-id');
  return { role, bodies, surroundings: [turn], ...(id === null ? {} : { id }) };
}

function findCompleteness(document: Document, turns: readonly Element[]): Completeness {
  const wrappers = outermost(document.querySelectorAll('[data-turn-id-container]')).filter(
    (wrapper) => !BOOKKEEPING.test(wrapper.getAttribute('data-turn-id-container') ?? ''),
  );
  const isMounted = wrappers.map(
    (wrapper) => wrapper.matches('[data-turn-id]') || wrapper.querySelector('[data-turn-id]') !== null,
  );
  const unmountedTurns = isMounted.filter((mounted) => !mounted).length;
  return {
    startReached: isMounted[0] === false ? 'no' : findStart(document, turns[0]),
    endReached: isMounted.length === 0 ? 'unknown' : isMounted.at(-1) === true ? 'yes' : 'no',
    unmountedTurns,
  };
}

/** Turns are numbered from 1; where older pages are still to be loaded, the numbers count what is loaded. */
function findStart(document: Document, first: Element | undefined): Completeness['startReached'] {
  const number = /^conversation-turn-(\d+)$/.exec(first?.getAttribute('data-testid') ?? '')?.[1];
  if (number === undefined) return 'unknown';
  if (Number(number) > 1) return 'no';
  return document.querySelector(OLDER_PAGES) === null ? 'yes' : 'unknown';
}
