import { expect, it } from 'vitest';
import { staffActor } from '../../testing/staff.ts';
import { planPointRate } from './point-rate-plan.ts';

it('sets the shop’s point rate and logs it', () => {
  expect(planPointRate({ rate: 2.5, seen: 2 }, undefined, staffActor)).toMatchObject({
    kind: 'write',
    writes: [
      { collection: 'common', id: 'point', fields: [{ path: ['pointRate'], set: 2.5 }] },
      { collection: 'staffLog' },
      { collection: 'staffLogHeads' },
    ],
  });
});

it('writes nothing when the rate is the same, and reports a conflict when it was changed meanwhile', () => {
  expect(planPointRate({ rate: 3, seen: 2 }, { pointRate: 3 }, staffActor)).toEqual({
    kind: 'already-done',
  });
  expect(planPointRate({ rate: 2, seen: 2 }, { pointRate: 3 }, staffActor)).toMatchObject({
    problem: { code: 'changed-meanwhile', state: '3 %' },
  });
});

it.each([-1, 101, Number.NaN])('refuses a rate of %d %%', (rate) => {
  expect(planPointRate({ rate }, undefined, staffActor)).toMatchObject({
    problem: { code: 'invalid' },
  });
});
