import path from 'node:path';
import { expect, test } from 'vitest';
import { findAllFindings, findFindings } from '../../lib/core/redaction/find-findings.ts';
import { maskTexts } from '../../lib/core/redaction/mask-texts.ts';
import { emptyTable } from '../../lib/core/redaction/placeholders.ts';
import { findCorpus } from '../../scripts/bench/redaction-corpus.ts';
import { missedGoals, scoreReports } from '../../scripts/bench/redaction-score.ts';
import { sharedFolder } from './shared-folder.ts';

const corpus = findCorpus(path.join(sharedFolder, 'redaction'));
if (corpus === undefined) throw new Error('the labelled texts are missing: nothing was checked');
const { positives, negatives } = corpus;

test.each([
  ['what is masked', findFindings],
  ['what is masked or listed', findAllFindings],
] as const)('%s reaches every goal of recall and of false positives', (_, find) => {
  const score = scoreReports(corpus, {
    positives: positives.map(({ text }) => find(text)),
    negatives: negatives.map(({ text }) => find(text)),
  });
  expect(missedGoals(score)).toEqual([]);
});

test('of no value that is masked anything is left in what leaves, however often it stands there', () => {
  for (const { text, value } of positives) {
    const isFoundExactly = findFindings(text).some(
      ({ start, end }) => start === value.start && value.end === end,
    );
    if (!isFoundExactly) continue;
    const secret = text.slice(value.start, value.end);
    const twice = `${text}\n\n${JSON.stringify({ again: secret })}`;
    const { texts } = maskTexts([twice], {
      table: emptyTable(),
      allowedValues: new Set(),
      origin: 'captured',
    });
    expect(texts[0]?.includes(secret) && secret.length > 3).toBe(false);
  }
});
