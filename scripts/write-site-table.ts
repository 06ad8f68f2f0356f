/**
 * Writes the table of sites and situations into README.md, from what the shared contract of the adapters finds. Run
 * by `npm run table:sites`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { buildSiteTable, recordOutcome, tableFile, tableMarkers } from '../tests/unit/sites/site-table.ts';

const SUITE = 'tests/unit/sites/contract.test.ts';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          meta: z.object({ unsupported: z.optional(z.literal(true)) }),
        }),
      ),
    }),
  ),
});

const tests = runSuite().filter(({ ancestorTitles }) => ancestorTitles.length > 0);
const failed = tests.filter(({ status }) => status !== 'passed');
if (tests.length === 0 || failed.length > 0) {
  throw new Error(
    `${failed.length} of ${tests.length} tests of the contract fail: there is nothing to write down`,
  );
}
const outcomes = tests.map(({ ancestorTitles, title, meta }) => {
  const [site = '', generation = ''] = (ancestorTitles[0] ?? '').split(', ');
  return recordOutcome(site, generation, { name: title, meta });
});
writeBetweenMarkers(buildSiteTable(outcomes));

/** Runs the contract; the test that compares the file with it may fail, since the file is about to be written. */
function runSuite() {
  const report = join(mkdtempSync(join(tmpdir(), 'site-table-')), 'report.json');
  spawnSync('npx', ['vitest', 'run', SUITE, '--reporter=json', `--outputFile=${report}`], {
    stdio: 'inherit',
  });
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

function writeBetweenMarkers(table: string): void {
  const text = readFileSync(tableFile, 'utf8');
  const [begin, end] = tableMarkers;
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${tableFile} has no place for the table`);
  writeFileSync(tableFile, `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`);
}
