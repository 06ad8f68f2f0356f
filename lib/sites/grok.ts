import type { Role } from '../core/capture.ts';
import type { SiteAdapter, SiteGeneration, TurnList, TurnPlace } from './adapter.ts';
import { grokAddress } from './addresses/grok.ts';
import { displayed } from './displayed.ts';
import { documentTitle } from './document-title.ts';
import { findSigns, listTurns, nothingEstablished } from './list-turns.ts';
import { inVisualOrder } from './markdown/visual-order.ts';
import { agreeOnRole, type RoleReading } from './roles.ts';
import { findAll, findFirst, optional, required } from './selectors.ts';

const selectors = {
  turn: required({ css: '[id^="response-"]', seen: '2026-10-02' }),
  /** Since September 2026: the places of a list that draws only the rows near its view, in any order. */
  row: optional({ css: '[data-plane-row]', seen: '2026-10-02' }),
  body: optional(
    { css: '.response-content-markdown', seen: '2026-10-02' },
    { css: '.message-bubble', seen: '2026-10-02' },
    { css: '[data-testid="user-message"], [data-testid="assistant-message"]', seen: '2026-10-02' },
  ),
  thinking: optional({ css: '.thinking-container', seen: '2026-10-02' }),
  /** The buttons below a turn; an answer gets them when it is finished. */
  actions: optional({ css: '.action-buttons', seen: '2026-04-13' }),
  streaming: optional({ css: '[data-testid="assistant-message"][aria-busy="true"]', seen: '2026-10-02' }),
  model: optional({ css: '#model-select-trigger', seen: '2026-10-02' }),
  composer: required(
    { css: '.query-bar .ProseMirror', seen: '2026-10-02' },
    { css: '.query-bar textarea', seen: '2025-12-01' },
  ),
};

/** Signs of who speaks: the kind of message in the turn; the side on which it stands is the second one. */
const SIGNS: readonly { readonly css: string; readonly role: Role }[] = [
  { css: '[data-testid="user-message"]', role: 'user' },
  { css: '[data-testid="assistant-message"]', role: 'assistant' },
];

const page: SiteGeneration = {
  name: 'page',
  selectors,
  rules: {
    omit: '.thinking-container, .action-buttons',
    attachments: [
      { css: '[data-testid*="attachment"]', kind: 'file' },
      { css: 'img:not([alt=""])', kind: 'image' },
    ],
  },
  findTurns,
  findTitle: (document) => documentTitle(document, ['Grok']),
  findModel: (document) => findFirst(document, selectors.model)?.textContent ?? undefined,
  isWriting,
};

/** Grok: turns with ids, drawn as rows of a virtualised list since September 2026. */
export const grok: SiteAdapter = { address: grokAddress, generations: [page] };

/** The list draws a part of the conversation and says nothing of the rest. */
function findTurns(document: Document): TurnList {
  const parts = groupById(findTurnElements(document));
  const firsts = parts.flatMap(([first]) => first ?? []);
  const places = new Map(firsts.map((first, index) => [first, parts[index] ?? []]));
  const listed = listTurns(firsts, readRole, (first, role) => findPlace(places.get(first) ?? [first], role));
  return { ...listed, completeness: nothingEstablished };
}

/** In the order in which they are seen: the document has the rows in the order in which they were drawn. */
function findTurnElements(document: Document): Element[] {
  const turns = displayed(findAll(document, selectors.turn));
  const rows = inVisualOrder(findAll(document, selectors.row));
  const inRows = rows.flatMap((row) => turns.filter((turn) => row.contains(turn)));
  return inRows.length === turns.length ? inRows : turns;
}

/** A long turn may be drawn in several rows. */
function groupById(turns: readonly Element[]): Element[][] {
  const groups = new Map<string, Element[]>();
  for (const turn of turns) groups.set(turn.id, [...(groups.get(turn.id) ?? []), turn]);
  return [...groups.values()];
}

function readRole(turn: Element): RoleReading {
  const isOnSide = (side: string) => turn.classList.contains(side);
  return agreeOnRole([
    ...findSigns(turn, SIGNS),
    isOnSide('items-end') ? 'user' : undefined,
    isOnSide('items-start') ? 'assistant' : undefined,
  ]);
}

function findPlace(parts: readonly Element[], role: Role): TurnPlace {
  const bodies = parts
    .flatMap((part) => findAll(part, selectors.body))
    .filter((body) => body.closest('.thinking-container') === null);
  const id = parts[0]?.id.replace(/^response-/, '') ?? '';
  return { role, bodies, surroundings: parts, id };
}

/** The newest answer has no buttons yet, while another turn has some. */
function isWriting(document: Document): boolean {
  const newest = findTurnElements(document).at(-1);
  if (newest === undefined || readRole(newest).role !== 'assistant') return false;
  return (
    findFirst(document, selectors.actions) !== undefined && findFirst(newest, selectors.actions) === undefined
  );
}
