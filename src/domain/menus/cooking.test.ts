import { describe, expect, test } from 'vitest';
import type { ActiveDate } from '../dates/active-date.ts';
import { sydneyTime } from '../dates/sydney-time.ts';
import {
  cookingDates,
  cookingText,
  isInCookingList,
  keptForCookingMs,
  videoAddress,
  yearsKept,
} from './cooking.ts';

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

const menus = {
  b: { ...menu, title: '불고기', titleEn: 'Bulgogi', jori: '구워요', active: false, en: true },
  a: { ...menu, title: '갈비탕', joriEn: 'Heat', en: false },
  video: { ...menu, title: '잡채', titleEn: 'Japchae', joriVideo: 'abcdef123', en: true },
  silent: { ...menu, en: true },
};

describe('cookingDates', () => {
  const listed = { menus: { b: true } };

  test('keeps a date for 90 days, the latest first', () => {
    const dates = {
      edge: dateOn(now - keptForCookingMs, listed),
      gone: dateOn(now - keptForCookingMs - 1, listed),
      coming: dateOn(now + 1000, listed),
    };
    const found = cookingDates([dates], now, menus, 'ko');
    expect(found.map(({ dateId }) => dateId)).toEqual(['coming', 'edge']);
  });

  test('lists a date found in two sources once, preferring the first', () => {
    const onShow = { a: dateOn(now, { ...listed, day: '화요일' }) };
    const year = { a: dateOn(now, listed), b: dateOn(now - 1000, listed) };
    const found = cookingDates([onShow, undefined, year], now, menus, 'ko');
    expect(found.map(({ dateId, date }) => [dateId, date.day])).toEqual([
      ['a', '화요일'],
      ['b', ''],
    ]);
  });

  test('lists menus with cooking information by title, also those no longer sold', () => {
    const date = dateOn(now, {
      menus: { b: true, a: false, video: true, silent: true, unknown: true },
    });
    const menuIds = (language: 'ko' | 'en') =>
      cookingDates([{ date }], now, menus, language)[0]?.menuIds;
    expect(menuIds('ko')).toEqual(['a', 'b', 'video']);
    expect(menuIds('en')).toEqual(['b', 'video']);
  });

  test('leaves out a date with nothing to look up in the reader’s language', () => {
    const dates = {
      none: dateOn(now),
      silent: dateOn(now, { menus: { silent: true } }),
      korean: dateOn(now, { menus: { a: true } }),
    };
    const ids = (language: 'ko' | 'en') =>
      cookingDates([dates], now, menus, language).map(({ dateId }) => dateId);
    expect(ids('ko')).toEqual(['korean']);
    expect(ids('en')).toEqual([]);
  });
});

describe('yearsKept', () => {
  test('includes the previous year for the first 90 days', () => {
    expect(yearsKept(now)).toEqual([2026]);
    expect(yearsKept(sydneyTime('2027-03-31T12:00'))).toEqual([2027, 2026]);
    expect(yearsKept(sydneyTime('2027-04-02T12:00'))).toEqual([2027]);
  });
});

test('English lists only menus that are shown in English', () => {
  expect(isInCookingList(menus.a, 'ko')).toBe(true);
  expect(isInCookingList(menus.a, 'en')).toBe(false);
  expect(isInCookingList(menus.b, 'en')).toBe(true);
  expect(isInCookingList(menus.silent, 'ko')).toBe(false);
  expect(isInCookingList(undefined, 'ko')).toBe(false);
});

test('cookingText falls back to the other language and names it', () => {
  expect(cookingText({ jori: '끓여요', joriEn: 'Boil' }, 'en')).toEqual({
    text: 'Boil',
    language: 'en',
  });
  expect(cookingText({ jori: '끓여요' }, 'en')).toEqual({ text: '끓여요', language: 'ko' });
  expect(cookingText({ joriEn: 'Boil' }, 'ko')).toEqual({ text: 'Boil', language: 'en' });
  expect(cookingText({}, 'ko')).toBeUndefined();
});

test('videoAddress rejects an invalid video id', () => {
  expect(videoAddress('sample-vid0')).toBe('https://www.youtube-nocookie.com/embed/sample-vid0');
  expect(videoAddress('x"/><script>')).toBeUndefined();
  expect(videoAddress(undefined)).toBeUndefined();
});
