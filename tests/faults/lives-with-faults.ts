/**
 * `npm run soak`: draws thousands of whole lives of orders: placed, changed, moved, paid, packed, told, delivered, refunded,
 * cancelled, placed again at the same door, with lost answers. Usage: lives-with-faults.ts [--runs N] [--seed N]. Fails with
 * the shortest life after which what is stored about an order is not what was done about it.
 */
import { parseArgs } from 'node:util';
import { drawLives } from '../../src/domain/testing/life-arbitraries.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5000' }, seed: { type: 'string' } },
});
const seed = values.seed === undefined ? undefined : Number(values.seed);
const done = await drawLives(Number(values.runs), seed);
console.log(`${values.runs} lives:`, done);
