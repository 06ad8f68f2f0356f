/**
 * Measures how long it takes to read a conversation from a page, in a real browser, beside the least that any
 * reading has to do (one pass over all text nodes), beside a pass that also asks each element for its name and class,
 * beside the browser's own serializer, beside a conversion that asks nothing and escapes nothing, and beside turndown
 * with its GFM plug-in, in the same run. CPU time of the page's main thread, so that a busy machine changes little.
 * Run by `npm run bench:capture`.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { huggingchat } from '../tests/unit/sites/shapes/chat-ui.ts';
import { sampleTurns } from './bench/sample-turns.ts';
import { findBrowser } from './find-browser.js';

const SIZES = [10, 100, 500, 1000, 2500, 5000];
const WAYS = ['limit', 'walk', 'serialize', 'bare', 'capture', 'slices', 'turndown'] as const;
/** The best of so many runs: what disturbs a run only ever makes it longer. */
const RUNS = 3;
const GOAL = { overLimit: 3, ofTurndown: 1 / 5, growth: 1.5 };

type Way = (typeof WAYS)[number];
interface Measured {
  readonly turns: number;
  readonly cpuMs: Readonly<Record<Way, number>>;
  readonly longTasks: number;
  readonly longestMs: number;
}

const script = await buildScript();
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', chromiumSandbox: false });
try {
  const measured: Measured[] = [];
  for (const turns of SIZES) measured.push(await measure(turns));
  print(measured);
} finally {
  await browser.close();
}

async function measure(turns: number): Promise<Measured> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addScriptTag({ content: script });
  const shape = huggingchat.shape({ turns: sampleTurns }).replace(/^.*<body>|<\/body>.*$/gs, '');
  await page.evaluate(([html, count]) => bench.draw(html, count), [shape, turns] as const);
  const best: Record<Way, number> = {
    limit: Infinity,
    walk: Infinity,
    serialize: Infinity,
    bare: Infinity,
    capture: Infinity,
    slices: Infinity,
    turndown: Infinity,
  };
  let [longTasks, longestMs] = [0, 0];
  for (let run = 0; run < RUNS; run += 1) {
    for (const way of WAYS) {
      const { cpuMs, tasks } = await runOnce(page, session, way);
      best[way] = Math.min(best[way], cpuMs);
      if (way === 'slices') {
        longTasks = run === 0 ? tasks.longTasks : Math.min(longTasks, tasks.longTasks);
        longestMs = run === 0 ? tasks.longestMs : Math.min(longestMs, tasks.longestMs);
      }
    }
  }
  await page.close();
  return { turns, cpuMs: best, longTasks, longestMs };
}

async function runOnce(page: Page, session: CDPSession, way: Way) {
  const before = await readCpuMs(session);
  const tasks = await page.evaluate((name) => bench.run(name), way);
  if (tasks.units === 0) throw new Error(`${way} read nothing`);
  return { cpuMs: (await readCpuMs(session)) - before, tasks };
}

async function readCpuMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function buildScript(): Promise<string> {
  const entry = new URL('./bench/page.ts', import.meta.url).pathname;
  const built = await build({
    logLevel: 'error',
    configFile: false,
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'benchPage' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('the page of the benchmark was not built');
  return chunk.code;
}

function print(measured: readonly Measured[]): void {
  console.table(
    measured.map(({ turns, cpuMs, longTasks, longestMs }) => ({
      turns,
      'limit ms': round(cpuMs.limit),
      'walk ms': round(cpuMs.walk),
      'serialize ms': round(cpuMs.serialize),
      'bare ms': round(cpuMs.bare),
      'capture ms': round(cpuMs.capture),
      'in slices ms': round(cpuMs.slices),
      'turndown ms': round(cpuMs.turndown),
      'capture / limit': round(cpuMs.capture / cpuMs.limit),
      'bare / limit': round(cpuMs.bare / cpuMs.limit),
      'capture / bare': round(cpuMs.capture / cpuMs.bare),
      'capture / turndown': round(cpuMs.capture / cpuMs.turndown),
      'µs a turn': Math.round((1000 * cpuMs.capture) / turns),
      'tasks > 50 ms': longTasks,
      'longest ms': round(longestMs),
    })),
  );
  const large = measured.filter(({ turns }) => turns >= 500);
  const perTurn = large.map(({ turns, cpuMs }) => cpuMs.capture / turns);
  // A turn may become cheaper as the code warms up; dearer than in any smaller conversation it must not become.
  const growth = Math.max(...perTurn.map((cost, size) => cost / Math.min(...perTurn.slice(0, size + 1))));
  say(
    'capture at most 3 times the limit',
    large.every(({ cpuMs }) => cpuMs.capture <= GOAL.overLimit * cpuMs.limit),
  );
  say(
    'capture at most a fifth of turndown',
    large.every(({ cpuMs }) => cpuMs.capture <= GOAL.ofTurndown * cpuMs.turndown),
  );
  say(
    `growth is linear (a turn costs at most ${round(growth)} times what it does in a smaller one)`,
    growth <= GOAL.growth,
  );
  say(
    'no task over 50 ms while it is read in slices',
    measured.every(({ longTasks }) => longTasks === 0),
  );
}

function say(goal: string, isReached: boolean): void {
  console.log(`${isReached ? 'yes' : 'NO '}  ${goal}`);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
