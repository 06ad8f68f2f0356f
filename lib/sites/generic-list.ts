import {
  findMarkedTurns,
  hasFieldOutside,
  isConversation,
  type TurnPattern,
  type TurnRows,
} from './generic-pattern.ts';

/** A row at the start and one at the end are also a page's foot: a third one shows that they go on by turns. */
export const LEAST_ROWS = 3;

/** A pattern whose turns are children of one list, which is told by its place in the page. */
export function rowPattern(rows: TurnRows): TurnPattern {
  const css = `${pathTo(rows.list)} > *`;
  return { name: 'rows', user: css, assistant: css, rows };
}

/** Whatever stands in rows may be anything: it is a chat where somebody can go on writing. */
export function isChat(root: ParentNode, pattern: TurnPattern): boolean {
  return isConversation(root, pattern) && hasFieldOutside(root, findMarkedTurns(root, pattern));
}

/** A selector that finds this element alone, as the page is now. */
function pathTo(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { parentNode, localName } = at;
    const index = parentNode === null ? 0 : [...parentNode.children].indexOf(at);
    steps.unshift(
      at.parentElement === null && parentNode?.nodeType === 9
        ? localName
        : `${localName}:nth-child(${index + 1})`,
    );
  }
  return steps.join(' > ');
}

/** What the rows of one kind have in common: their class as it stands. */
export function kindOf(row: Element): string {
  return row.getAttribute('class')?.trim() ?? '';
}
