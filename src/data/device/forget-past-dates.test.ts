// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetPastDates } from './forget-past-dates.ts';
import { readText, writeText } from './storage.ts';

beforeEach(() => localStorage.clear());

it.each(['basket-', 'staff-seen-', 'staff-printed-'])(
  'removes %s of a date a month after its delivery, and nothing else',
  (prefix) => {
    const kept = [`${prefix}20261124_1`, `${prefix}20261030_1`, 'staff-bell', 'dish-filter'];
    for (const key of [...kept, `${prefix}20261023_1`, `${prefix}20201124_2`]) writeText(key, '{}');
    forgetPastDates(Date.parse('2026-11-24T03:00:00Z'));
    for (const key of kept) expect(readText(key)).toBe('{}');
    expect(Object.keys(localStorage).sort()).toEqual([...kept].sort());
  },
);
