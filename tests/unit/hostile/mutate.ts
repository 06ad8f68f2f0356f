/** A small generator of numbers that a seed determines (mulberry32): the same seed gives the same run everywhere. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number in `[0, limit)`. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  of<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  }
}

/** What is put into texts: marks that a reader gives a meaning to, and what no reader expects. */
const PIECES = [
  '```',
  '~~~~',
  '```baton-packet\n',
  '\n',
  '\r\n',
  '"',
  '\\',
  '\\"',
  '{',
  '}',
  '{"schema_version": 1',
  '"schema_version": 2,',
  '"revision": 1e308,',
  '"revision": -0,',
  '"revision": 9007199254740991,',
  '"__proto__": {"polluted": true},',
  '"constructor": null,',
  '[[[[[[[[',
  'null',
  '\u0000',
  '\ud800',
  '\udc00',
  '\u202e',
  '\u200b',
  '\u00a0',
  '\ufeff',
  '\u2028',
  'baton-ack 00000000-0000 r1\n',
  'End of handoff ',
  'baton 00000000-0000 r1',
  '<script>',
  'User:\n',
  'x'.repeat(5_000),
  '\t'.repeat(2_000),
];

/** A text after one to six accidents: a piece gone, doubled, moved, put in, one unit changed, the end cut off. */
export function mutateText(text: string, chance: Chance): string {
  let mutated = text;
  for (let left = 1 + chance.below(6); left > 0; left -= 1) mutated = mutateOnce(mutated, chance);
  return mutated;
}

function mutateOnce(text: string, chance: Chance): string {
  const start = chance.below(text.length + 1);
  const end = Math.min(text.length, start + chance.below(chance.of([2, 20, 400])));
  const before = text.slice(0, start);
  const [part, after] = [text.slice(start, end), text.slice(end)];
  switch (chance.below(7)) {
    case 0:
      return before + after;
    case 1:
      return before + part + part + after;
    case 2:
      return part + before + after;
    case 3:
      return before + String.fromCharCode(chance.below(0x10000)) + text.slice(start + 1);
    case 4:
      return chance.below(3) === 0 ? before : text;
    default:
      return before + chance.of(PIECES) + after;
  }
}

/** Values that stand in the place of others. */
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  -0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  999_999_999,
  '',
  ' ',
  '\ud800',
  '\u202e',
  '__proto__',
  'T-1',
  'eva@example.org '.repeat(30),
  'x'.repeat(501),
  [],
  {},
  [null],
  [[]],
  'unknown',
];

/** A value of its own: another accident may strike inside it. */
function anyValue(chance: Chance): unknown {
  return structuredClone(chance.of(VALUES));
}

/** A JSON value after one to four accidents in it: a value replaced, a key or an entry gone, doubled or added. */
export function mutateValue(value: unknown, chance: Chance): unknown {
  const holder = { value: structuredClone(value) };
  for (let left = 1 + chance.below(4); left > 0; left -= 1) mutatePlace(chance.of(placesIn(holder)), chance);
  return holder.value;
}

interface Place {
  readonly inside: Record<string, unknown> | unknown[];
  readonly key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = value as Place['inside'];
  return Object.entries(inside).flatMap(([key, held]) => [{ inside, key }, ...placesIn(held)]);
}

function mutatePlace({ inside, key }: Place, chance: Chance): void {
  if (Array.isArray(inside)) {
    const at = Number(key);
    const act = chance.below(4);
    if (act === 0) inside.splice(at, 1);
    else if (act === 1) inside.push(structuredClone(inside[at]));
    else inside[at] = anyValue(chance);
    return;
  }
  const act = chance.below(6);
  if (act === 0 && key !== 'value') delete inside[key];
  else if (act === 1) inside[chance.of(['extra', 'constructor', 'toString'])] = anyValue(chance);
  else if (act === 2 && typeof inside[key] === 'string') inside[key] = mutateText(inside[key], chance);
  else inside[key] = anyValue(chance);
}
