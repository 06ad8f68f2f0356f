import type { Role } from '../core/capture.ts';
import { findSpeaker, isSpeakerHeading } from '../core/transcript-labels.ts';
import { contentParts, isWrapper, ownTexts, shownText } from './generic-content.ts';

/** Words in the class of what stands beside a turn's text: who spoke, when, and what can be done. */
const LABEL =
  /(?:^|[-_ ]|(?<=[a-z]))(?:name|avatar|author|sender|participant|meta|metadata|header|footer|time|timestamp|date|actions|toolbar|info|icon|status)(?=[-_ A-Z]|$)/i;
/** Words that a note within the text has in its class as well. */
const NOTE = /header|footer|info|icon|status/i;
/** A turn's own class may say what it stands beside, as in `with-avatar` or `bubble-avatar-side`. */
const ABOUT_LABELS =
  /(?:^|[-_])(?:with|without|has|no)[-_]|avatar[-_]?(?:side|left|right|start|end|top|bottom)/i;
/** A picture of the speaker, or a letter in its place. */
const AVATAR = /avatar/i;
const MAX_AVATAR_UNITS = 3;
/** The time of a turn, as interfaces write it in any language, and in words as the English ones do. */
const TIME =
  /(?:(?:today|yesterday|\d{4}-\d{2}-\d{2}),?\s+)?(?:\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?|just now|\d{1,3}\s?(?:s|secs?|seconds?|m|mins?|minutes?|h|hours?|d|days?) ago)$/i;
/** A name before what somebody says. */
const NAME = /^\s*([^:：]{1,40})[:：]\s*$/;
/** No name of a speaker with its time is longer. */
const MAX_SPEAKER_UNITS = 60;
/** What opens an assistant's thoughts, as the interfaces of several kits write it. */
const THOUGHTS =
  /^(?:thoughts?|thinking|reason(?:ing|ed)|chain of thought|(?:show|hide) (?:thinking|reasoning|thoughts))\b|^(?:已?深度)?思考/i;
/** A heading is text, however its class calls it. */
const HEADING = /^H[1-6]$/;
/** Elements in which a name or a time is set apart from the words. */
const NAME_TAGS = new Set(['SMALL', 'B', 'STRONG', 'EM', 'I', 'LABEL', 'H3', 'H4', 'H5', 'H6']);
const LABEL_TAGS = new Set(['HEADER', 'FOOTER', 'TIME']);
const TEXT_BLOCKS = 'p, pre, ul, ol, table, blockquote';
const TEXT = `${TEXT_BLOCKS}, h1, h2, h3, h4, h5, h6`;

/**
 * Which of the parts of a turn stand beside what was said. Among paragraphs that is told only of what comes before
 * the first or after the last of them, and not of what may be a note: better a name too many than a note lost.
 */
export function findLabels(parts: readonly Element[]): Set<Element> {
  const isText = parts.map((part) => part.matches(TEXT));
  const [first, last] = [isText.indexOf(true), isText.lastIndexOf(true)];
  return new Set(
    parts.filter((part, index) => {
      if (first !== -1 && ((index > first && index < last) || NOTE.test(nameOf(part)))) return false;
      return isLabel(part);
    }),
  );
}

/** What an element's attributes call it, without the words for what stands beside it. */
function nameOf(element: Element): string {
  const names = ['class', 'data-testid', 'data-slot'].map((name) => element.getAttribute(name) ?? '');
  return names
    .join(' ')
    .split(/\s+/)
    .filter((token) => !ABOUT_LABELS.test(token))
    .join(' ');
}

