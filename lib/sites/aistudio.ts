import type { Role } from '../core/capture.ts';
import type { SiteAdapter, SiteGeneration, TurnList, TurnPlace } from './adapter.ts';
import { aistudioAddress } from './addresses/aistudio.ts';
import { documentTitle } from './document-title.ts';
import { listTurns } from './list-turns.ts';
import { agreeOnRole, type RoleReading } from './roles.ts';
import { findAll, findFirst, hasAny, optional, required } from './selectors.ts';

const selectors = {
  /** An exchange has one for the user, one for the thoughts and one for the answer. */
  turn: required({ css: 'ms-chat-turn', seen: '2026-08-20' }),
  body: optional({ css: 'ms-text-chunk', seen: '2026-08-20' }),
  thoughts: optional({ css: 'ms-thought-chunk', seen: '2026-08-20' }),
  /** What fills a turn that is not taken out of the page. */
  content: optional({ css: 'ms-prompt-chunk, .turn-content', seen: '2026-08-20' }),
  streaming: optional(
    { css: 'ms-run-button .stoppable-spinner', seen: '2026-08-15' },
    { css: 'ms-run-button .spin', seen: '2026-08-15' },
    { css: 'ms-run-button .stoppable', seen: '2026-08-15' },
  ),
  title: optional({ css: 'ms-toolbar h1', seen: '2026-01-29' }),
  model: optional({ css: '.model-selector-card .title', seen: '2026-01-29' }),
  composer: required(
    { css: 'ms-chunk-input textarea, ms-prompt-input-wrapper textarea', seen: '2026-01-17' },
    { css: '.prompt-box-container textarea', seen: '2026-08-15' },
  ),
};

/** Google AI Studio's page: turns that are far from the window stay as empty elements. */
const page: SiteGeneration = {
  name: 'page',
  selectors,
  rules: {
    omit: 'ms-thought-chunk, .author-label, .actions-container',
    codeFrame: 'ms-code-block',
    keptSpace: '.user ms-cmark-node',
    attachments: [
      { css: 'ms-image-chunk', kind: 'image' },
      { css: 'ms-file-chunk', kind: 'file', name: '.name' },
    ],
  },
  findTurns,
  findTitle: (document) =>
    findFirst(document, selectors.title)?.textContent ??
    documentTitle(document, ['Google AI Studio', 'AI Studio']),
  findModel: (document) => findFirst(document, selectors.model)?.textContent ?? undefined,
};

/** Google AI Studio. */
export const aistudio: SiteAdapter = { address: aistudioAddress, generations: [page] };

function findTurns(document: Document): TurnList {
  const elements = findAll(document, selectors.turn);
  const isMounted = elements.map((element) => hasAny(element, selectors.content));
  const mounted = elements.filter((_, index) => isMounted[index]);
  return {
    ...listTurns(mounted, readRole, findPlace),
    completeness: {
      startReached: isMounted[0] === false ? 'no' : 'unknown',
      endReached: isMounted.at(-1) === false ? 'no' : 'unknown',
      unmountedTurns: elements.length - mounted.length,
    },
  };
}

/** Two signs of the speaker: an attribute, whose case has varied, and a class. */
function readRole(turn: Element): RoleReading {
  const named = turn.querySelector('[data-turn-role]')?.getAttribute('data-turn-role');
  const isUser = turn.querySelector('.chat-turn-container.user') !== null;
  const isModel = turn.querySelector('.chat-turn-container.model') !== null;
  return agreeOnRole([named?.toLowerCase(), isUser ? 'user' : undefined, isModel ? 'model' : undefined]);
}

/** An element of thoughts alone is understood and no turn. */
function findPlace(turn: Element, role: Role): TurnPlace | undefined {
  const bodies = findAll(turn, selectors.body).filter((body) => body.closest('ms-thought-chunk') === null);
  if (bodies.length === 0 && hasAny(turn, selectors.thoughts)) return undefined;
  return { role, bodies, surroundings: [turn], id: turn.id.replace(/^turn-/, '') };
}
