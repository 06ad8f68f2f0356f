import type { Role } from '../core/capture.ts';
import type { Completeness, SiteAdapter, SiteGeneration, TurnList, TurnPlace } from './adapter.ts';
import { qianwenAddress } from './addresses/qianwen.ts';
import { documentTitle } from './document-title.ts';
import { findAll, optional, required } from './selectors.ts';

const selectors = {
  /** A round: the user's question and its answer. */
  turn: required({ css: '.chat-round[data-chat]', seen: '2026-10-03' }),
  question: optional(
    { css: '[data-chat-question-wrap]', seen: '2026-10-03' },
    { css: '.chat-question-wrap', seen: '2026-10-03' },
  ),
  answer: optional(
    { css: '[data-chat-answers-wrap]', seen: '2026-10-03' },
    { css: '.chat-answers-card-wrap', seen: '2026-10-03' },
  ),
  userBody: optional({ css: '.question-text-card', seen: '2026-10-03' }),
  answerBody: optional({ css: '.qk-markdown', seen: '2026-10-03' }),
  streaming: optional({ css: '.qk-markdown:not(.qk-markdown-complete)', seen: '2026-10-03' }),
  composer: required({ css: '[data-chat-input-shell] [data-slate-editor="true"]', seen: '2026-10-03' }),
};
const THINKING = '[class*="thinkingContent"]';
const POSITION = '[data-chat-list-index]';

/** Qianwen's page since autumn 2026: one element a round. */
const page: SiteGeneration = {
  name: 'page',
  selectors,
  rules: {
    omit: `${THINKING}, [data-answer-feedback-toolbar], .qk-md-code > :not(pre) button`,
    codeFrame: '.qk-md-code',
    keptSpace: '.question-text-card',
    attachments: [
      { css: '[class*="file-card"]', kind: 'file', name: '[class*="name"]' },
      { css: 'img:not([alt=""])', kind: 'image' },
    ],
  },
  findTurns,
  findTitle: (document) => documentTitle(document, ['千问', '通义千问', 'Qianwen']),
  findModel: () => undefined,
};

/** Qianwen, the Chinese site: another page than Qwen's. */
export const qianwen: SiteAdapter = { address: qianwenAddress, generations: [page] };

function findTurns(document: Document): TurnList {
  const rounds = findAll(document, selectors.turn);
  const parts = rounds.map(readRound);
  return {
    turns: parts.flat(),
    unrecognised: parts.filter((places) => places.length === 0).length,
    completeness: findCompleteness(rounds),
  };
}

function readRound(round: Element): TurnPlace[] {
  const id = round.getAttribute('data-chat') ?? '';
  return [
    ...findAll(round, selectors.question).map((part) => findPlace('user', part, id)),
    ...findAll(round, selectors.answer).map((part) => findPlace('assistant', part, id)),
  ];
}

function findPlace(role: Role, part: Element, id: string): TurnPlace {
  const found = findAll(part, role === 'user' ? selectors.userBody : selectors.answerBody);
  const bodies = found.filter((body) => body.closest(THINKING) === null);
  return { role, id, bodies, surroundings: [part] };
}

/** Rounds are numbered from 0 among those that are loaded: a higher first number says that some are missing. */
function findCompleteness(rounds: readonly Element[]): Completeness {
  const position = rounds[0]?.closest(POSITION)?.getAttribute('data-chat-list-index') ?? '';
  const endReached = rounds.at(-1)?.classList.contains('last-message-item') === true ? 'yes' : 'unknown';
  return { startReached: /^[1-9]\d*$/.test(position) ? 'no' : 'unknown', endReached, unmountedTurns: 0 };
}
