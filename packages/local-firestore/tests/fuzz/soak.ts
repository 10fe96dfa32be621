/**
 * The long fuzz test (`npm run soak`): 200,000 damaged rules files and as many damaged requests. A seed may
 * be given as the argument.
 */
import { fuzzRules } from './fuzz-rules.ts';
import { fuzzWire, newEngine } from './fuzz-wire.ts';
import { Random } from './random.ts';

const COUNT = 200_000;
const SLOW_MS = 1000;
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);

/** Runs `one` COUNT times and prints the longest time of a single run; throws if that is over SLOW_MS. */
async function repeat(name: string, one: (random: Random) => void | Promise<void>): Promise<void> {
  const random = new Random(seed);
  let longest = 0;
  for (let i = 0; i < COUNT; i++) {
    const began = performance.now();
    await one(random);
    longest = Math.max(longest, performance.now() - began);
  }
  console.log(`${name}: ${COUNT} inputs, seed ${seed}, longest ${longest.toFixed(0)} ms`);
  if (longest > SLOW_MS) throw new Error(`An input took ${longest.toFixed(0)} ms.`);
}

await repeat('rules', fuzzRules);
const engine = newEngine();
await repeat('wire', (random) => fuzzWire(engine, random));
engine.close();
