import type { Role } from '../core/capture.ts';
import type { Completeness, SiteGeneration, TurnList, TurnPlace } from './adapter.ts';
import { claudeAttachments, findClaudeModel, findClaudeTitle } from './claude-page.ts';
import { displayed } from './displayed.ts';
import { listTurns } from './list-turns.ts';
import { agreeOnRole, type RoleReading } from './roles.ts';
import { findAll, optional, required } from './selectors.ts';

const selectors = {
  turn: required(
    { css: '[data-test-render-count]', seen: '2026-07-29' },
    { css: '[data-testid="user-message"], .font-claude-response, .font-claude-message', seen: '2026-07-29' },
  ),
  userBody: optional({ css: '[data-testid="user-message"]', seen: '2026-07-29' }),
  answerBody: optional(
    { css: '.standard-markdown, .progressive-markdown', seen: '2026-07-29' },
    { css: '.font-claude-response', seen: '2026-07-29' },
    { css: '.font-claude-message', seen: '2025-12-01' },
  ),
  streaming: optional({ css: '[data-is-streaming="true"]', seen: '2026-07-29' }),
  composer: required({ css: '[data-testid="chat-input"]', seen: '2026-07-29' }),
};

/** Signs of who speaks, each on its own; an attachment without text is always the user's. */
const SIGNS: readonly { readonly css: string; readonly role: Role }[] = [
  { css: '[data-testid="user-message"]', role: 'user' },
  { css: '[data-user-message-bubble]', role: 'user' },
  { css: '[data-is-streaming]', role: 'assistant' },
  { css: '.font-claude-response, .font-claude-message', role: 'assistant' },
];
const USER_ATTACHMENT = '[data-testid="file-thumbnail"]';
/** The header of a thinking or tool block; it stands in the first row of a two-row grid, the answer in the second. */
const STATUS = '[class*="group/status"]';
const FIRST_ROW = '.row-start-1';

/** Claude's page until August 2026: every turn is in the page, none has an id. */
export const claudeClassic: SiteGeneration = {
  name: 'classic',
  selectors,
  rules: { omit: '[data-find-omitted]', attachments: claudeAttachments },
  findTurns,
  findTitle: findClaudeTitle,
  findModel: findClaudeModel,
};

function findTurns(document: Document): TurnList {
  const elements = displayed(findAll(document, selectors.turn));
  return { ...listTurns(elements, readRole, findPlace), completeness: findCompleteness(elements) };
}

function readRole(turn: Element): RoleReading {
  const signs = SIGNS.filter(({ css }) => turn.matches(css) || turn.querySelector(css) !== null);
  if (signs.length > 0) return agreeOnRole(signs.map(({ role }) => role));
  return agreeOnRole([turn.querySelector(USER_ATTACHMENT) === null ? undefined : 'user']);
}

function findPlace(turn: Element, role: Role): TurnPlace {
  const selector = role === 'user' ? selectors.userBody : selectors.answerBody;
  const found = findAll(turn, selector);
  // Where the turn is found by its own text, that element is its body.
  const bodies = found.length === 0 && turn.matches(SIGNS.map(({ css }) => css).join(', ')) ? [turn] : found;
  return { role, bodies: withoutThinking(turn, bodies), surroundings: [turn] };
}

function withoutThinking(turn: Element, bodies: readonly Element[]): Element[] {
  const rows = [...turn.querySelectorAll(STATUS)].flatMap((status) => status.closest(FIRST_ROW) ?? []);
  return bodies.filter((body) => !rows.some((row) => row.contains(body)));
}

/** Since July 2026 each turn's label counts: its position and the total, in whatever order the language has. */
function findCompleteness(turns: readonly Element[]): Completeness {
  const counts = turns.map((turn) => readCounts(turn.closest('[role="article"]')));
  const declaredTurns = Math.max(0, ...counts.flat());
  const [first, last] = [counts[0] ?? [], counts.at(-1) ?? []];
  if (declaredTurns < turns.length || first.length !== 2 || last.length !== 2) {
    return { startReached: 'unknown', endReached: 'unknown', unmountedTurns: 0 };
  }
  return {
    declaredTurns,
    startReached: first.includes(1) ? 'yes' : 'no',
    endReached: last.every((count) => count === declaredTurns) ? 'yes' : 'no',
    unmountedTurns: declaredTurns - turns.length,
  };
}

function readCounts(article: Element | null): number[] {
  return (article?.getAttribute('aria-label')?.match(/\d+/g) ?? []).map(Number);
}
