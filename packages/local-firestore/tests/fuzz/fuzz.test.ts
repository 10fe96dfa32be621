import { rmSync } from 'node:fs';
import { test } from 'vitest';
import { fuzzDamage, makeSample } from './fuzz-damage.ts';
import { fuzzRules } from './fuzz-rules.ts';
import { fuzzWire, newEngine } from './fuzz-wire.ts';
import { Random } from './random.ts';

// A short sample with a fixed seed; soak.ts runs many more of each.
test('damaged rules are always refused with line and column', () => {
  const random = new Random(1);
  for (let i = 0; i < 1500; i++) fuzzRules(random);
});

test('damaged requests are always refused with a status', async () => {
  const [random, engine] = [new Random(2), newEngine()];
  for (let i = 0; i < 1500; i++) await fuzzWire(engine, random);
});

test('damaged data folders never start with less than was acknowledged', async () => {
  const random = new Random(3);
  const sample = await makeSample(random);
  for (let i = 0; i < 120; i++) fuzzDamage(sample, random);
  rmSync(sample.folder, { recursive: true });
});
