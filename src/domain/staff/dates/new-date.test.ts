import { describe, expect, it } from 'vitest';
import { sydneyClock, sydneyTime } from '../../dates/sydney-time.ts';
import type { Menu } from '../../menus/menu.ts';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { date, dateId, menus, now } from '../../testing/fixtures.ts';
import { addDate, copiedCutOff, copiedDate, type NewDate, nextDeliveryDay } from './new-date.ts';

const dates = { [dateId]: date };
const id = `20261201_${now}`;
const change = (more: Partial<NewDate> = {}): NewDate => ({
  dateId: id,
  from: dateId,
  deliveryDay: '2026-12-01',
  closes: '2026-11-29T17:00',
  area: 'sydney',
  open: true,
  ...more,
});
const planned = (more: Partial<NewDate> = {}, catalogue = menus) =>
  outcomeOf(addDate, change(more), {
    'dates/activeDates': dates,
    'manages/menus': catalogue,
  });

describe('a copy of an earlier date', () => {
  it('is proposed for the same weekday of the next week', () => {
    expect(nextDeliveryDay(date, {}, now)).toBe('2026-12-01');
    expect(nextDeliveryDay(date, {}, sydneyTime('2027-01-05T09:00'))).toBe('2027-01-12');
  });

  it('is never proposed for a day on which its area has a date', () => {
    const week = 7 * 86_400_000;
    const next = { ...date, deliveryDate: date.deliveryDate + week };
    const elsewhere = { ...next, deliveryDate: next.deliveryDate + week, area: 'gosford' } as const;
    expect(nextDeliveryDay(date, { a: date, b: next, c: elsewhere }, now)).toBe('2026-12-08');
  });

  it('closes as many days before the delivery, at the same time of day even across a clock change', () => {
    expect(copiedCutOff(date, '2026-12-01')).toBe('2026-11-29T17:00');
    const april = {
      ...date,
      deliveryDate: sydneyTime('2026-04-03T12:00'),
      finishDate: sydneyTime('2026-04-01T17:00'),
    };
    const cutOff = copiedCutOff(april, '2026-04-07');
    expect(cutOff).toBe('2026-04-05T17:00');
    expect(sydneyClock(sydneyTime(cutOff))).toBe('2026-04-05T17:00:00.000');
  });

  it('has all menus on sale, the same limits and the same weekday', () => {
    const source = {
      ...date,
      menus: { soup: false, kimchi: true },
      menuLimitInAll: { soup: 20 },
    };
    expect(
      copiedDate(source, change({ deliveryDay: '2026-11-27', area: 'gosford' })),
    ).toMatchObject({
      menus: { soup: true, kimchi: true },
      menuLimitForPerson: { kimchi: 4 },
      menuLimitInAll: { soup: 20 },
      day: '금요일',
      area: 'gosford',
      active: true,
      orderDone: false,
      closesByItself: true,
    });
  });

  it('has no cut-off while its day is being typed', () => {
    expect(copiedCutOff(date, 'x')).toBe('');
    expect(copiedCutOff(date, '0002-12-01')).toBe('');
  });

  it.each([{ deliveryDay: '2026-02-30' }, { deliveryDay: '' }, { closes: 'soon' }])(
    'is none for %j',
    async (more) => {
      expect(copiedDate(date, change(more))).toBeUndefined();
      expect(await planned(more)).toMatchObject({ problem: { code: 'invalid' } });
    },
  );
});

describe('addDate', () => {
  it('stores the date in the list and in its year', async () => {
    const store = { 'dates/activeDates': dates, 'manages/menus': menus };
    const after = await storeAfterAction(addDate, change(), store, { seen: null });
    expect(after['dates/activeDates']).toMatchObject({ [dateId]: date, [id]: { active: true } });
    expect(after['dates/2026']?.[id]).toEqual(after['dates/activeDates']?.[id]);
  });

  it('can create a hidden date', async () => {
    expect(await planned({ open: false })).toMatchObject({ after: { active: false } });
  });

  it('refuses an id of another day', async () => {
    const problem = { code: 'invalid', field: 'deliveryDay' };
    expect(await planned({ dateId: `20261202_${now}` })).toMatchObject({ problem });
  });

  it.each([
    ['unknown-date', { from: '20260101_1' }],
    ['delivery-past', { deliveryDay: '2026-11-17', closes: '2026-11-15T17:00' }],
    ['closes-too-late', { closes: '2026-12-01T09:00' }],
    ['closes-past', { closes: '2026-11-20T17:00' }],
    ['same-day', { deliveryDay: '2026-11-24', closes: '2026-11-22T17:00' }],
  ])('refuses %s', async (code, more) => {
    const { deliveryDay } = change(more);
    const plan = await planned({ ...more, dateId: `${deliveryDay.replaceAll('-', '')}_${now}` });
    const problem = plan.kind === 'refused' ? plan.problem : undefined;
    expect([problem?.code, problem && 'check' in problem && problem.check]).toContain(code);
  });

  it('refuses a copy without any menu, or with a menu that has no price', async () => {
    const soup = menus.soup as Menu;
    expect(await planned({}, { soup: { ...soup, active: false } })).toMatchObject({
      problem: { check: 'no-menus' },
    });
    expect(await planned({}, { soup: { ...soup, price: 0 } })).toMatchObject({
      problem: { check: 'menu-price' },
    });
  });
});
