import { findCodeRanges, isInsideCode } from './code-ranges.ts';
import { findFindings } from './find-findings.ts';
import type { Finding, FindingCategory, TextRange } from './finding.ts';
import { FormIndex } from './form-index.ts';
import { findPlaceholders } from './placeholder-shape.ts';
import {
  type PlaceholderEntry,
  type PlaceholderTable,
  renderPlaceholder,
  skipNumbersIn,
} from './placeholders.ts';
import type { RedactionRule } from './rule.ts';
import { redactionRules } from './rules.ts';
import { formsOfValue, LEAST_SPREAD_UNITS } from './value-forms.ts';

/** By what is decided whether a value may stand in a text. */
export type FindOptions = {
  readonly table: PlaceholderTable;
  /** Values that the user looked at and allowed. A masked value inside an allowed one is masked all the same. */
  readonly allowedValues: ReadonlySet<string>;
  /** The user's own words and patterns, from `readWord` and `readPattern`; none where nothing is said. */
  readonly ownRules?: readonly RedactionRule[];
  /** Rules that the user switched off; none where nothing is said. */
  readonly ignoredRuleIds?: ReadonlySet<string>;
};

/** How texts are masked: what is known, what the user let through, and where new values come from. */
export type MaskOptions = FindOptions & { readonly origin: PlaceholderEntry['origin'] };

/**
 * Masked texts in the order given, the table that undoes it, the placeholders that stand in them, in order, and
 * those among them that stand inside code somewhere.
 */
export type MaskedTexts = {
  texts: string[];
  table: PlaceholderTable;
  placeholders: string[];
  placeholdersInCode: string[];
};

/** The texts' secrets may hide one another; each round masks what the one before uncovered. */
const MOST_ROUNDS = 12;

/**
 * Masks every finding and every value that the table knows, wherever it stands in any of the texts, also
 * JSON-, URL- or HTML-escaped. Equal values get equal placeholders, numbered by first appearance and after
 * every number that a text already holds. Placeholders that stand in the texts stay as they are.
 */
export function maskTexts(texts: readonly string[], options: MaskOptions): MaskedTexts {
  const allowed = allForms(options.allowedValues);
  const rules = rulesOf(options);
  let table: PlaceholderTable = { ...options.table, next: skipNumbersIn(texts, options.table.next) };
  let masked = [...texts];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const masker = new Masker(table, allowed, options.origin);
    const findings = masked.map((text) =>
      findFindings(text, rules).filter((finding) => !allowed.has(sliceOf(text, finding))),
    );
    for (const [index, text] of masked.entries()) masker.learn(text, findings[index] ?? []);
    masked = masked.map((text, index) => masker.mask(text, findings[index] ?? []));
    table = masker.table();
    if (findings.every((list) => list.length === 0)) break;
  }
  const placeholders = usedPlaceholders(masked, table);
  const inCode = placeholdersInsideCode(masked);
  return {
    texts: masked,
    table,
    placeholders,
    placeholdersInCode: placeholders.filter((placeholder) => inCode.has(placeholder)),
  };
}

/**
 * What would leave unmasked: findings that are not allowed, and values of the table (rule `known-value`).
 * Empty means that the text may leave.
 */
export function findUnmasked(text: string, options: FindOptions): Finding[] {
  const allowed = allForms(options.allowedValues);
  const found = findFindings(text, rulesOf(options)).filter(
    (finding) => !allowed.has(sliceOf(text, finding)),
  );
  const known = new Masker(options.table, allowed, 'captured').findKnown(text);
  return [...found, ...known].sort((a, b) => a.start - b.start);
}

/** The rules that mask: the user's own first, then Baton's but for those switched off. */
function rulesOf({ ownRules = [], ignoredRuleIds = new Set() }: FindOptions): RedactionRule[] {
  return [...ownRules, ...redactionRules].filter(({ id }) => !ignoredRuleIds.has(id));
}

function placeholdersInsideCode(texts: readonly string[]): Set<string> {
  const inside = texts.flatMap((text) => {
    const code = findCodeRanges(text);
    return findPlaceholders(text).filter((place) => isInsideCode(code, place));
  });
  return new Set(inside.map(({ placeholder }) => placeholder));
}

function sliceOf(text: string, finding: TextRange): string {
  return text.slice(finding.start, finding.end);
}

function allForms(values: ReadonlySet<string>): Set<string> {
  return new Set([...values].flatMap(formsOfValue));
}

function usedPlaceholders(texts: readonly string[], table: PlaceholderTable): string[] {
  const own = new Set(table.entries.map((entry) => entry.placeholder));
  const standing = texts.flatMap((text) => findPlaceholders(text).map(({ placeholder }) => placeholder));
  return [...new Set(standing)].filter((placeholder) => own.has(placeholder));
}

type KnownValue = { readonly value: string; readonly category: FindingCategory; placeholder?: string };

/** One round of masking: learns values from all texts, then replaces them in each. */
class Masker {
  readonly #known = new FormIndex<KnownValue>();
  readonly #entries: PlaceholderEntry[];
  readonly #next: PlaceholderTable['next'];
  readonly #origin: PlaceholderEntry['origin'];

  constructor(table: PlaceholderTable, allowed: ReadonlySet<string>, origin: PlaceholderEntry['origin']) {
    this.#entries = [...table.entries];
    this.#next = { ...table.next };
    this.#origin = origin;
    for (const entry of table.entries) if (!allowed.has(entry.value)) this.#known.add(entry);
  }

  table(): PlaceholderTable {
    return { entries: this.#entries, next: this.#next };
  }

  learn(text: string, findings: readonly Finding[]): void {
    for (const finding of findings) {
      const value = sliceOf(text, finding);
      if (this.#known.get(value) === undefined) this.#known.add({ value, category: finding.category });
    }
  }

  mask(text: string, findings: readonly Finding[]): string {
    const short = findings.filter(({ start, end }) => end - start < LEAST_SPREAD_UNITS);
    let masked = '';
    let done = 0;
    for (const range of [...this.findKnown(text), ...short].sort((a, b) => a.start - b.start)) {
      if (range.start < done) continue;
      masked += text.slice(done, range.start) + this.#placeholderFor(sliceOf(text, range));
      done = range.end;
    }
    return masked + text.slice(done);
  }

  /** Where known values stand, in order; never across a placeholder. */
  findKnown(text: string): Finding[] {
    const borders = [...findPlaceholders(text), { start: text.length, end: text.length }];
    return borders.flatMap(({ start: end }, order) =>
      this.#known.find(text, { start: borders[order - 1]?.end ?? 0, end }).flatMap((range) => {
        const category = this.#known.get(sliceOf(text, range))?.category;
        return category ? [{ ruleId: 'known-value', category, confidence: 'high', ...range }] : [];
      }),
    );
  }

  #placeholderFor(form: string): string {
    const known = this.#known.get(form);
    if (known === undefined) return form;
    if (known.placeholder === undefined) {
      known.placeholder = renderPlaceholder(known.category, this.#next[known.category]);
      this.#next[known.category] += 1;
      const { placeholder, category, value } = known;
      this.#entries.push({ placeholder, category, value, origin: this.#origin });
    }
    return known.placeholder;
  }
}
