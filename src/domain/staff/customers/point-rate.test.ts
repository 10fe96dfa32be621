import { expect, it } from 'vitest';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { changePointRate } from './point-rate.ts';

it('sets the shop’s point rate', async () => {
  expect(await storeAfterAction(changePointRate, { rate: 2.5 }, {})).toMatchObject({
    'common/point': { pointRate: 2.5 },
  });
});

it.each([-1, 101])('refuses a rate of %d %%', async (rate) => {
  expect(await outcomeOf(changePointRate, { rate }, {})).toMatchObject({
    problem: { code: 'invalid', field: 'pointRate' },
  });
});

it('refuses what is not a number', async () => {
  expect(await outcomeOf(changePointRate, { rate: Number.NaN }, {})).toMatchObject({
    problem: { code: 'invalid', field: 'rate' },
  });
});
