import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findSite } from '../../../lib/sites/find-site.ts';

declare module '@vitest/runner' {
  interface TaskMeta {
    /** The page itself makes the situation impossible; the test asked for the honest answer instead. */
    unsupported?: true;
  }
}

/** What the contract found for one generation of a site in one situation. */
export interface SiteOutcome {
  readonly site: string;
  readonly generation: string;
  readonly situation: string;
  readonly supported: boolean;
}

/** The file that holds the table, and what stands around it there. */
export const tableFile = fileURLToPath(new URL('../../../README.md', import.meta.url));
export const tableMarkers = [
  '<!-- table: begin (written by npm run table:sites) -->',
  '<!-- table: end -->',
] as const;

/** The outcome of a test of the contract, as it stands when the test has run. */
export function recordOutcome(
  site: string,
  generation: string,
  task: { readonly name: string; readonly meta: { readonly unsupported?: true | undefined } },
): SiteOutcome {
  return { site, generation, situation: task.name, supported: task.meta.unsupported !== true };
}

/** Builds the table: a row for each generation of a site, a column for each situation, numbered below. */
export function buildSiteTable(outcomes: readonly SiteOutcome[]): string {
  const situations = [...new Set(outcomes.map(({ situation }) => situation))];
  const rows = new Map<string, SiteOutcome[]>();
  for (const outcome of outcomes) {
    const name = `${nameOf(outcome.site)}, ${outcome.generation}`;
    rows.set(name, [...(rows.get(name) ?? []), outcome]);
  }
  const lines = [...rows].map(([name, found]) =>
    row([name, ...situations.map((situation) => wordFor(found, situation))]),
  );
  return [
    row(['site, page', ...situations.map((_, index) => String(index + 1))]),
    row(['-', ...situations.map(() => '-')]),
    ...lines,
    '',
    ...situations.map((situation, index) => `${index + 1}. ${situation}`),
  ].join('\n');
}

/** The table as it stands in the file. */
export function readSiteTable(): string {
  const text = readFileSync(tableFile, 'utf8');
  const [begin, end] = tableMarkers;
  return text.slice(text.indexOf(begin) + begin.length, text.indexOf(end)).trim();
}

function nameOf(site: string): string {
  return site === 'generic' ? 'any other site (a guess)' : (findSite(site)?.label ?? site);
}

function wordFor(outcomes: readonly SiteOutcome[], situation: string): string {
  const outcome = outcomes.find((one) => one.situation === situation);
  if (outcome === undefined) return 'not tested';
  return outcome.supported ? 'yes' : 'no';
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
