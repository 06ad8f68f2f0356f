/**
 * Measures what the rules propose against conversations in which a careful reader has marked what to carry: precision
 * and recall by section and language, lost negators, consent that nobody gave, and decisions that no longer hold.
 *
 *     npm run bench:suggest -- --conversations <folder> [--list]
 *
 * Precision is a lower bound: the labels are what one reader would carry, not all that could qualify. `--list` names
 * what was wrong and what was missed, for reading by hand.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type LabelledSection, labelledSections, readConversations } from './bench/suggest-conversations.ts';
import {
  type ConversationScore,
  type Remark,
  type SectionCount,
  scoreConversation,
} from './bench/suggest-score.ts';

const MOST_STALE_SHARE = 0.05;
/** Goals by group of sections: least precision and least recall. */
const goals: readonly { sections: readonly LabelledSection[]; precision: number; recall: number }[] = [
  { sections: ['restrictions', 'instructions'], precision: 0.8, recall: 0.6 },
  { sections: ['decisions'], precision: 0.7, recall: 0 },
  { sections: ['open_items'], precision: 0.7, recall: 0 },
];

const { values: options } = parseArgs({
  options: { conversations: { type: 'string' }, list: { type: 'boolean' } },
});
const folder = options.conversations;
const conversations = folder === undefined ? [] : readConversations(path.resolve(folder));
if (conversations.length === 0) {
  console.log('Nothing was measured: say where labelled conversations are, with --conversations <folder>.');
  process.exit(1);
}
const scores = conversations.map(scoreConversation);
if (options.list) printRemarks(scores);
printByLanguage(scores);
const reached = [...goals.map((goal) => sayGoal(goal)), ...saySafety()];
process.exit(reached.every(Boolean) ? 0 : 1);

function printByLanguage(all: readonly ConversationScore[]): void {
  const languages = [...new Set(all.map(({ language }) => language))];
  const rows = ['all', ...languages].flatMap((language) => {
    const own = language === 'all' ? all : all.filter((score) => score.language === language);
    return labelledSections.map((section) => [`${language} ${section}`, describeSection(own, section)]);
  });
  console.table(Object.fromEntries(rows));
}

function describeSection(own: readonly ConversationScore[], section: LabelledSection) {
  const counts = own.map((score) => score.sections[section]);
  const total = addCounts(counts);
  return {
    precision: percent(precisionOf(total)),
    recall: percent(recallOf(total)),
    'precision, mean': percent(mean(counts.map(precisionOf))),
    'recall, mean': percent(mean(counts.map(recallOf))),
    right: total.right,
    'by F1 alone': total.rightByF1,
    wrong: total.wrong,
    found: `${total.found} of ${total.expected}`,
  };
}

function addCounts(counts: readonly SectionCount[]): SectionCount {
  const sum = (read: (count: SectionCount) => number): number =>
    counts.reduce((before, count) => before + read(count), 0);
  return {
    right: sum(({ right }) => right),
    rightByF1: sum(({ rightByF1 }) => rightByF1),
    wrong: sum(({ wrong }) => wrong),
    expected: sum(({ expected }) => expected),
    found: sum(({ found }) => found),
  };
}

function precisionOf({ right, wrong }: SectionCount): number | undefined {
  return right + wrong === 0 ? undefined : right / (right + wrong);
}

function recallOf({ found, expected }: SectionCount): number | undefined {
  return expected === 0 ? undefined : found / expected;
}

/** The mean of those that could be measured. */
function mean(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
}

function percent(share: number | undefined): string {
  return share === undefined ? '–' : share.toFixed(2);
}

function sayGoal({ sections, precision, recall }: (typeof goals)[number]): boolean {
  const total = addCounts(scores.flatMap((score) => sections.map((section) => score.sections[section])));
  const [reachedPrecision = 0, reachedRecall = 0] = [precisionOf(total), recallOf(total)];
  return say(
    `${sections.join(' and ')}: precision ${percent(reachedPrecision)} (at least ${precision}), recall ${percent(reachedRecall)} (at least ${recall})`,
    reachedPrecision >= precision && reachedRecall >= recall,
  );
}

function saySafety(): boolean[] {
  const count = (read: (score: ConversationScore) => readonly Remark[]): number =>
    scores.flatMap(read).length;
  const traps = scores.reduce((sum, score) => sum + score.traps, 0);
  const binding = scores.reduce((sum, score) => sum + score.binding, 0);
  const stale = count((score) => score.stale);
  const [negators, consents] = [
    count((score) => score.safetyErrors),
    count((score) => score.consentTrapHits),
  ];
  console.log(`     traps hit: ${count((score) => score.trapHits)} of ${traps}`);
  console.log(`     right words in another section: ${count((score) => score.confused)}`);
  return [
    say(`negators lost: ${negators} (0)`, negators === 0),
    say(`consent traps hit: ${consents} (0)`, consents === 0),
    say(
      `stale decisions and restrictions: ${stale} of ${binding} proposed (below 5 %)`,
      stale < MOST_STALE_SHARE * binding,
    ),
  ];
}

function say(what: string, isReached: boolean): boolean {
  console.log(`${isReached ? 'yes' : 'NO '}  ${what}`);
  return isReached;
}

function printRemarks(all: readonly ConversationScore[]): void {
  const kinds = ['wrong', 'missed', 'safetyErrors', 'trapHits', 'stale', 'confused'] as const;
  for (const kind of kinds) {
    console.log(`\n${kind}`);
    for (const { id, turn, what } of all.flatMap((score) => score[kind])) {
      console.log(`  ${id} ${turn} ${what.replaceAll('\n', ' ').slice(0, 240)}`);
    }
  }
}
