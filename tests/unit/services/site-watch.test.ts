import { beforeEach, expect, test } from 'vitest';
import { findWatchRecord } from '../../../lib/platform/watch-store.ts';
import { followSiteAccess, noticeChange, startWatching } from '../../../lib/services/site-watch.ts';
import { type Bench, captureOf, createBench, turnsOf } from './ports.ts';

const CHATGPT = 'https://chatgpt.com/*';
const EIGHT_HOURS_MS = 8 * 60 * 60 * 1_000;

let bench: Bench;
beforeEach(async () => {
  bench = await createBench();
  bench.watching.granted = [CHATGPT];
});

const change = () => noticeChange(bench.ports, { tabId: 7, pattern: CHATGPT });
const record = async () => await findWatchRecord(await bench.ports.openDatabase());

test('a change brings the badge up to date and keeps no word of the chat', async () => {
  bench.openTab(7, captureOf(turnsOf('A secret plan', 'Yes')));
  expect(await change()).toBe('ok');
  expect(bench.watching.badges.get(7)?.text).toBe('1%');
  const { sightings } = await record();
  expect(sightings).toEqual([
    { conversationId: 'chatgpt:c1', pattern: CHATGPT, lastTurnUnits: 3, changedAtMs: expect.any(Number) },
  ]);
  expect(JSON.stringify(sightings)).not.toContain('Yes');
});

test('an answer that is being written is looked at once more, and is no change yet', async () => {
  const evidence = { ...captureOf([]).evidence, streaming: true };
  bench.openTab(7, captureOf(turnsOf('Go', 'I am wri'), { evidence }));
  expect(await change()).toBe('again');
  expect((await record()).sightings).toEqual([]);
});

test('a chat that slept for a working day says so in badge and popup, until it goes on', async () => {
  bench.openTab(7, captureOf(turnsOf('Go', 'Gone')));
  await change();
  bench.wait(EIGHT_HOURS_MS);
  await change();
  expect(bench.watching.badges.get(7)?.title).toContain('A good moment for a handoff');
  const slept = await bench.handlers['open-tab']({ tabId: 7 });
  expect(slept.context).toHaveProperty('sleptSinceMs');
  bench.openTab(7, captureOf(turnsOf('Go', 'Gone', 'And now?', 'Now this')));
  await change();
  const awake = await bench.handlers['open-tab']({ tabId: 7 });
  expect(awake.context).toMatchObject({ state: 'measured' });
  expect(awake.context).not.toHaveProperty('sleptSinceMs');
});

test('opening the popup where Baton is not always on keeps nothing of the chat', async () => {
  bench.watching.granted = [];
  bench.openTab(7, captureOf(turnsOf('Go', 'Gone')));
  const view = await bench.handlers['open-tab']({ tabId: 7 });
  expect(view.context).toMatchObject({ state: 'measured' });
  expect(view.watch).toEqual({ pattern: CHATGPT, alwaysOn: false, needsReload: false });
  expect((await record()).sightings).toEqual([]);
});

test('field report I8: turned off, no page is read for the meter, nothing is kept and no badge stands', async () => {
  const tab = bench.openTab(7, captureOf(turnsOf('Go', 'Gone')));
  bench.watching.open.set(CHATGPT, [7]);
  await change();
  await bench.handlers['context-meter']({ change: { off: true } });
  expect(bench.watching.badges.size).toBe(0);
  expect((await record()).sightings).toEqual([]);
  Object.defineProperty(tab, 'capture', {
    get: () => {
      throw new Error('the page was read');
    },
  });
  expect(await change()).toBe('ok');
  expect(await bench.handlers['context-meter']({})).toEqual({ meterOff: true });
});

test('field report I6: a page that holds no turns takes the badge away instead of saying 0', async () => {
  bench.openTab(7, captureOf(turnsOf('Go', 'Gone')));
  await change();
  bench.openTab(7, captureOf([]));
  await change();
  expect(bench.watching.badges.has(7)).toBe(false);
  expect((await bench.handlers['open-tab']({ tabId: 7 })).context).toBeUndefined();
});

test('the start registers what is granted; tabs that were open before an update are asked to reload, once', async () => {
  bench.watching.open.set(CHATGPT, [7, 8]);
  bench.watching.watched.add(8);
  await startWatching(bench.ports);
  expect(bench.watching.registered).toEqual([CHATGPT]);
  expect([...bench.watching.badges].map(([tabId, { text }]) => [tabId, text])).toEqual([[7, '↻']]);
  bench.openTab(7, captureOf(turnsOf('Go', 'Gone')));
  expect((await bench.handlers['open-tab']({ tabId: 7 })).watch).toMatchObject({ needsReload: true });
  await change();
  expect((await bench.handlers['open-tab']({ tabId: 7 })).watch).toMatchObject({ needsReload: false });
  bench.watching.badges.clear();
  bench.restartWorker();
  await startWatching(bench.ports);
  expect(bench.watching.badges.size).toBe(0);
});

test('a site that is granted begins in its open tabs; taken back, its script, badges and sightings are gone', async () => {
  bench.watching.open.set(CHATGPT, [7]);
  await followSiteAccess(bench.ports, { added: [CHATGPT], removed: [] });
  expect(bench.watching.watched.has(7)).toBe(true);
  bench.openTab(7, captureOf(turnsOf('Go', 'Gone')));
  await change();
  bench.watching.granted = [];
  await followSiteAccess(bench.ports, { added: [], removed: [CHATGPT] });
  expect(bench.watching.registered).toEqual([]);
  expect(bench.watching.stopped).toEqual([CHATGPT]);
  expect(bench.watching.badges.size).toBe(0);
  expect((await record()).sightings).toEqual([]);
});
