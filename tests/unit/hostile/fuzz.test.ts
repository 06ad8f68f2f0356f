import { expect, test, vi } from 'vitest';
import { fuzz } from './fuzz.ts';

const INPUTS = 2_000;

// A guard against what hangs, not a measure: machines differ.
vi.setConfig({ testTimeout: 300_000 });

test('mutated packet texts, backups and pages end well or with a code, and the store stays whole', async () => {
  const { inputs, accepted, codes } = await fuzz(1, INPUTS);
  console.log(`fuzzing: ${inputs} inputs, ${accepted} requests carried out, ${codes.size} different codes`);
  expect(accepted).toBeGreaterThan(0);
  expect(codes.size).toBeGreaterThan(5);
});
