import { isConversation, type TurnPattern } from './generic-pattern.ts';

/** Finds turns in a region that is declared a log, where two kinds of elements take turns. */
export function findByAlternation(root: ParentNode): TurnPattern | undefined {
  for (const role of ['log', 'feed']) {
    for (const region of root.querySelectorAll(`[role="${role}"]`)) {
      const kinds = findAlternatingKinds(descend(region));
      if (kinds === undefined) continue;
      const [first, second] = kinds;
      const pattern = { name: 'alternation', user: first, assistant: second } as const;
      if (isConversation(root, pattern)) return pattern;
    }
  }
  return undefined;
}

/** A list may stand in wrappers that hold nothing else. */
function descend(region: Element): Element {
  let list = region;
  while (list.children.length === 1 && list.firstElementChild !== null) list = list.firstElementChild;
  return list;
}

/** The selectors of two kinds of children that strictly take turns; the kind that speaks first is the user's. */
function findAlternatingKinds(list: Element): [string, string] | undefined {
  const kinds = [...list.children].map((child) => child.getAttribute('class')?.trim() ?? '');
  const [first, second] = kinds;
  if (first === undefined || second === undefined || first === second) return undefined;
  const takesTurns = kinds.every((kind, index) => kind === (index % 2 === 0 ? first : second));
  const isPlain = [first, second].every((kind) => /^[\w -]+$/.test(kind));
  return takesTurns && isPlain ? [`[class="${first}"]`, `[class="${second}"]`] : undefined;
}
