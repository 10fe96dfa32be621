import { expect, it } from 'vitest';
import { drawLives } from '../testing/life-arbitraries.ts';

it('whatever happens to an order, what was done about it stays its own, and sums add up', async () => {
  const done = await drawLives(150, 20261128);
  for (const kind of 'order move link cancel restore mark photo tell ask refund'.split(' ')) {
    expect(done[kind], kind).toBeGreaterThan(5);
  }
});
