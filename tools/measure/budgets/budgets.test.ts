import { describe, expect, it } from 'vitest';
import { BUDGETS, checkBudgets, formatFinding } from './budgets.ts';

const within = {
  'script of / until it is idle': 118_000,
  'script of date select until it is idle': 1,
  'script of date detail until it is idle': 1,
  'all script together': 1,
  'all style together': 1,
  'script until the staff screens': 1,
  'all script of the staff screens': 1,
  'style of the staff screens': 1,
};

describe('checkBudgets', () => {
  it('accepts a size up to the limit and not one byte more', () => {
    expect(checkBudgets(within).every(({ kept }) => kept)).toBe(true);
    const over = checkBudgets({ ...within, 'script of / until it is idle': 118_001 });
    expect(over.filter(({ kept }) => !kept).map(({ name }) => name)).toEqual([
      'script of / until it is idle',
    ]);
  });

  it('checks every budget', () => {
    expect(checkBudgets(within).map(({ name }) => name)).toEqual(Object.keys(BUDGETS));
  });
});

describe('formatFinding', () => {
  it('names the budget that is exceeded', () => {
    const [first] = checkBudgets({ ...within, 'script of / until it is idle': 130_040 });
    expect(first && formatFinding(first)).toMatch(/^✗ script of \/ .* 130\.0 kB of 118 kB$/);
  });
});
