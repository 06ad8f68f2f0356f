import type { SiteAdapter, SiteGeneration, TurnList } from './adapter.ts';
import { documentTitle } from './document-title.ts';
import { findComposer } from './find-composer.ts';
import { findByAttribute } from './generic-attributes.ts';
import { findBodies, hasFrame, holdsText, type TurnFrame } from './generic-bodies.ts';
import { collectTokens, findByClass, findByOneSide } from './generic-classes.ts';
import { createPictureCount, saysTime } from './generic-labels.ts';
import { FIELD, findMarkedTurns, type MarkedTurn, NO_TURNS, type TurnPattern } from './generic-pattern.ts';
import { findByRows } from './generic-rows.ts';
import { guessedSite } from './hosted-sites.ts';
import { openShadowRoots } from './inner-roots.ts';
import { nothingEstablished, placeIn } from './list-turns.ts';
import { childElements } from './markdown/elements.ts';
import { optional, required } from './selectors.ts';

/** The day on which the interfaces were seen that these guesses were made from. */
const SEEN = '2026-11-29';
/** Signs that an answer is being written which several interfaces share; none of them is everywhere. */
const STREAMING = [
  '[data-status="running"]',
  '[data-state="streaming"]',
  '[data-streaming="true"]',
  '[aria-busy="true"]',
  '[class~="streamed-message"]',
  '[class~="typing-indicator"]',
  '[class$="-typing-indicator"]',
].join(', ');
/** NLUX leaves it on a finished answer, and only what stands around that says so (its version without React, seen 2026-11-30). */
const STREAMING_CLASS = '[class*="streaming"]';
const COMPLETE_CLASS = '[class*="--complete"]';
/** So many turns of a speaker tell what stands in each of them. */
const JUDGED_TURNS = 6;
const THOUGHTS = '[class*="thinking"], [class*="reasoning"], [data-type="reasoning"]';

/**
 * Makes an adapter for a page of a site that nobody knows, from what common chat interfaces have in common. What
 * it reads is a guess and says so. Undefined where the page holds nothing like a conversation and no single field to
 * begin one in.
 */
export function guessAdapter(document: Document): SiteAdapter | undefined {
  for (const root of [document, ...openShadowRoots(document)]) {
    const pattern = findPattern(root);
    if (pattern === undefined) continue;
    return { address: guessedSite, generations: [buildGeneration(root, pattern)], root, guessed: true };
  }
  return guessFreshChat(document);
}

function findPattern(root: ParentNode): TurnPattern | undefined {
  const named = findByAttribute(root);
  if (named !== undefined) return named;
  const tokens = collectTokens(root);
  return findByClass(root, tokens) ?? findByOneSide(root, tokens) ?? findByRows(root, tokens);
}

/** A new chat holds no turn yet, only the one field to write the first into; where two fields are, nothing says which. */
function guessFreshChat(document: Document): SiteAdapter | undefined {
  const generation = buildGeneration(document, NO_TURNS);
  const adapter: SiteAdapter = { address: guessedSite, generations: [generation], guessed: true };
  return findComposer(document, adapter) === undefined ? undefined : adapter;
}

function buildGeneration(root: ParentNode, pattern: TurnPattern): SiteGeneration {
  return {
    name: pattern.name,
    selectors: {
      turn: required({ css: `${pattern.user}, ${pattern.assistant}`, seen: SEEN }),
      streaming: optional({ css: STREAMING, seen: SEEN }),
      composer: required({ css: FIELD, seen: SEEN }),
    },
    rules: {
      omit: THOUGHTS,
      // What a user typed stands in an element of its own, line ends included; the style sheet shows them.
      keptSpace: ':not(:has(*))',
      asksStyle: true,
      attachments: [],
    },
    findTurns: () => findTurns(root, pattern),
    findTitle: (document) => documentTitle(document, []),
    findModel: () => undefined,
    isWriting: () =>
      [...root.querySelectorAll(STREAMING_CLASS)].some((element) => element.closest(COMPLETE_CLASS) === null),
  };
}

function findTurns(root: ParentNode, pattern: TurnPattern): TurnList {
  const marked = findMarkedTurns(root, pattern);
  const isRepeated = createPictureCount(root);
  const frame = (isUser: boolean): TurnFrame => ({
    isFramed: isEachFramed(marked, isUser, isRepeated),
    isRepeated,
  });
  const frames = { user: frame(true), assistant: frame(false) };
  const turns = marked.map(({ element, isUser }) => {
    const speaker = roleOf(isUser);
    const id = element.getAttribute('data-message-id') ?? (element.id === '' ? null : element.id);
    return placeIn(element, { role: pattern.speakersUnknown ? 'unknown' : speaker, id }, () =>
      findBodies(element, speaker, frames[speaker]),
    );
  });
  return { turns, unrecognised: countStrangers(marked), completeness: nothingEstablished };
}

function roleOf(isUser: boolean): 'user' | 'assistant' {
  return isUser ? 'user' : 'assistant';
}

/** Whether each turn of a speaker has a name or a time beside its text; of a single one only the others' can tell. */
function isEachFramed(
  marked: readonly MarkedTurn[],
  isUser: boolean,
  isRepeated: TurnFrame['isRepeated'],
): boolean {
  const own = marked.filter((turn) => turn.isUser === isUser);
  const judged = (own.length > 1 ? own : marked).slice(0, JUDGED_TURNS);
  return judged.every((turn) => hasFrame(turn.element, roleOf(turn.isUser), isRepeated));
}

/** What stands among the turns of one list, holds something to read, and is no turn: an answer may go on in it. */
function countStrangers(marked: readonly MarkedTurn[]): number {
  const turns = new Set(marked.map(({ element }) => element));
  const [first] = turns;
  const list = first?.parentElement ?? null;
  if (list === null || [...turns].some(({ parentElement }) => parentElement !== list)) return 0;
  const rows = childElements(list);
  return rows
    .slice(rows.findIndex((row) => turns.has(row)))
    .filter((row) => !turns.has(row) && holdsText(row) && !saysTime(row) && row.querySelector(FIELD) === null)
    .length;
}
