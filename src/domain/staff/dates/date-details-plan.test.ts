import { describe, expect, it } from 'vitest';
import { sydneyTime } from '../../dates/sydney-time.ts';
import { announcementSchema } from '../../messages/announcement.ts';
import { applyWrites } from '../../testing/apply-writes.ts';
import { date, dateId, menus, now } from '../../testing/fixtures.ts';
import { staffActor } from '../../testing/staff.ts';
import type { StaffPlan } from '../staff-plan.ts';
import { dateChecks, preventsOpening } from './date-checks.ts';
import {
  datePromotionContent,
  datePromotionId,
  planCutOff,
  planDateMenus,
} from './date-details-plan.ts';

const dates = { [dateId]: date };
const storedAfter = (plan: StaffPlan) => {
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  return applyWrites({ 'dates/activeDates': dates }, plan.writes);
};

describe('planCutOff', () => {
  const move = (closes: string, seen?: number) =>
    planCutOff({ dateId, closes, ...(seen === undefined ? {} : { seen }) }, dates, staffActor);

  it('moves the cut-off in the list of dates and in its year, and logs the old and the new one', () => {
    const stored = storedAfter(move('2026-11-23T09:00', date.finishDate));
    const finishDate = sydneyTime('2026-11-23T09:00');
    expect(stored['dates/activeDates']?.[dateId]).toEqual({ ...date, finishDate });
    expect(stored['dates/2026']?.[dateId]).toEqual({ ...date, finishDate });
    expect(stored['staffLog/entry-1']).toMatchObject({
      action: 'cut-off',
      before: '2026년 11월 22일 (일) 오후 5:00',
      after: '2026년 11월 23일 (월) 오전 9:00',
    });
  });

  it('writes nothing when nothing changes', () => {
    expect(move('2026-11-22T17:00', 5)).toEqual({ kind: 'already-done' });
  });

  it.each([
    ['invalid', '2026-11-31T09:00', undefined],
    ['date-not-ready', '2026-11-24T09:00', undefined],
    ['date-not-ready', '2026-11-20T09:00', undefined],
    ['changed-meanwhile', '2026-11-23T09:00', 5],
  ])('refuses %s', (code, closes, seen) => {
    expect(move(closes, seen)).toMatchObject({ problem: { code } });
  });

  it('refuses a date that was removed', () => {
    const plan = planCutOff({ dateId: 'x', closes: '2026-11-23T09:00' }, {}, staffActor);
    expect(plan).toMatchObject({ problem: { code: 'unknown-date' } });
  });
});

describe('planDateMenus', () => {
  const all = Object.keys(date.menus);
  const put = (menuIds: string[], seen = all, stored: object = dates) =>
    planDateMenus({ dateId, menuIds, seen }, { dates: stored as never, menus }, staffActor);

  it('adds menus on sale, keeps sold-out ones, and removes a limit with its menu', () => {
    const sold = { [dateId]: { ...date, menus: { soup: false, kimchi: true } } };
    const stored = storedAfter(put(['soup', 'tofu'], ['soup', 'kimchi'], sold));
    expect(stored['dates/activeDates']?.[dateId]).toMatchObject({
      menus: { soup: false, tofu: true },
      menuLimitForPerson: {},
    });
    expect(stored['staffLog/entry-1']).toMatchObject({ before: '− kimchi', after: '+ tofu' });
  });

  it('writes nothing when nothing changes', () => {
    expect(put(all)).toEqual({ kind: 'already-done' });
  });

  it('refuses unknown menus, an open date without menus, and a change by somebody else meanwhile', () => {
    expect(put([...all, 'cake'])).toMatchObject({ problem: { code: 'unknown-menu' } });
    expect(put([])).toMatchObject({ problem: { check: 'no-menus' } });
    expect(put(['soup'], ['soup', 'tofu'])).toMatchObject({
      problem: { code: 'changed-meanwhile' },
    });
    expect(put([], all, {})).toMatchObject({ problem: { code: 'unknown-date' } });
  });
});

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

it('puts promotional words on the cards of the day, and keeps places and times set elsewhere', () => {
  const words = {
    title: { ko: '무료 국', en: 'Free soup' },
    text: { ko: '100불부터', en: 'From $100' },
  };
  const content = datePromotionContent(dateId, words);
  expect(announcementSchema.safeParse(content).success).toBe(true);
  expect(content.deliveryDays).toEqual([20261124]);
  expect(datePromotionId(dateId)).toBe('date-20261124');
  const elsewhere = { ...content, kind: 'holiday', places: ['date', 'notice'] } as const;
  const posted = { ...elsewhere, places: [...elsewhere.places], until: '2026-11-23T00:00' };
  const title = { ko: '무료 반찬', en: 'Free side dish' };
  expect(datePromotionContent(dateId, { ...words, title }, posted)).toEqual({ ...posted, title });
});
