import type { Role } from '../core/capture.ts';
import type { Completeness, SiteGeneration, TurnList, TurnPlace } from './adapter.ts';
import { documentTitle } from './document-title.ts';
import { embeddedCss } from './markdown/read-embedded.ts';
import { agreeOnRole, type RoleReading } from './roles.ts';
import { findAll, findFirst, optional, required } from './selectors.ts';

const selectors = {
  /** An exchange: the user's message and everything that answers it. */
  turn: required({ css: '[data-turn-key]', seen: '2026-10-03' }),
  unit: required(
    { css: '[data-content-search-unit-key]', seen: '2026-10-03' },
    { css: '[data-chatgpt-search-unit-key]', seen: '2026-10-03' },
  ),
  userBody: optional(
    { css: '[data-user-message-bubble] .whitespace-pre-wrap', seen: '2026-10-03' },
    { css: '[data-markdown-text-tone="user-message"]', seen: '2026-10-03' },
    { css: '[data-user-message-bubble]', seen: '2026-10-03' },
  ),
  /** Work commentary has the same style; it stands outside the unit or is toned down. */
  answerBody: optional(
    {
      css: '[data-markdown-text-style="assistant-message"]:not([data-markdown-text-tone="tertiary"])',
      seen: '2026-10-03',
    },
    { css: '[data-chatgpt-selection-message-id]', seen: '2026-10-03' },
  ),
  generatedImage: optional({ css: '[data-testid="generated-image-preview"]', seen: '2026-09-28' }),
  scroller: optional({ css: '[data-app-action-timeline-scroll]', seen: '2026-10-03' }),
  title: optional({
    css: '[data-sidebar-chatgpt-conversation-key][aria-current="page"]',
    seen: '2026-10-03',
  }),
  streaming: optional({ css: '[data-turn-key] [data-markdown-animated]', seen: '2026-09-29' }),
  composer: required(
    { css: 'form[data-chatgpt-composer] [data-composer-markdown]', seen: '2026-10-03' },
    { css: 'form[data-chatgpt-composer] textarea[name="prompt"]', seen: '2026-09-29' },
  ),
};

/** ChatGPT's page since September 2026: one element an exchange, roles only in the keys of its units. */
export const chatgptAppShell: SiteGeneration = {
  name: 'app-shell',
  selectors,
  rules: {
    omit: '[data-chatgpt-agent-turn-start], [data-markdown-copy="exclude"]',
    attachments: [
      { css: '[data-testid="generated-image-preview"]', kind: 'image' },
      { css: '[data-chatgpt-mermaid-preview]', kind: 'other' },
      { css: '[class*="file-tile"]', kind: 'file', name: '.font-semibold' },
      { css: 'img:not([alt=""])', kind: 'image' },
    ],
  },
  findTurns,
  findTitle: (document) =>
    findFirst(document, selectors.title)?.textContent ?? documentTitle(document, ['ChatGPT']),
  // The button beside the composer names an effort, not a model.
  findModel: () => undefined,
};

/** A part of an exchange that one speaker wrote. */
interface Unit extends RoleReading {
  readonly element: Element;
}

function findTurns(document: Document): TurnList {
  const exchanges = findAll(document, selectors.turn);
  const units = exchanges.map((exchange) => findAll(exchange, selectors.unit).map(readUnit));
  const turns = exchanges.flatMap((exchange, index) => findPlaces(exchange, units[index] ?? []));
  const emptyExchanges = units.filter((list) => list.length === 0).length;
  const uncertainUnits = units.flat().filter(({ isCertain }) => !isCertain).length;
  return { turns, unrecognised: emptyExchanges + uncertainUnits, completeness: findCompleteness(document) };
}

/** Two signs of the speaker: the end of the unit's key, and the bubble or the heading inside. */
function readUnit(element: Element): Unit {
  const key =
    element.getAttribute('data-content-search-unit-key') ??
    element.getAttribute('data-chatgpt-search-unit-key');
  const heading = element.querySelector('[data-conversation-role]')?.getAttribute('data-conversation-role');
  const bubble = element.querySelector('[data-user-message-bubble]') === null ? undefined : 'user';
  return { element, ...agreeOnRole([key?.split(':').at(-1), heading, bubble]) };
}

/** The user's message with what stands before it, then the answer with what stands behind. */
function findPlaces(exchange: Element, units: readonly Unit[]): TurnPlace[] {
  const places: TurnPlace[] = [];
  const users = units.filter(({ role }) => role === 'user').map(({ element }) => element);
  const answers = units.filter(({ role }) => role === 'assistant').map(({ element }) => element);
  const loose = findLoose(exchange, units);
  const firstUser = users[0];
  const isBefore = (element: Element) =>
    firstUser !== undefined &&
    (firstUser.compareDocumentPosition(element) & element.DOCUMENT_POSITION_PRECEDING) !== 0;
  if (firstUser !== undefined) {
    places.push(buildPlace('user', users, loose.filter(isBefore), exchange.getAttribute('data-turn-key')));
  }
  const behind = loose.filter((element) => !isBefore(element) && !isDecoration(element));
  if (answers.length + behind.length > 0) places.push(buildPlace('assistant', answers, behind, null));
  return places;
}

/** Images, files and frames that stand in the exchange outside of every unit. */
function findLoose(exchange: Element, units: readonly Unit[]): Element[] {
  const candidates = exchange.querySelectorAll(
    `${embeddedCss}, img:not([alt=""]), [data-testid="generated-image-preview"], [class*="file-tile"]`,
  );
  return [...candidates].filter((element) => !units.some((unit) => unit.element.contains(element)));
}

/** Small images in the account of the work (icons of sources) are not part of the answer. */
function isDecoration(element: Element): boolean {
  return element.tagName === 'IMG';
}

function buildPlace(
  role: Role,
  units: readonly Element[],
  loose: readonly Element[],
  key: string | null,
): TurnPlace {
  const bodies = units.flatMap((unit) =>
    findAll(unit, role === 'user' ? selectors.userBody : selectors.answerBody),
  );
  const id = key ?? units.map(findMessageId).find((found) => found !== undefined);
  return { role, bodies, surroundings: [...loose, ...units], ...(id === undefined ? {} : { id }) };
}

function findMessageId(unit: Element): string | undefined {
  const selection = unit.querySelector('[data-chatgpt-selection-message-id]');
  const ids =
    selection?.getAttribute('data-chatgpt-selection-message-id') ??
    unit.getAttribute('data-chatgpt-search-message-ids');
  return ids?.split(/[\s,]+/).find((id) => id !== '');
}

/**
 * The page states no total, and older exchanges are loaded when its upper end is reached: only the newest can
 * be known to be there, when the scroller is reversed, as seen, and stands at its origin.
 */
function findCompleteness(document: Document): Completeness {
  const scroller = findFirst(document, selectors.scroller);
  const isAtNewest = scroller !== undefined && isReversed(scroller) && Math.abs(scroller.scrollTop) < 2;
  return { startReached: 'unknown', endReached: isAtNewest ? 'yes' : 'unknown', unmountedTurns: 0 };
}

function isReversed(scroller: Element): boolean {
  return scroller.ownerDocument.defaultView?.getComputedStyle(scroller).flexDirection === 'column-reverse';
}