/** Whether an element stands beside what was said: by its own name, or because all that it holds are labels. */
export function isLabel(element: Element): boolean {
  const name = nameOf(element);
  if ((LABEL.test(name) && !HEADING.test(element.tagName)) || LABEL_TAGS.has(element.tagName)) {
    const isLetter = AVATAR.test(name) && shownText(element).length <= MAX_AVATAR_UNITS;
    if (isLetter && element.querySelector('img') === null) return true;
    return !element.matches(TEXT_BLOCKS) && element.querySelector(TEXT_BLOCKS) === null;
  }
  if (!isWrapper(element) || ownTexts(element).length > 0) return false;
  const parts = contentParts(element);
  return parts.length > 0 && parts.every(isLabel);
}

/** Whether all that an element says is who speaks, and when: the first or the last thing in a turn, in any class. */
export function namesSpeaker(element: Element, role: Role): boolean {
  const mayName = isWrapper(element) || NAME_TAGS.has(element.tagName);
  if (!mayName || element.querySelector(TEXT_BLOCKS) !== null) return false;
  const text = shownText(element);
  if (text === '' || text.length > MAX_SPEAKER_UNITS) return false;
  const name = text
    .replace(TIME, '')
    .trim()
    .replace(/[:：]$/, '');
  if (name === '') return true;
  const speaker = findSpeaker(name);
  return speaker === 'unknown' ? role === 'assistant' && isSpeakerHeading(name) : speaker === role;
}

/** Tells pictures that stand on the page more than once. They are counted when the first one is asked about. */
export function createPictureCount(root: ParentNode): (picture: Element) => boolean {
  let counts: Map<string, number> | undefined;
  return (picture) => {
    counts ??= countSources(root);
    return (counts.get(picture.getAttribute('src') ?? '') ?? 0) > 1;
  };
}

function countSources(root: ParentNode): Map<string, number> {
  const counts = new Map<string, number>();
  for (const picture of root.querySelectorAll('img')) {
    const source = picture.getAttribute('src') ?? '';
    counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  return counts;
}

/** A picture without a name that stands on the page again: it is the speaker's, not what was said. */
export function isAvatar(element: Element, isRepeated: (picture: Element) => boolean): boolean {
  if (!isWrapper(element) || shownText(element) !== '') return false;
  const [picture, ...others] = element.querySelectorAll('img');
  if (picture === undefined || others.length > 0 || (picture.getAttribute('alt') ?? '') !== '') return false;
  return isRepeated(picture);
}

/** Whether an element is what its opener shows and hides, and the opener says that those are thoughts; or holds nothing else. */
export function holdsThoughts(element: Element): boolean {
  const opener = element.tagName === 'DETAILS' ? element.querySelector('summary') : findOpener(element);
  if (opener !== null) return THOUGHTS.test(shownText(opener));
  const parts = isWrapper(element) && ownTexts(element).length === 0 ? contentParts(element) : [];
  return parts.length > 0 && parts.every(holdsThoughts);
}

function findOpener({ id, parentElement }: Element): Element | null {
  const siblings =
    id === '' || parentElement === null ? [] : parentElement.querySelectorAll('[aria-controls]');
  return [...siblings].find((opener) => opener.getAttribute('aria-controls') === id) ?? null;
}

/** Whether all that an element says is a day or a time, as between the turns of two days. */
export function saysTime(element: Element): boolean {
  const text = shownText(element);
  return (
    text.length <= MAX_SPEAKER_UNITS && (/^(?:today|yesterday)$/i.test(text) || text.replace(TIME, '') === '')
  );
}

/** The speaker whose name stands as bare text before elements with what is said. */
export function speakerBefore(element: Element): 'user' | 'assistant' | undefined {
  const first = element.firstChild;
  if (first?.nodeType !== 3 || element.firstElementChild === null) return undefined;
  const speaker = findSpeaker(NAME.exec(first.nodeValue ?? '')?.[1] ?? '');
  return speaker === 'user' || speaker === 'assistant' ? speaker : undefined;
}

/** Whether a name is the only text of an element's own. */
export function beginsWithName(element: Element): boolean {
  return speakerBefore(element) !== undefined && ownTexts(element).length === 1;
}
