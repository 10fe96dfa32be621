import { test } from 'vitest';
import { fuzzRules } from './fuzz-rules.ts';
import { fuzzWire, newEngine } from './fuzz-wire.ts';
import { Random } from './random.ts';

// A short sample with a fixed seed; soak.ts runs 200,000 of each.
test('damaged rules are always refused with line and column', () => {
  const random = new Random(1);
  for (let i = 0; i < 1500; i++) fuzzRules(random);
});

test('damaged requests are always refused with a status', async () => {
  const [random, engine] = [new Random(2), newEngine()];
  for (let i = 0; i < 1500; i++) await fuzzWire(engine, random);
});
