import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { analyse } from '../../../lib/core/analysis.ts';
import type { PageCapture, Turn } from '../../../lib/core/capture.ts';
import { HandoffError } from '../../../lib/core/errors.ts';
import type { InsertionResult } from '../../../lib/core/insertion.ts';
import type { SweepProgress } from '../../../lib/core/sweep.ts';
import { createDatabase } from '../../../lib/platform/database.ts';
import type { OtherTabs } from '../../../lib/platform/other-tabs.ts';
import type { ClickReading } from '../../../lib/platform/page-scripts.ts';
import { sessionMemory } from '../../../lib/platform/session-memory.ts';
import type { Sweeps } from '../../../lib/platform/sweep-scripts.ts';
import { createHandlers, type Handlers } from '../../../lib/services/handlers.ts';
import type { Ports } from '../../../lib/services/ports.ts';
import { type FakeWatching, fakeWatching } from './fake-watching.ts';

/** A tab of a pretended browser: what it holds, and what was put into its composer. */
export interface FakeTab {
  capture: PageCapture | HandoffError;
  origin: string;
  insertion: InsertionResult;
  inserted: string[];
  /** The user granted its site, so that it can be read without a click. */
  isGranted?: boolean;
  /** It shows another document than the one that was read. */
  isGone?: boolean;
  /** What was given to it as a file. */
  attached: { text: string; fileName: string }[];
  /** What is selected in it. */
  selection?: string;
  /** How far a sweep in it has come; absent where there is none. */
  sweep?: SweepProgress;
  /** What a sweep that is done has read. */
  swept?: PageCapture;
}

/** Turns in order, user first, from what was said. */
export function turnsOf(...spoken: string[]): Turn[] {
  return spoken.map((markdown, index) => ({
    index,
    role: index % 2 === 0 ? 'user' : 'assistant',
    markdown,
    attachments: [],
    unread: [],
  }));
}

/** A page that was read whole. */
export function captureOf(turns: Turn[], change: Partial<PageCapture> = {}): PageCapture {
  return {
    status: turns.length > 0 ? 'read' : 'empty',
    site: 'chatgpt',
    nativeId: 'c1',
    temporary: false,
    turns,
    evidence: {
      streaming: false,
      startReached: 'yes',
      endReached: 'yes',
      unmountedTurns: 0,
      unrecognised: 0,
    },
    health: [],
    composer: 'found',
    ...change,
  };
}

/** A worker with a real IndexedDB implementation and pretended tabs. */
export interface Bench {
  handlers: Handlers;
  tabs: Map<number, FakeTab>;
  /** The browser's permissions, scripts and badges. */
  watching: FakeWatching;
  /** What the services are given. */
  ports: Ports;
  /** Lets time go by. */
  wait(ms: number): void;
  /** Begins again as after the worker was stopped: nothing is kept but the disk and the session's memory. */
  restartWorker(): void;
  /** Begins again as after the browser was closed: nothing is kept but the disk. */
  restartBrowser(): Promise<void>;
  openTab(tabId: number, capture: PageCapture | HandoffError, origin?: string): FakeTab;
}

/** Makes a bench with an empty database. */
export async function createBench(): Promise<Bench> {
  provideLocks();
  fakeBrowser.reset();
  await deleteDB('baton');
  const tabs = new Map<number, FakeTab>();
  let nowMs = 1_000;
  let ids = 0;
  const watching = fakeWatching();
  let ports: Ports;
  const start = (): Handlers => {
    ports = {
      openDatabase: createDatabase(),
      memory: sessionMemory,
      pages: {
        read: async (tabId) => readTab(tabs, tabId),
        insert: async ({ tabId }, text) => {
          const tab = tabs.get(tabId);
          if (!tab || tab.isGone) throw new HandoffError('TAB_CHANGED');
          tab.inserted.push(text);
          return tab.insertion;
        },
        attach: async ({ tabId }, text, fileName) => {
          const tab = tabs.get(tabId);
          if (!tab) throw new HandoffError('TAB_CHANGED');
          tab.attached.push({ text, fileName });
          return tab.insertion;
        },
        readSelection: async (tabId) => tabs.get(tabId)?.selection,
      },
      otherTabs: fakeOtherTabs(tabs),
      sweeps: fakeSweeps(tabs),
      watching,
      analyser: { run: async (name, request) => structuredClone(analyse(name, structuredClone(request))) },
      nowMs: () => {
        nowMs += 1;
        return nowMs;
      },
      newId: () => {
        ids += 1;
        return `minted-${ids}`;
      },
    };
    return createHandlers(ports);
  };
  const bench: Bench = {
    handlers: start(),
    tabs,
    watching,
    get ports() {
      return ports;
    },
    wait(ms) {
      nowMs += ms;
    },
    restartWorker() {
      bench.handlers = start();
    },
    async restartBrowser() {
      await fakeBrowser.storage.session.clear();
      bench.handlers = start();
    },
    openTab(tabId, capture, origin = 'https://chatgpt.com') {
      const tab: FakeTab = {
        capture,
        origin,
        insertion: { outcome: 'verified', draftKept: true },
        inserted: [],
        attached: [],
      };
      tabs.set(tabId, tab);
      return tab;
    },
  };
  return bench;
}

function fakeOtherTabs(tabs: Map<number, FakeTab>): OtherTabs {
  return {
    list: async (exceptTabId) => {
      const others = [...tabs].filter(([tabId]) => tabId !== exceptTabId);
      const readable = others.flatMap(([tabId, { isGranted }]) => (isGranted ? [tabId] : []));
      return { readable, closed: others.length - readable.length };
    },
    read: async (tabId) =>
      tabs.get(tabId)?.capture instanceof HandoffError ? undefined : readTab(tabs, tabId),
  };
}

function fakeSweeps(tabs: Map<number, FakeTab>): Sweeps {
  return {
    start: async ({ tabId }) => {
      const tab = tabs.get(tabId);
      if (tab) tab.sweep ??= { state: 'running', turnsFound: 0 };
    },
    progress: async ({ tabId }) => tabs.get(tabId)?.sweep,
    cancel: async ({ tabId }) => {
      const tab = tabs.get(tabId);
      if (tab?.sweep) tab.sweep = { ...tab.sweep, state: 'cancelled' };
    },
    result: async ({ tabId }) => {
      const swept = tabs.get(tabId)?.swept;
      if (!swept) throw new HandoffError('CAPTURE_MALFORMED', { path: '' });
      return swept;
    },
    drop: async ({ tabId }) => {
      const tab = tabs.get(tabId);
      if (tab) delete tab.sweep;
    },
  };
}

function readTab(tabs: Map<number, FakeTab>, tabId: number): ClickReading {
  const tab = tabs.get(tabId);
  if (!tab) throw new HandoffError('TAB_CHANGED');
  if (tab.capture instanceof HandoffError) throw tab.capture;
  return {
    target: { tabId, origin: tab.origin, documentId: `document-${tabId}`, token: 'click' },
    capture: tab.capture,
  };
}

/** Node 20 has no Web Locks; these run the works of one name after another, as the browser's do. */
function provideLocks(): void {
  const queues = new Map<string, Promise<unknown>>();
  const request = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return await turn;
  };
  Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
}
