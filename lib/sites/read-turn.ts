import type { Turn } from '../core/capture.ts';
import type { TurnPlace } from './adapter.ts';
import { countOtherVersions } from './count-versions.ts';
import { isUndisplayed } from './displayed.ts';
import { findOutside } from './find-outside.ts';
import { embeddedCss, readEmbedded } from './markdown/read-embedded.ts';
import {
  joinCss,
  type ReadingContext,
  type ReadingRules,
  recordAttachment,
  recordSourceList,
  startReading,
} from './markdown/reading-context.ts';
import { toMarkdown } from './markdown/to-markdown.ts';

/** A turn, and whether something in it was not understood. */
export interface ReadTurn {
  readonly turn: Turn;
  readonly isUnderstood: boolean;
}

/**
 * Reads one turn. A turn that cannot be read at all stays in its place as one with an unread part, so that the
 * turns after it are still read; it is counted, never passed off as an empty one.
 */
export function readTurn(place: TurnPlace, index: number, rules: ReadingRules): ReadTurn {
  try {
    return { turn: readUnderstood(place, index, rules), isUnderstood: true };
  } catch {
    return {
      turn: { ...head(place, index), markdown: '', attachments: [], unread: [{ kind: 'other' }] },
      isUnderstood: false,
    };
  }
}

function readUnderstood(place: TurnPlace, index: number, rules: ReadingRules): Turn {
  const context = startReading(rules, place.role === 'user');
  const markdown = toMarkdown(
    place.bodies.filter((body) => isDisplayedIn(place, body)),
    context,
  );
  recordSurroundings(place, context);
  const { attachments, unread } = context;
  if (markdown.trim() === '' && attachments.length === 0 && unread.length === 0)
    unread.push({ kind: 'empty' });
  const versions = countOtherVersions(place);
  if (versions > 0) unread.push({ kind: 'versions', count: versions });
  return { ...head(place, index), markdown, attachments, unread };
}

/** A body that the turn hides is one that another answer replaced. */
function isDisplayedIn({ surroundings }: TurnPlace, body: Element): boolean {
  const around = surroundings.find((surrounding) => surrounding.contains(body));
  return around === undefined || !isUndisplayed(body, around);
}

function head({ role, id }: TurnPlace, index: number): Pick<Turn, 'index' | 'id' | 'role'> {
  return id === undefined || id === '' || id.length > 300 ? { index, role } : { index, id, role };
}

/** Attachments and frames that stand in the turn outside of its text. */
function recordSurroundings({ bodies, surroundings }: TurnPlace, context: ReadingContext): void {
  const css = joinCss([embeddedCss, context.selectors.attachments, context.rules.sources]);
  const seen = new Set<Element>();
  const own = new Set(bodies);
  for (const surrounding of surroundings) {
    let last: Element | undefined;
    for (const element of findOutside(surrounding, own, css)) {
      if (seen.has(element) || last?.contains(element) === true) continue;
      if (isHidden(element) || bodies.some((body) => body.contains(element))) continue;
      seen.add(element);
      const isRecorded =
        recordAttachment(element, context) ||
        recordSourceList(element, context) ||
        readEmbedded(element, context);
      if (isRecorded) last = element;
    }
  }
}

function isHidden(element: Element): boolean {
  return element.closest('[hidden], [aria-hidden="true"], .sr-only') !== null;
}
