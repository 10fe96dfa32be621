import { describe, expect, test } from 'vitest';
import { dateStatus } from './date-status.ts';

const open = { active: true, orderDone: false };
const done = { active: true, orderDone: true };

describe('dateStatus', () => {
  test.each([
    ['an open date', open, true, undefined, 'open'],
    ['a remembered date that was open', open, false, undefined, 'open'],
    ['a closed date', done, true, undefined, 'closed'],
    ['an inactive date', { active: false, orderDone: false }, true, undefined, 'closed'],
    ['a date off the list', undefined, true, true, 'closed'],
    ['a date off the list whose year is not read yet', undefined, true, undefined, 'unknown'],
    ['a date that never was', undefined, true, false, 'missing'],
    ['a remembered date that was closed', done, false, undefined, 'unknown'],
    ['a date newer than the last visit', undefined, false, false, 'unknown'],
  ])('%s', (_, date, confirmed, archived, status) => {
    expect(dateStatus(date, confirmed, archived, false)).toBe(status);
  });
  test('an open date whose day is over is closed, and one that is closed stays so', () => {
    expect(dateStatus(open, true, undefined, true)).toBe('closed');
    expect(dateStatus(done, true, undefined, true)).toBe('closed');
  });
});
