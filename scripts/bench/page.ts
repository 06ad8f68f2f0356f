/** What the benchmark of the capture runs inside the browser: one function for each way to read the same page. */
import TurndownService from 'turndown/lib/turndown.browser.es.js';
import { gfm } from 'turndown-plugin-gfm/lib/turndown-plugin-gfm.es.js';
import { readBack } from '../../lib/compose/read-back.ts';
import { capturePageInSlices } from '../../lib/sites/capture-in-slices.ts';
import { capturePage } from '../../lib/sites/capture-page.ts';
import { findAdapterAt } from '../../lib/sites/find-adapter-at.ts';
import { isElement } from '../../lib/sites/markdown/elements.ts';
import { convertBarely } from './bare-converter.ts';

const tools = { findAdapter: findAdapterAt, readComposer: readBack };

/** A task in which the main thread did nothing else for so long is felt. */
const LONG_TASK_MS = 50;
const TURNS = '[data-message-id]';

const readUrl = () =>
  new URL('https://huggingface.co/chat/conversation/10000000-0000-4000-8000-000000000001');
const turndown = new TurndownService({ codeBlockStyle: 'fenced' });
turndown.use(gfm);

const ways = {
  /** The least that any reading has to do: one look at every text node. */
  limit(): number {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let units = 0;
    while (walker.nextNode()) units += walker.currentNode.nodeValue?.length ?? 0;
    return units;
  },
  /** The same with each element's name and attributes: what anything that converts elements has to ask as well. */
  walk(): number {
    return walk(document.body);
  },
  /** What the browser's own serializer takes to write all elements out: no reading of them as text can take less. */
  serialize(): number {
    return [...document.querySelectorAll(TURNS)].reduce((sum, turn) => sum + turn.innerHTML.length, 0);
  },
  /** The least that a conversion into Markdown takes: one that asks nothing and escapes nothing. */
  bare(): number {
    return [...document.querySelectorAll(TURNS)].reduce((sum, turn) => sum + convertBarely(turn).length, 0);
  },
  capture(): number {
    return countUnits(capturePage(document, readUrl(), tools).turns);
  },
  async slices(): Promise<number> {
    return countUnits((await capturePageInSlices(document, readUrl, tools)).turns);
  },
  turndown(): number {
    return [...document.querySelectorAll<HTMLElement>(TURNS)]
      .map((turn) => turndown.turndown(turn).length)
      .reduce((sum, units) => sum + units, 0);
  },
};

function walk(parent: Node): number {
  let units = 0;
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (isElement(node)) {
      units += node.localName.length + walk(node);
      if (node.hasAttributes()) units += node.getAttribute('class')?.length ?? 0;
    } else units += node.nodeValue?.length ?? 0;
  }
  return units;
}

/** A way to read the page. */
export type Way = keyof typeof ways;

/** Draws the page: turns of the two kinds in the page's shape, by turns. */
function draw(shape: string, count: number): void {
  const fragment = document.createRange().createContextualFragment(shape);
  const turns = [...fragment.querySelectorAll(TURNS)];
  const list = turns[0]?.parentElement;
  list?.replaceChildren();
  for (let index = 0; index < count; index += 1)
    list?.append(turns[index % turns.length]?.cloneNode(true) ?? '');
  document.body.replaceChildren(fragment);
}

/** Reads the page once; answers how much was read, and the longest tasks on the way. */
async function run(way: Way): Promise<{ units: number; longTasks: number; longestMs: number }> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
  const units = await ways[way]();
  // The browser reports a task when it has ended.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  tasks.push(...observer.takeRecords().map(({ duration }) => duration));
  observer.disconnect();
  return {
    units,
    longTasks: tasks.filter((ms) => ms > LONG_TASK_MS).length,
    longestMs: Math.max(0, ...tasks),
  };
}

function countUnits(turns: readonly { readonly markdown: string }[]): number {
  return turns.reduce((sum, { markdown }) => sum + markdown.length, 0);
}

Object.assign(globalThis, { bench: { draw, run } });
