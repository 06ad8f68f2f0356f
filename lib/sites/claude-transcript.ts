import type { Role } from '../core/capture.ts';
import type { Completeness, SiteGeneration, TurnList, TurnPlace } from './adapter.ts';
import { claudeAttachments, findClaudeModel, findClaudeTitle } from './claude-page.ts';
import { displayed } from './displayed.ts';
import { listTurns } from './list-turns.ts';
import { agreeOnRole, type RoleReading } from './roles.ts';
import { findAll, optional, required } from './selectors.ts';

const selectors = {
  turn: required(
    { css: '[data-testid="transcript-row"]', seen: '2026-10-03' },
    { css: '[data-perf-row]', seen: '2026-10-03' },
  ),
  userBody: optional({ css: '[data-testid="user-message"]', seen: '2026-10-03' }),
  /** Several in one answer, around its tool calls. */
  answerBody: optional(
    { css: '[data-perf-reply-text]', seen: '2026-10-03' },
    { css: '[data-cds="Prose"]', seen: '2026-10-03' },
    { css: '[data-testid="assistant-message"]', seen: '2026-10-03' },
  ),
  streaming: optional(
    { css: '[data-perf-row-streaming="true"]', seen: '2026-10-03' },
    { css: '[data-is-streaming="true"]', seen: '2026-10-03' },
    { css: '[data-testid="chat-input-stop"]', seen: '2026-10-03' },
  ),
  composer: required({ css: '[data-testid="chat-input"]', seen: '2026-10-03' }),
};

/** Claude's page since August 2026: a virtualised list whose rows say where they stand and of how many. */
export const claudeTranscript: SiteGeneration = {
  name: 'transcript',
  selectors,
  rules: {
    omit: '[data-find-omitted], [data-cds="TurnStatus"], [data-cds="MessageActions"]',
    attachments: claudeAttachments,
  },
  findTurns,
  findTitle: findClaudeTitle,
  findModel: findClaudeModel,
};

function findTurns(document: Document): TurnList {
  const rows = displayed(findAll(document, selectors.turn));
  return { ...listTurns(rows, readRole, findPlace), completeness: findCompleteness(rows) };
}

/** Two signs of the speaker: the row's own attribute, and the kind of message in it. */
function readRole(row: Element): RoleReading {
  const isUser = row.querySelector('[data-cds="UserMessage"], [data-testid="user-message"]') !== null;
  const isAssistant =
    row.querySelector('[data-cds="AssistantMessage"], [data-testid="assistant-message"]') !== null;
  return agreeOnRole([
    row.getAttribute('data-perf-row'),
    isUser ? 'user' : undefined,
    isAssistant ? 'assistant' : undefined,
  ]);
}

/** A row's place in the branch names the turn: the key of a user's row is the same in all of them. */
function findPlace(row: Element, role: Role): TurnPlace {
  const bodies = findAll(row, role === 'user' ? selectors.userBody : selectors.answerBody);
  const position = readNumber(row, 'data-index');
  const place = position === undefined ? {} : { id: `row-${position}`, position };
  return { role, bodies, surroundings: [row], ...place };
}

function findCompleteness(rows: readonly Element[]): Completeness {
  const sizes = rows.map(
    (row) => readNumber(row.querySelector('[aria-setsize]') ?? row, 'aria-setsize') ?? -1,
  );
  const declaredTurns = Math.max(-1, ...sizes);
  const first = readNumber(rows[0], 'data-index');
  const last = readNumber(rows.at(-1), 'data-index');
  const startReached = first === undefined ? 'unknown' : first === 0 ? 'yes' : 'no';
  if (declaredTurns < rows.length) return { startReached, endReached: 'unknown', unmountedTurns: 0 };
  const endReached = last === undefined ? 'unknown' : last === declaredTurns - 1 ? 'yes' : 'no';
  return { declaredTurns, startReached, endReached, unmountedTurns: declaredTurns - rows.length };
}

function readNumber(element: Element | undefined, name: string): number | undefined {
  const value = element?.getAttribute(name) ?? '';
  return /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}
