import type { Role } from '../core/capture.ts';
import { contentParts, holdsContent, isWrapper, ownTexts } from './generic-content.ts';
import {
  beginsWithName,
  findLabels,
  holdsThoughts,
  isAvatar,
  isLabel,
  namesSpeaker,
} from './generic-labels.ts';

/** What is known of all turns of a speaker. */
export interface TurnFrame {
  /** Whether a name or a time in words stands before or behind the text of each of them. */
  readonly isFramed: boolean;
  /** Whether a picture stands on the page more than once. */
  isRepeated(picture: Element): boolean;
}

/**
 * Finds what holds a turn's text on a page that nobody knows: goes down through elements that only wrap, and
 * leaves out what is a name, a time, a picture of the speaker, a row of buttons, or what the assistant only thought.
 */
export function findBodies(turn: Element, role: Role, { isFramed, isRepeated }: TurnFrame): Element[] {
  return descend(turn, isRepeated, (part) => isFramed && namesSpeaker(part, role));
}

/**
 * Whether something before or behind a turn's text is only the speaker's name or a time, whatever its class. One turn
 * may end in a time that the user wrote; each of them does so only where the interface says when it was.
 */
export function hasFrame(turn: Element, role: Role, isRepeated: TurnFrame['isRepeated']): boolean {
  let isFound = false;
  descend(turn, isRepeated, (part) => {
    const isNamed = namesSpeaker(part, role);
    isFound ||= isNamed;
    return isNamed;
  });
  return isFound;
}

/** Whether an element holds text of a turn, and not only the speaker's name or picture. */
export function holdsText(element: Element): boolean {
  return holdsContent(element) && !isLabel(element);
}

/** @param isFrame tells of the first and the last part whether it is no part of the text. */
function descend(
  turn: Element,
  isRepeated: TurnFrame['isRepeated'],
  isFrame: (part: Element) => boolean,
): Element[] {
  let element = turn;
  for (;;) {
    if (!isWrapper(element) || (ownTexts(element).length > 0 && !beginsWithName(element))) return [element];
    const parts = contentParts(element);
    const labels = findLabels(parts);
    const isEdge = (part: Element) => part === parts[0] || part === parts.at(-1);
    const content = parts.filter(
      (part) =>
        !labels.has(part) &&
        !holdsThoughts(part) &&
        !isAvatar(part, isRepeated) &&
        !(isEdge(part) && isFrame(part)),
    );
    const [only] = content;
    if (only === undefined || (content.length > 1 && content.length === parts.length)) return [element];
    if (content.length > 1) return content;
    element = only;
  }
}
