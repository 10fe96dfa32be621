import { describe, expect, test } from 'vitest';
import { seenMark, wasSeen, withSeen } from './seen-announcement.ts';

const holiday = {
  id: 'holiday',
  title: { ko: '휴무', en: 'Closed' },
  text: { ko: '내일 쉬어요.', en: 'Closed tomorrow.' },
};

describe('an announcement that was shown', () => {
  const seen = withSeen(holiday, ['delivery-time']);

  test('is seen', () => {
    expect(wasSeen(holiday, seen, true)).toBe(true);
    expect(wasSeen(holiday, [], true)).toBe(false);
  });

  test.each([
    ['title', { title: { ...holiday.title, ko: '휴무 안내' } }],
    ['English title', { title: { ...holiday.title, en: 'Holiday' } }],
    ['text', { text: { ...holiday.text, ko: '모레 쉬어요.' } }],
    ['English text', { text: { ...holiday.text, en: 'Closed on Friday.' } }],
    ['beginning', { from: '2026-12-24T00:00' }],
  ])('is new with another %s', (_, change) => {
    expect(wasSeen({ ...holiday, ...change }, seen, true)).toBe(false);
  });

  test('is kept once, whatever it said before; others stay', () => {
    const again = { ...holiday, from: '2026-12-24T00:00' };
    expect(withSeen(again, [...seen, 'holiday', 'holiday-2#x'])).toEqual([
      'delivery-time',
      'holiday-2#x',
      seenMark(again),
    ]);
  });
});

test('of the shop’s own an id alone counts; what staff post under it is new', () => {
  expect(wasSeen(holiday, ['holiday'], false)).toBe(true);
  expect(wasSeen(holiday, ['holiday'], true)).toBe(false);
});
