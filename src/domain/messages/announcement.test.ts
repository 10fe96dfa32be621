import { describe, expect, test, vi } from 'vitest';
import { sydneyTime } from '../dates/sydney-time.ts';
import {
  type AnnouncementContent,
  type Announcements,
  announcementsAt,
  currentAnnouncements,
  inEveryLanguage,
  isSaidBy,
  parseAnnouncements,
} from './announcement.ts';

const holiday: AnnouncementContent = {
  kind: 'holiday',
  places: ['dialog'],
  title: { ko: '설 휴무', en: 'Lunar New Year' },
  text: { ko: '이번 주는 쉬어요.', en: 'We are closed this week.' },
};

function idsAt(wallClock: string, days: number[], announcements: Announcements): string[] {
  return currentAnnouncements(announcements, sydneyTime(wallClock), new Set(days)).map(
    ({ id }) => id,
  );
}

describe('currentAnnouncements', () => {
  const dated = { a: { ...holiday, from: '2026-02-16T09:00', until: '2026-02-20T18:00' } };

  test('shows an announcement from `from` until just before `until`, in Sydney time', () => {
    expect(idsAt('2026-02-16T08:59', [], dated)).toEqual([]);
    expect(idsAt('2026-02-16T09:00', [], dated)).toEqual(['a']);
    expect(idsAt('2026-02-20T17:59', [], dated)).toEqual(['a']);
    expect(idsAt('2026-02-20T18:00', [], dated)).toEqual([]);
  });

  test('shows an announcement with delivery days only beside one of those days', () => {
    const bound = {
      a: { ...holiday, places: ['notice' as const], deliveryDays: [20260217, 20260220] },
    };
    expect(idsAt('2026-02-16T09:00', [20260218], bound)).toEqual([]);
    expect(idsAt('2026-02-16T09:00', [20260218, 20260220], bound)).toEqual(['a']);
  });
});

describe('parseAnnouncements', () => {
  test('keeps a gift of certain days within its bounds, and what was posted without one', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const sale = { ...holiday, places: ['date' as const], deliveryDays: [20260217] };
    const gift = (changes = {}) => {
      const words = { ko: '무료 국', en: 'a free soup' };
      return { ...sale, gift: { fromCents: 100_00, words, ...changes } };
    };
    const good = {
      sale,
      gift: gift(),
      least: gift({ fromCents: 100 }),
      most: gift({ fromCents: 100_000 }),
    };
    const { deliveryDays: _, ...noDays } = { ...gift(), places: ['notice'] };
    expect(
      parseAnnouncements({
        ...good,
        noDays,
        less: gift({ fromCents: 99 }),
        more: gift({ fromCents: 100_001 }),
        parts: gift({ fromCents: 100.5 }),
        unnamed: gift({ words: {} }),
        empty: gift({ words: { ko: ' ', en: 'a free soup' } }),
        long: gift({ words: { ko: '국'.repeat(41), en: 'a free soup' } }),
        text: { ...sale, gift: 'a free soup' },
      }),
    ).toEqual(good);
    expect(complain).toHaveBeenCalledTimes(8);
    complain.mockRestore();
  });

  test('names a gift in Korean in languages that the shop did not have then', () => {
    const words = { ko: '무료 국' };
    const sale = { ...holiday, deliveryDays: [20260217], gift: { fromCents: 100, words } };
    expect(inEveryLanguage(sale)).toMatchObject({
      gift: { words: { ko: '무료 국', en: '무료 국' } },
    });
  });

  test('drops invalid announcements and keeps the rest', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const parsed = parseAnnouncements({
      good: holiday,
      'no title': { ...holiday, title: {} },
      'no such month': { ...holiday, until: '2026-13-01T00:00' },
      'a dialog of days': { ...holiday, deliveryDays: [20260217] },
      'a card without days': { ...holiday, places: ['date'] },
      'nowhere to stand': { ...holiday, places: [] },
      text: '오늘 쉬어요',
    });
    expect(parsed).toEqual({ good: holiday });
    expect(complain).toHaveBeenCalledTimes(6);
    complain.mockRestore();
  });

  test('has Korean, or else what there is, where a language is missing', () => {
    const stored = {
      early: { ...holiday, title: { ko: '설' } },
      foreign: { ...holiday, text: { en: 'Closed.', xx: '?' } },
    };
    expect(parseAnnouncements(stored)).toEqual({
      early: { ...holiday, title: { ko: '설', en: '설' } },
      foreign: { ...holiday, text: { ko: 'Closed.', en: 'Closed.' } },
    });
  });
});

describe('announcementsAt', () => {
  test('selects the announcements of one place', () => {
    const all = currentAnnouncements(
      { a: holiday, b: { ...holiday, places: ['notice', 'dialog'] } },
      0,
      new Set(),
    );
    expect(announcementsAt(all, 'notice').map(({ id }) => id)).toEqual(['b']);
    expect(announcementsAt(all, 'dialog').map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

test('an announcement is said by a line with the same words in both languages', () => {
  const bare = { ko: '이번 주는 쉬어요', en: 'We are closed this week' };
  expect(isSaidBy(holiday, [{ ko: '다른 말', en: 'Other words' }, bare])).toBe(true);
  expect(isSaidBy(holiday, [{ ...bare, en: 'Closed' }])).toBe(false);
  expect(isSaidBy(holiday, [])).toBe(false);
});
