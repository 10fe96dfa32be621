import { describe, expect, test } from 'vitest';
import {
  cookingDates,
  cookingMenus,
  cookingText,
  hasCooking,
  keptForCookingMs,
  videoAddress,
  yearsKept,
} from './cooking.ts';
import type { ActiveDate } from './dates.ts';
import { sydneyTime } from './sydney-time.ts';

const now = sydneyTime('2026-11-21T20:00');
const dateOn = (deliveryDate: number, more: Partial<ActiveDate> = {}): ActiveDate => ({
  deliveryDate,
  finishDate: deliveryDate,
  orderDone: true,
  active: false,
  day: '',
  menus: {},
  menuLimitForPerson: {},
  ...more,
});
const menu = { title: '국', price: 10, cat: 'a', active: true };

describe('cookingDates', () => {
  test('keeps a date for 90 days, the latest first', () => {
    const dates = {
      edge: dateOn(now - keptForCookingMs),
      gone: dateOn(now - keptForCookingMs - 1),
      coming: dateOn(now + 1000),
    };
    expect(cookingDates([dates], now).map(({ dateId }) => dateId)).toEqual(['coming', 'edge']);
  });

  test('a date in two sources is listed once, as the first has it', () => {
    const onShow = { a: dateOn(now, { day: '화요일' }) };
    const year = { a: dateOn(now), b: dateOn(now - 1000) };
    const found = cookingDates([onShow, undefined, year], now);
    expect(found.map(({ dateId, date }) => [dateId, date.day])).toEqual([
      ['a', '화요일'],
      ['b', ''],
    ]);
  });
});

describe('yearsKept', () => {
  test('reaches into the last year for 90 days', () => {
    expect(yearsKept(now)).toEqual([2026]);
    expect(yearsKept(sydneyTime('2027-03-31T12:00'))).toEqual([2027, 2026]);
    expect(yearsKept(sydneyTime('2027-04-02T12:00'))).toEqual([2027]);
  });
});

test('cookingMenus lists menus with cooking information by title, also those no longer sold', () => {
  const menus = {
    b: { ...menu, title: '불고기', jori: '구워요', active: false },
    a: { ...menu, title: '갈비탕', joriEn: 'Heat' },
    video: { ...menu, title: '잡채', joriVideo: 'abcdef123' },
    silent: menu,
  };
  const listed = { b: true, a: false, video: true, silent: true, unknown: true };
  expect(cookingMenus(listed, menus, 'ko')).toEqual(['a', 'b', 'video']);
  expect(hasCooking(menus.silent)).toBe(false);
  expect(hasCooking(undefined)).toBe(false);
});

test('cookingText falls back to the other language and says which it is', () => {
  expect(cookingText({ jori: '끓여요', joriEn: 'Boil' }, 'en')).toEqual({
    text: 'Boil',
    language: 'en',
  });
  expect(cookingText({ jori: '끓여요' }, 'en')).toEqual({ text: '끓여요', language: 'ko' });
  expect(cookingText({ joriEn: 'Boil' }, 'ko')).toEqual({ text: 'Boil', language: 'en' });
  expect(cookingText({}, 'ko')).toBeUndefined();
});

test('videoAddress refuses what is no video id', () => {
  expect(videoAddress('sample-vid0')).toBe('https://www.youtube-nocookie.com/embed/sample-vid0');
  expect(videoAddress('x"/><script>')).toBeUndefined();
  expect(videoAddress(undefined)).toBeUndefined();
});
