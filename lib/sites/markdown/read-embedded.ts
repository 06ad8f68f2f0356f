import type { UnreadPart } from '../../core/capture.ts';
import { type ReadingContext, recordUnread } from './reading-context.ts';

const EMBEDDED: Readonly<Record<string, UnreadPart['kind']>> = {
  IFRAME: 'frame',
  CANVAS: 'canvas',
  OBJECT: 'widget',
  EMBED: 'widget',
  VIDEO: 'other',
  AUDIO: 'other',
};

/** Selector of every element that `readEmbedded` knows by its name. */
export const embeddedCss = Object.keys(EMBEDDED).join(', ').toLowerCase();

/**
 * Records a part that this document only frames: a cross-origin frame, a canvas, a player, a custom element
 * that draws everything in a closed shadow tree.
 *
 * @returns whether the element is one.
 */
export function readEmbedded(element: Element, context: ReadingContext): boolean {
  const kind = EMBEDDED[element.tagName] ?? (isOpaqueWidget(element) ? 'widget' : undefined);
  if (kind === undefined) return false;
  recordUnread(kind, embeddedName(element), context);
  return true;
}

function isOpaqueWidget(element: Element): boolean {
  return element.tagName.includes('-') && element.childNodes.length === 0 && element.shadowRoot === null;
}

function embeddedName(element: Element): string {
  return element.getAttribute('title') ?? element.getAttribute('aria-label') ?? element.tagName.toLowerCase();
}
