import { describe, expect, test } from 'vitest';
import { seenKey, wasSeen, withSeen } from './seen-announcement.ts';

const holiday = {
  id: 'holiday',
  title: { ko: '휴무', en: 'Closed' },
  text: { ko: '내일 쉬어요.', en: 'Closed tomorrow.' },
};

describe('dismissed announcements', () => {
  const seen = withSeen(holiday, ['delivery-time']);

  test('remembers a dismissed announcement', () => {
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

  test('keeps one entry per announcement and leaves the others', () => {
    const again = { ...holiday, from: '2026-12-24T00:00' };
    expect(withSeen(again, [...seen, 'holiday', 'holiday-2#x'])).toEqual([
      'delivery-time',
      'holiday-2#x',
      seenKey(again),
    ]);
  });
});

test('identifies built-in announcements by id and posted ones by content', () => {
  expect(wasSeen(holiday, ['holiday'], false)).toBe(true);
  expect(wasSeen(holiday, ['holiday'], true)).toBe(false);
});
