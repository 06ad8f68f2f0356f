import type { TurnPlace } from './adapter.ts';
import { findOutside } from './find-outside.ts';
import { childNodes, isElement } from './markdown/elements.ts';

const BUTTONS = 'button, [role="button"]';
/** The number of the version displayed and of all, in any digits. */
const COUNT = /^(\p{Nd}{1,3})\s*[/／]\s*(\p{Nd}{1,3})$/u;
/** How far above a button its pager may begin. */
const LEVELS = 3;
const MAX_UNITS = 12;

/**
 * How many other versions of a turn the page counts: between two buttons, outside of the turn's text, stand the
 * number of the version displayed and that of all. Sites that count without words all do it so.
 */
export function countOtherVersions({ bodies, surroundings }: TurnPlace): number {
  const own = new Set(bodies);
  for (const surrounding of surroundings) {
    for (const button of findOutside(surrounding, own, BUTTONS)) {
      const total = totalAround(button, surrounding, bodies);
      if (total !== undefined) return total - 1;
    }
  }
  return 0;
}

function totalAround(button: Element, end: Element, bodies: readonly Element[]): number | undefined {
  let element = button.parentElement;
  for (let level = 0; level < LEVELS && element !== null; level += 1, element = element.parentElement) {
    if (!end.contains(element) || bodies.some((body) => element?.contains(body))) return undefined;
    const text = textBeside(element, '').trim();
    if (text.length > MAX_UNITS) return undefined;
    const [, shown, all] = COUNT.exec(text) ?? [];
    if (shown === undefined || all === undefined) continue;
    const total = toNumber(all);
    if (element.querySelectorAll(BUTTONS).length > 1 && toNumber(shown) <= total && total > 1) return total;
  }
  return undefined;
}

/** The text beside the buttons, no more of it than a count can have. */
function textBeside(node: Node, before: string): string {
  let text = before;
  for (const child of childNodes(node)) {
    if (text.length > 2 * MAX_UNITS) return text;
    if (child.nodeType === 3) text += child.nodeValue ?? '';
    else if (isElement(child) && !child.matches(BUTTONS)) text = textBeside(child, text);
  }
  return text;
}

/** Digits of every script stand in rows of ten; a row begins at the first one that has no digit right before it. */
function toNumber(digits: string): number {
  return Number(
    Array.from(digits, (digit) => {
      let value = 0;
      let code = digit.codePointAt(0) ?? 0;
      for (; value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1)); code -= 1) value += 1;
      return value;
    }).join(''),
  );
}
