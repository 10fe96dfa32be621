import { describe, expect, it } from 'vitest';
import { BUDGETS, checkBudgets, formatFinding } from './budgets.ts';

const within = {
  'script until / is interactive': 120_000,
  'script until date select shows dates': 1,
  'script until date detail shows menus': 1,
  'all script together': 1,
  'all style together': 1,
  'script until the staff screens': 1,
  'all script of the staff screens': 1,
  'style of the staff screens': 1,
};

describe('checkBudgets', () => {
  it('accepts a size up to the limit and not one byte more', () => {
    expect(checkBudgets(within).every(({ kept }) => kept)).toBe(true);
    const over = checkBudgets({ ...within, 'script until / is interactive': 120_001 });
    expect(over.filter(({ kept }) => !kept).map(({ name }) => name)).toEqual([
      'script until / is interactive',
    ]);
  });

  it('checks every budget', () => {
    expect(checkBudgets(within).map(({ name }) => name)).toEqual(Object.keys(BUDGETS));
  });
});

describe('formatFinding', () => {
  it('names the budget that is exceeded', () => {
    const [first] = checkBudgets({ ...within, 'script until / is interactive': 130_040 });
    expect(first && formatFinding(first)).toMatch(/^✗ script until \/ .* 130\.0 kB of 120 kB$/);
  });
});
