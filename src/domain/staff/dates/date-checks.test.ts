import { describe, expect, it } from 'vitest';
import { date, menus, now } from '../../testing/fixtures.ts';
import { dateChecks, preventsOpening } from './date-checks.ts';

describe('dateChecks', () => {
  it('names what is missing; missing English and menus off sale are only warnings', () => {
    const checks = dateChecks(
      'x',
      { ...date, menus: { soup: true, set: true, gone: true } },
      menus,
      {},
      now,
    );
    expect(checks).toEqual([
      { code: 'menu-english', menuId: 'set' },
      { code: 'menu-off', menuId: 'gone' },
    ]);
    expect(checks.some(preventsOpening)).toBe(false);
    expect(dateChecks('x', { ...date, menus: {} }, menus, {}, now)).toEqual([{ code: 'no-menus' }]);
  });
});
