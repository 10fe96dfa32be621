import { describe, expect, test } from 'vitest';
import { areaOf, openMenuCount } from './date-card.ts';
import { sydneyTime } from './sydney-time.ts';

describe('areaOf', () => {
  const saturday = sydneyTime('2026-11-28T12:00');
  const tuesday = sydneyTime('2026-11-24T12:00');

  test('uses the area of the date', () => {
    expect(areaOf({ area: 'sydney', deliveryDate: saturday })).toBe('sydney');
  });

  test('derives the area from the weekday when the date has none', () => {
    expect(areaOf({ deliveryDate: saturday })).toBe('gosford');
    expect(areaOf({ deliveryDate: tuesday })).toBe('sydney');
  });
});

describe('openMenuCount', () => {
  const menu = { title: '김치', price: 10, cat: 'a', active: true };
  const menus = { both: { ...menu, en: true }, korean: menu, resting: { ...menu, active: false } };
  const listed = { both: true, korean: true, resting: true, unknown: true };

  test('counts the menus that can be ordered', () => {
    expect(openMenuCount(listed, menus, 'ko')).toBe(2);
    expect(openMenuCount({ ...listed, both: false }, menus, 'ko')).toBe(1);
  });

  test('counts only menus flagged en in English', () => {
    expect(openMenuCount(listed, menus, 'en')).toBe(1);
  });
});
