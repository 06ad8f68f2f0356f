/** Why a pattern of the user's is refused, and at what, where one place in it is to blame. */
export type PatternRefusal = {
  readonly code:
    | 'EMPTY'
    | 'TOO_LONG'
    | 'NOT_A_PATTERN'
    | 'MATCHES_EMPTY'
    | 'UNKNOWN_CONSTRUCT'
    | 'NESTED_REPETITION'
    | 'TOO_MANY_WAYS';
  readonly construct?: string;
};

/** A pattern in which every repetition has an end, or why there is none. */
export type SafePattern =
  | { readonly outcome: 'safe'; readonly source: string }
  | { readonly outcome: 'refused'; readonly reason: PatternRefusal };

const MOST_PATTERN_UNITS = 200;
/** What `+`, `*` and `{n,}` are read as. */
const MOST_REPETITIONS = 64;
/**
 * Ways to match from one place times the longest match, at most: the bound of the steps that one place costs. An
 * open repetition before what it cannot match itself has one way; before what it can, it has as many as it repeats.
 */
const MOST_STEPS = 5000;

/** One part of a pattern: its rewritten source, what it matches at least and at most, and in how many ways. */
type Part = {
  readonly source: string;
  readonly least: number;
  readonly most: number;
  readonly ways: number;
  /** The character or class that the part repeats, if it is no more than that. */
  readonly single?: string;
};

const nothing: Part = { source: '', least: 0, most: 0, ways: 1 };

/**
 * Reads a pattern made of characters, classes, groups, alternatives, anchors and repetitions, and gives open
 * repetitions an end. Refused is what could run away or cannot be judged: a repetition that holds another,
 * repetitions whose combinations are many, look-around, references to groups, and what matches nothing at all.
 */
export function readSafePattern(source: string): SafePattern {
  if (source.trim() === '') return { outcome: 'refused', reason: { code: 'EMPTY' } };
  if (source.length > MOST_PATTERN_UNITS) return { outcome: 'refused', reason: { code: 'TOO_LONG' } };
  if (!isPattern(source)) return { outcome: 'refused', reason: { code: 'NOT_A_PATTERN' } };
  const reader = new PatternReader(source);
  const part = reader.readAlternatives();
  const reason = reader.refusal ?? judge(part);
  return reason ? { outcome: 'refused', reason } : { outcome: 'safe', source: part.source };
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') !== undefined;
  } catch {
    // The engine itself refuses it: that is the answer.
    return false;
  }
}

function judge({ least, most, ways }: Part): PatternRefusal | undefined {
  if (least === 0) return { code: 'MATCHES_EMPTY' };
  return ways * most > MOST_STEPS ? { code: 'TOO_MANY_WAYS' } : undefined;
}

/** Whether a part can end in one place only, given what comes next: the next character is none of its own. */
function isSettledBy({ single }: Part, next: Part): boolean {
  if (single === undefined || next.single === undefined || next.least === 0) return false;
  const [own, other] = [new RegExp(`^(?:${single})$`, 'u'), new RegExp(`^(?:${next.single})$`, 'u')];
  for (let unit = 0; unit <= 0xffff; unit += 1) {
    const character = String.fromCharCode(unit);
    if (own.test(character) && other.test(character)) return false;
  }
  return !(own.test('\u{1F600}') && other.test('\u{1F600}'));
}

const atom =
  /(?:\\(?:p|P)\{[\w=]{1,40}\}|\\u\{[\dA-Fa-f]{1,6}\}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\[dDwWsStnrfv]|\\[\^$\\.*+?()[\]{}|/-]|\[\^?(?:\\(?:p|P)\{[\w=]{1,40}\}|\\u[\dA-Fa-f]{4}|\\[^pPuxkcb\d]|[^\]\\]){1,200}\]|[^\\^$.*+?()[\]{}|])|\./uy;
const anchor = /\^|\$|\\b|\\B/y;
const repetition = /(?:\*|\+|\?|\{(?<from>\d{1,4})(?<open>,(?<to>\d{0,4}))?\})(?<lazy>\??)/y;

/** Reads a pattern that the engine takes from left to right, and keeps the first reason to refuse it. */
class PatternReader {
  readonly #source: string;
  #place = 0;
  refusal: PatternRefusal | undefined;

  constructor(source: string) {
    this.#source = source;
  }

  readAlternatives(): Part {
    let all = this.#readSequence();
    while (this.#take(/\|/y)) {
      const next = this.#readSequence();
      all = {
        source: `${all.source}|${next.source}`,
        least: Math.min(all.least, next.least),
        most: Math.max(all.most, next.most),
        ways: all.ways + next.ways,
      };
    }
    return all;
  }

  #readSequence(): Part {
    let all = nothing;
    let last = nothing;
    while (this.refusal === undefined && this.#place < this.#source.length && !this.#isAt(/[|)]/y)) {
      const next = this.#readRepeated();
      const ways = last.ways > 1 && isSettledBy(last, next) ? all.ways : all.ways * last.ways;
      all = {
        source: all.source + next.source,
        least: all.least + next.least,
        most: all.most + next.most,
        ways,
      };
      last = next;
    }
    // Nothing follows what the whole pattern ends with: its first way is taken.
    return this.#place === this.#source.length ? all : { ...all, ways: all.ways * last.ways };
  }

  #readRepeated(): Part {
    const assertion = this.#take(anchor);
    if (assertion) return { ...nothing, source: assertion[0] };
    const part = this.#readSingle();
    const match = this.refusal === undefined ? this.#take(repetition) : null;
    if (!match) return part;
    const [from, to] = boundsOf(match);
    const ways = part.ways === 1 ? to - from + 1 : part.ways ** to + (from === 0 ? 1 : 0);
    if (part.ways > 1 && (to > 1 || ways > MOST_STEPS)) return this.#refuse('NESTED_REPETITION', match[0]);
    const source = `${part.source}{${from},${to}}${match.groups?.lazy ?? ''}`;
    const repeated = { source, least: part.least * from, most: part.most * to, ways };
    return part.single === undefined ? repeated : { ...repeated, single: part.single };
  }

  #readSingle(): Part {
    if (this.#take(/\((?:\?:)?(?!\?)/y)) {
      const inner = this.readAlternatives();
      if (this.refusal === undefined && !this.#take(/\)/y)) return this.#refuse('UNKNOWN_CONSTRUCT', '(');
      const { least, most, ways } = inner;
      return { least, most, ways, source: `(?:${inner.source})` };
    }
    const match = this.#take(atom);
    if (match) return { source: match[0], least: 1, most: 1, ways: 1, single: match[0] };
    return this.#refuse('UNKNOWN_CONSTRUCT', this.#source.slice(this.#place, this.#place + 4));
  }

  #refuse(code: PatternRefusal['code'], construct: string): Part {
    this.refusal ??= { code, construct };
    return { ...nothing, least: 1 };
  }

  #isAt(pattern: RegExp): boolean {
    pattern.lastIndex = this.#place;
    return pattern.test(this.#source);
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#place;
    const match = pattern.exec(this.#source);
    if (match) this.#place += match[0].length;
    return match;
  }
}

function boundsOf(match: RegExpExecArray): [number, number] {
  const sign = match[0].charAt(0);
  if (sign === '*') return [0, MOST_REPETITIONS];
  if (sign === '+') return [1, MOST_REPETITIONS];
  if (sign === '?') return [0, 1];
  const { from = '0', open, to = '' } = match.groups ?? {};
  if (open === undefined) return [Number(from), Number(from)];
  return [Number(from), to === '' ? Number(from) + MOST_REPETITIONS : Number(to)];
}
