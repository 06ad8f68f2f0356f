/**
 * Measures how well secrets and personal data are found, on labelled texts, beside the libraries of the field in the
 * same run: recall by kind, false positives, speed, the worst that a hostile text can do, size. CPU time of this
 * process, so that a busy machine changes little.
 *
 *     npm run bench:redaction -- --corpus <folder> [--chats <folder>] [--list]
 *
 * `--chats` counts what is reported of ordinary conversations; `--list` names what was missed and wrongly found.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findAllFindings } from '../lib/core/redaction/find-findings.ts';
import type { Finding, TextRange } from '../lib/core/redaction/finding.ts';
import { type Corpus, findCorpus, readChats } from './bench/redaction-corpus.ts';
import { type Detector, detectors } from './bench/redaction-detectors.ts';
import { hostileTexts, mixedHostileText } from './bench/redaction-hostile.ts';
import { missedGoals, percent, type Score, scoreReports } from './bench/redaction-score.ts';
import { measureSize } from './bench/redaction-size.ts';

const LEAST_MEGABYTES_A_SECOND = 3;
const MOST_HOSTILE_MS = 250;
const MOST_MIXED_MS = 1000;
const MOST_SIZE_BYTES = 25_000;
const MOST_REPORTS_A_100_KB = 1;
const HOSTILE_UNITS = 50_000;
/** How often the speed is measured; the best counts, since what disturbs a run only makes it longer. */
const RUNS = 3;

const { values: options } = parseArgs({
  options: { corpus: { type: 'string' }, chats: { type: 'string' }, list: { type: 'boolean' } },
});

const corpus = options.corpus === undefined ? undefined : findCorpus(path.resolve(options.corpus));
if (corpus === undefined) {
  console.log('Nothing was measured: say where the labelled texts are, with --corpus <folder>.');
  process.exit(1);
}
const isReached = await measureAll(
  corpus,
  options.chats === undefined ? [] : readChats(path.resolve(options.chats)),
);
process.exit(isReached ? 0 : 1);

async function measureAll(labelled: Corpus, chats: readonly string[]): Promise<boolean> {
  const texts = chats.length > 0 ? chats : labelled.negatives.map(({ text }) => text);
  const scores = new Map<string, Score>();
  const speeds = new Map<string, number>();
  for (const detector of detectors) {
    scores.set(detector.name, await scoreDetector(labelled, detector));
    speeds.set(detector.name, await measureSpeed(detector, texts));
  }
  printScores(scores, speeds);
  const own = scores.get('Baton, high and low');
  const high = scores.get('Baton, high');
  if (!own || !high) throw new Error('Baton itself was not measured');
  if (options.list) console.log({ missed: own.missed, missedByHigh: high.missed, wrong: own.wrong });
  const outcomes = [
    sayGoals('high and low', own),
    sayGoals('high alone', high),
    saySpeed(speeds.get('Baton, high and low') ?? 0),
    sayHostile(),
    await saySize(),
    chats.length === 0 || sayReports(chats),
  ];
  return outcomes.every(Boolean);
}

async function scoreDetector({ positives, negatives }: Corpus, { find }: Detector): Promise<Score> {
  const run = async (texts: readonly { text: string }[]): Promise<(readonly TextRange[])[]> => {
    const reports: (readonly TextRange[])[] = [];
    for (const { text } of texts) reports.push(await find(text));
    return reports;
  };
  return scoreReports(
    { positives, negatives },
    { positives: await run(positives), negatives: await run(negatives) },
  );
}

/** Megabytes a second of CPU time. */
async function measureSpeed({ find }: Detector, texts: readonly string[]): Promise<number> {
  const megabytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1e6;
  let leastMs = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    const before = process.cpuUsage();
    for (const text of texts) await find(text);
    leastMs = Math.min(leastMs, cpuMsSince(before));
  }
  return (1000 * megabytes) / leastMs;
}

function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function printScores(scores: ReadonlyMap<string, Score>, speeds: ReadonlyMap<string, number>): void {
  const groups = Object.keys([...scores.values()][0]?.groups ?? {});
  const row = (read: (score: Score) => number): Record<string, string> =>
    Object.fromEntries([...scores].map(([name, score]) => [name, percent(read(score))]));
  console.table({
    'recall: all': row(({ all }) => all),
    'recall: secrets': row(({ secrets }) => secrets),
    'recall: personal data': row(({ personal }) => personal),
    'false positives': row(({ falsePositives }) => falsePositives),
    ...Object.fromEntries(groups.map((name) => [name, row((score) => score.groups[name] ?? 0)])),
    'MB a CPU second': Object.fromEntries([...speeds].map(([name, speed]) => [name, speed.toFixed(2)])),
  });
}

function sayGoals(level: string, score: Score): boolean {
  const missed = missedGoals(score);
  return say(
    `recall and false positives, ${level}${missed.map((goal) => `; ${goal}`).join('')}`,
    missed.length === 0,
  );
}

function saySpeed(speed: number): boolean {
  return say(`${speed.toFixed(2)} MB a CPU second, at least 3`, speed >= LEAST_MEGABYTES_A_SECOND);
}

function sayHostile(): boolean {
  const worstMs = Math.max(...hostileTexts(HOSTILE_UNITS).map(measureMs));
  const mixedMs = measureMs(mixedHostileText(2 * HOSTILE_UNITS));
  const isWorst = say(
    `worst hostile 50 kB: ${Math.round(worstMs)} ms, at most 250`,
    worstMs <= MOST_HOSTILE_MS,
  );
  const isMixed = say(
    `100 kB of all near misses: ${Math.round(mixedMs)} ms, below 1000`,
    mixedMs < MOST_MIXED_MS,
  );
  return isWorst && isMixed;
}

function measureMs(text: string): number {
  const before = process.cpuUsage();
  findAllFindings(text);
  return cpuMsSince(before);
}

async function saySize(): Promise<boolean> {
  const { all, rules } = await measureSize();
  return say(`${all} bytes (gzip), ${rules} of them rules and engine, at most 25000`, all <= MOST_SIZE_BYTES);
}

/** Every different value that is reported of ordinary conversations; a reader has to say which are right. */
function sayReports(chats: readonly string[]): boolean {
  const bytes = chats.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const reported = new Set(
    chats.flatMap((text) =>
      findAllFindings(text).map((finding) => `${finding.confidence} ${describeFinding(text, finding)}`),
    ),
  );
  if (options.list) console.log([...reported]);
  const rate = reported.size / (bytes / 100_000);
  return say(
    `${reported.size} different values reported in ${Math.round(bytes / 1000)} kB of chat: ${rate.toFixed(2)} a 100 kB, right or wrong, at most 1`,
    rate <= MOST_REPORTS_A_100_KB,
  );
}

function describeFinding(text: string, { ruleId, start, end }: Finding): string {
  return `${ruleId}: ${text.slice(start, end)}`;
}

function say(goal: string, isMet: boolean): boolean {
  console.log(`${isMet ? 'yes' : 'NO '}  ${goal}`);
  return isMet;
}
