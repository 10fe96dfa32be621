/**
 * The long fuzz test (`npm run soak`): 200,000 damaged rules files, as many damaged requests and 10,000
 * damaged data folders. A seed may be given as the argument.
 */
import { rmSync } from 'node:fs';
import { fuzzDamage, makeSample } from './fuzz-damage.ts';
import { fuzzRules } from './fuzz-rules.ts';
import { fuzzWire, newEngine } from './fuzz-wire.ts';
import { Random } from './random.ts';

const COUNT = 200_000;
const SLOW_MS = 1000;
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);

/** Runs `one` `count` times and prints the longest time of a single run; throws if that is over SLOW_MS. */
async function repeat(
  name: string,
  one: (random: Random) => void | Promise<void>,
  count = COUNT,
): Promise<void> {
  const random = new Random(seed);
  let longest = 0;
  for (let i = 0; i < count; i++) {
    const began = performance.now();
    await one(random);
    longest = Math.max(longest, performance.now() - began);
  }
  console.log(`${name}: ${count} inputs, seed ${seed}, longest ${longest.toFixed(0)} ms`);
  if (longest > SLOW_MS) throw new Error(`An input took ${longest.toFixed(0)} ms.`);
}

await repeat('rules', fuzzRules);
const engine = newEngine();
await repeat('wire', (random) => fuzzWire(engine, random));
engine.close();
const sample = await makeSample(new Random(seed));
await repeat('data folders', (random) => fuzzDamage(sample, random), 10_000);
rmSync(sample.folder, { recursive: true });
