import { describe, expect, it } from 'vitest';
import { applyWrites } from '../../testing/apply-writes.ts';
import { date, dateId } from '../../testing/fixtures.ts';
import { staffActor } from '../../testing/staff.ts';
import type { StaffPlan } from '../staff-plan.ts';
import { planLimit, planSoldOut } from './stock-plan.ts';

const stored = { [dateId]: date };

function resultOf(plan: StaffPlan) {
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  const documents = applyWrites({ 'dates/activeDates': structuredClone(stored) }, plan.writes);
  return { date: documents['dates/activeDates']?.[dateId], entry: documents['staffLog/entry-1'] };
}

describe('planSoldOut', () => {
  it('marks menus sold out and available again', () => {
    const change = { dateId, menuIds: ['soup', 'kimchi'], soldOut: true, seen: false };
    const result = resultOf(planSoldOut(change, stored, staffActor));
    expect(result.date).toMatchObject({ menus: { soup: false, kimchi: false, set: true } });
    expect(result.entry).toMatchObject({ subject: 'soup, kimchi', after: 'sold-out' });
  });

  it('writes nothing the second time, and names a menu that the date does not have', () => {
    const change = { dateId, menuIds: ['soup'], soldOut: false };
    expect(planSoldOut(change, stored, staffActor)).toEqual({ kind: 'already-done' });
    expect(planSoldOut({ ...change, menuIds: ['x'] }, stored, staffActor)).toMatchObject({
      problem: { code: 'unknown-menu', menuId: 'x' },
    });
    expect(planSoldOut(change, {}, staffActor)).toMatchObject({
      problem: { code: 'unknown-date' },
    });
  });
});

describe('planLimit', () => {
  const limit = (menuId: string, value: number | undefined, seen?: number | null) =>
    planLimit({ dateId, menuId, limit: value, seen }, stored, staffActor);

  it('sets and removes a limit', () => {
    expect(resultOf(limit('soup', 2, null)).date).toMatchObject({
      menuLimitForPerson: { soup: 2, kimchi: 4 },
    });
    expect(resultOf(limit('kimchi', undefined, 4)).date).toMatchObject({
      menuLimitForPerson: {},
    });
  });

  it('refuses an invalid limit, an unknown menu or date, and a limit that was changed meanwhile', () => {
    expect(limit('soup', 0)).toMatchObject({ problem: { code: 'invalid' } });
    expect(limit('x', 1)).toMatchObject({ problem: { code: 'unknown-menu' } });
    expect(limit('kimchi', 2, 3)).toMatchObject({
      problem: { code: 'changed-meanwhile', state: '4' },
    });
    expect(limit('kimchi', 4, 3)).toEqual({ kind: 'already-done' });
    expect(planLimit({ dateId, menuId: 'soup', limit: 1 }, {}, staffActor)).toMatchObject({
      problem: { code: 'unknown-date' },
    });
  });
});
