import { describe, expect, it } from 'vitest';
import { activeDateSchema } from '../../../src/domain/dates/active-date.ts';
import { isDateId } from '../../../src/domain/dates/date-id.ts';
import { formatDay } from '../../../src/domain/dates/format-date.ts';
import { isOpen } from '../../../src/domain/dates/open-dates.ts';
import { sydneyTime } from '../../../src/domain/dates/sydney-time.ts';
import { sampleDates } from './sample-dates.ts';
import { menus } from './sample-menus.ts';

/** Every hour of two weeks, over the start of daylight saving (4 October 2026). */
const moments = Array.from(
  { length: 14 * 24 },
  (_, hour) => sydneyTime('2026-09-28T00:00') + hour * 3_600_000,
);

describe('sampleDates', () => {
  it('has five valid dates on different days at any hour', () => {
    for (const now of moments) {
      const dates = Object.entries(sampleDates(now));
      expect(dates).toHaveLength(5);
      expect(new Set(dates.map(([dateId]) => dateId.slice(0, 8))).size).toBe(5);
      for (const [dateId, date] of dates) {
        expect(isDateId(dateId)).toBe(true);
        activeDateSchema.parse(date);
      }
    }
  });

  it('closes what is open in the future and what is closed in the past', () => {
    for (const now of moments) {
      for (const date of Object.values(sampleDates(now))) {
        expect(date.finishDate > now).toBe(isOpen(date));
      }
      const open = Object.values(sampleDates(now)).filter(isOpen);
      expect(open).toHaveLength(4);
      expect(Math.min(...open.map((date) => date.finishDate))).toBe(now + 12 * 60_000);
    }
  });

  it('keeps its dateIds within one Sydney day', () => {
    const ids = (wallClock: string) => Object.keys(sampleDates(sydneyTime(wallClock)));
    expect(ids('2026-11-21T00:00')).toEqual(ids('2026-11-21T23:59'));
    expect(ids('2026-11-22T00:00')).not.toEqual(ids('2026-11-21T23:59'));
  });

  it('delivers to Sydney on Tuesday and Friday and to Gosford on the Saturday after', () => {
    const days = Object.values(sampleDates(sydneyTime('2026-11-21T09:00'))).map((date) => [
      date.area,
      formatDay(date.deliveryDate, 'ko', date.deliveryDate),
      date.day,
    ]);
    expect(days).toEqual([
      ['sydney', '11월 24일 (화)', '화요일'],
      ['sydney', '11월 27일 (금)', '금요일'],
      ['gosford', '11월 28일 (토)', '토요일'],
      ['sydney', '11월 20일 (금)', '금요일'],
      ['sydney', '11월 22일 (일)', '일요일'],
    ]);
  });

  it('offers known, active menus only, some sold out early; Gosford a part of the Friday menus', () => {
    const dates = Object.values(sampleDates(sydneyTime('2026-11-21T09:00')));
    for (const date of dates) {
      for (const menuId of Object.keys(date.menus))
        expect(menus[menuId]?.active, menuId).toBe(true);
      for (const menuId of Object.keys({ ...date.menuLimitForPerson, ...date.menuLimitInAll }))
        expect(date.menus).toHaveProperty(menuId);
      expect(Object.values(date.menus).filter((open) => !open).length).toBeGreaterThan(0);
    }
    const [tuesday, friday, gosford] = dates.map((date) => Object.keys(date.menus));
    expect(tuesday).not.toEqual(friday);
    expect(friday).toEqual(expect.arrayContaining(gosford ?? []));
    expect(gosford?.length).toBeGreaterThan(20);
    expect(gosford?.length).toBeLessThan(friday?.length ?? 0);
  });
});
