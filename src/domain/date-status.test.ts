import { describe, expect, test } from 'vitest';
import { dateStatus } from './date-status.ts';

const open = { active: true, orderDone: false };
const done = { active: true, orderDone: true };

describe('dateStatus', () => {
  test.each([
    ['an open date', open, true, 'open'],
    ['a remembered date that was open', open, false, 'open'],
    ['a closed date', done, true, 'closed'],
    ['an inactive date', { active: false, orderDone: false }, true, 'closed'],
    ['a date that the server does not have', undefined, true, 'closed'],
    ['a remembered date that was closed', done, false, 'unknown'],
    ['a date newer than the last visit', undefined, false, 'unknown'],
  ])('%s', (_, date, confirmed, standing) => {
    expect(dateStatus(date, confirmed)).toBe(standing);
  });
});
