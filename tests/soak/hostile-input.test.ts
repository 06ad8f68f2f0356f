import { afterAll, expect, test } from 'vitest';
import { fuzz } from '../unit/hostile/fuzz.ts';

/** Seeds from 101: none of them is the one of `npm test`. */
const SEEDS = Array.from({ length: 20 }, (_, at) => 101 + at);
const INPUTS_PER_SEED = 5_000;

const codes = new Map<string, number>();
let inputs = 0;
let accepted = 0;

test.each(SEEDS)(
  'mutated inputs of seed %i end well or with a code, and the store stays whole',
  async (seed) => {
    const result = await fuzz(seed, INPUTS_PER_SEED);
    inputs += result.inputs;
    accepted += result.accepted;
    for (const [code, count] of result.codes) codes.set(code, (codes.get(code) ?? 0) + count);
    expect(result.inputs).toBe(INPUTS_PER_SEED);
  },
);

afterAll(() => {
  const refused = [...codes.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `soak, hostile input: ${inputs} inputs, ${accepted} requests carried out, ${refused} refused with ${codes.size} codes`,
  );
});
