import { expect, it } from 'vitest';
import { deliveryDay } from './delivery-day.ts';

it.each([
  ['20261124_1', 'ko', '11월 24일 (화)'],
  ['20261124_1', 'en', 'Tue, 24 Nov'],
  ['20270101_1', 'ko', '2027년 1월 1일 (금)'],
  ['20210911_1', 'en', 'Sat, 11 Sept 2021'],
  ['20260731_1', 'en', 'Fri, 31 July'],
] as const)('%s in %s is %s', (dateId, language, day) => {
  expect(deliveryDay(dateId, language, Date.UTC(2026, 10, 22))).toBe(day);
});
