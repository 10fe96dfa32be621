import { expect, it } from 'vitest';
import { endLogIns, endLogInsForGood } from './ended-log-ins.ts';

const HOUR = 3_600_000;

it('ends log-ins from before a second', () => {
  expect(endLogIns('u1', 7)).toEqual({
    collection: 'endedLogIns',
    id: 'u1',
    fields: [{ path: ['at'], set: 7 }],
  });
});

it('ends those of a deleted account until its login is gone, and is kept until the last token has expired', () => {
  const now = 1_000_500;
  const { fields } = endLogInsForGood('u1', now);
  const [at, until] = fields.map((field) => ('set' in field ? Number(field.set) : 0));
  expect(fields.map(({ path }) => path)).toEqual([['at'], ['until']]);
  expect(at).toBe(1601);
  // A token lives for an hour, and the last one is made before the login is gone.
  expect(until).toBeGreaterThan((at ?? 0) * 1000 + HOUR);
});
