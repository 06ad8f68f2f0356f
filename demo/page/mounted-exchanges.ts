import type { ShownTurn, Skin } from '../sites/skin.ts';
import { renderExchanges } from '../sites/skin.ts';
import { toFragment } from './to-fragment.ts';

/** Space between two turns (`.transcript` in the style sheet). */
const GAP = 20;
/** Height of an exchange that was never mounted. */
const ESTIMATE = 240;

/** Puts exchanges into the page and takes them out again. */
export interface MountedExchanges {
  /** Height of an exchange with the gap behind it: measured, or estimated. */
  heightOf(exchange: number): number;
  measure(): void;
  /** Mounts the exchanges from `from` to before `to`, and unmounts all others. */
  show(from: number, to: number, first: number): void;
}

const ID_ATTRIBUTES = [
  'data-turn-id',
  'data-turn-id-container',
  'data-message-id',
  'data-index',
  'data-rs-index',
  'data-chatgpt-search-message-ids',
  'data-chatgpt-selection-message-id',
];

function withoutIds(fragment: DocumentFragment): DocumentFragment {
  for (const name of ID_ATTRIBUTES) {
    for (const element of fragment.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }
  for (const exchange of fragment.querySelectorAll('[data-turn-key]'))
    exchange.setAttribute('data-turn-key', '');
  return fragment;
}

/** Starts with an empty page. What is still in view when the view moves stays the same node. */
export function mountExchanges(
  skin: Skin,
  container: HTMLElement,
  turns: readonly ShownTurn[],
  options: { conversationId: string; hasIds: boolean },
): MountedExchanges {
  const rendered = renderExchanges(skin, options.conversationId, turns);
  const render = (exchange: number): Element[] => {
    const fragment = toFragment(rendered[exchange]!); // the caller stays inside the list
    return [...(options.hasIds ? fragment : withoutIds(fragment)).children];
  };
  const heights = new Map<number, number>();
  const mounted = new Map<number, Element[]>();
  const heightOf = (exchange: number) => heights.get(exchange) ?? ESTIMATE;
  const sum = (from: number, to: number) => {
    let total = 0;
    for (let exchange = from; exchange < to; exchange += 1) total += heightOf(exchange);
    return total;
  };
  const spacer = () => {
    const element = document.createElement('div');
    element.style.flex = 'none';
    return element;
  };
  const [above, below] = [spacer(), spacer()];
  container.replaceChildren(above, below);

  function measure(isWanted: (exchange: number) => boolean = () => true): void {
    for (const [exchange, nodes] of mounted) {
      if (!isWanted(exchange)) continue;
      const top = nodes[0]?.getBoundingClientRect().top ?? 0;
      const bottom = nodes.at(-1)?.getBoundingClientRect().bottom ?? 0;
      heights.set(exchange, bottom - top + GAP);
    }
  }

  function mount(exchange: number): void {
    const nodes = render(exchange);
    const later = [...mounted.keys()]
      .filter((other) => other > exchange)
      .sort((left, right) => left - right)[0];
    const before = later === undefined ? below : mounted.get(later)?.[0];
    for (const node of nodes) container.insertBefore(node, before ?? below);
    mounted.set(exchange, nodes);
  }

  return {
    heightOf,
    measure: () => measure(),
    show(from, to, first) {
      for (const [exchange, nodes] of mounted) {
        if (exchange >= from && exchange < to) continue;
        for (const node of nodes) node.remove();
        mounted.delete(exchange);
      }
      for (let exchange = from; exchange < to; exchange += 1) if (!mounted.has(exchange)) mount(exchange);
      // The pictures of an exchange that was mounted before are not drawn yet: its height is known better.
      measure((exchange) => !heights.has(exchange));
      above.style.height = `${sum(first, from)}px`;
      below.style.height = `${sum(to, rendered.length)}px`;
      if (skin.keepsPlaces) keepPlaces(above, render, first, from);
      if (skin.keepsPlaces) keepPlaces(below, render, to, rendered.length);
    },
  };
}

/** Some sites leave the empty wrapper of each turn that they unmount. */
function keepPlaces(
  spacer: HTMLElement,
  render: (exchange: number) => Element[],
  from: number,
  to: number,
): void {
  const places: Node[] = [];
  for (let exchange = from; exchange < to; exchange += 1) {
    for (const wrapper of render(exchange)) places.push(wrapper.cloneNode(false));
  }
  spacer.replaceChildren(...places);
}
