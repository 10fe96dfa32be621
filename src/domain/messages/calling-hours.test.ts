import { expect, it } from 'vitest';
import { answersCalls, callingHoursText, parseCallingHours } from './calling-hours.ts';

const hours = parseCallingHours('Mon-Fri 09:00-17:00; Sat 09:30-12:00');

it.each([
  ['Monday at nine', '2026-11-23T09:00+11:00', true],
  ['Monday before nine', '2026-11-23T08:59+11:00', false],
  ['Friday at five', '2026-11-27T17:00+11:00', false],
  ['Saturday at noon less a minute', '2026-11-28T11:59+11:00', true],
  ['Sunday', '2026-11-29T11:00+11:00', false],
  ['Monday morning in winter', '2026-07-06T09:00+10:00', true],
])('%s', (_, moment, answered) => {
  expect(answersCalls(hours, Date.parse(moment))).toBe(answered);
});

it('goes round the week and through to midnight', () => {
  const always = parseCallingHours('Sat-Mon 00:00-24:00');
  expect(always).toEqual([{ days: [6, 0, 1], from: 0, to: 1440 }]);
  expect(answersCalls(always, Date.parse('2026-11-29T23:59:59+11:00'))).toBe(true);
  expect(answersCalls(always, Date.parse('2026-11-24T00:00+11:00'))).toBe(false);
});

it('writes the hours in both languages', () => {
  expect(callingHoursText(hours, 'ko')).toBe('월~금 9:00~17:00, 토 9:30~12:00');
  expect(callingHoursText(hours, 'en')).toBe('Mon-Fri 9:00-17:00, Sat 9:30-12:00');
});

it.each([
  '',
  'always',
  'Mon-Fri',
  'Mon-Fry 09:00-17:00',
  'Mon 17:00-09:00',
  'Mon 09:70-10:00',
  'Mon 09:00-25:00',
])('refuses %o', (text) => {
  expect(() => parseCallingHours(text)).toThrow(RangeError);
});
