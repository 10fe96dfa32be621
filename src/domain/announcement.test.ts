import { describe, expect, test, vi } from 'vitest';
import { datedContent } from '../content/dated.ts';
import {
  type AnnouncementContent,
  announcementSchema,
  announcementsAt,
  currentAnnouncements,
  parseAnnouncements,
} from './announcement.ts';
import { sydneyTime } from './sydney-time.ts';

const holiday: AnnouncementContent = {
  kind: 'holiday',
  places: ['dialog'],
  title: { ko: '설 휴무', en: 'Lunar New Year' },
  text: { ko: '이번 주는 쉬어요.', en: 'We are closed this week.' },
};

function idsAt(wallClock: string, days: number[] = [], announcements = datedContent): string[] {
  return currentAnnouncements(announcements, sydneyTime(wallClock), new Set(days)).map(
    ({ id }) => id,
  );
}

describe('currentAnnouncements', () => {
  const dated = { a: { ...holiday, from: '2026-02-16T09:00', until: '2026-02-20T18:00' } };

  test('begins at `from` and ends before `until`, by Sydney’s clock', () => {
    expect(idsAt('2026-02-16T08:59', [], dated)).toEqual([]);
    expect(idsAt('2026-02-16T09:00', [], dated)).toEqual(['a']);
    expect(idsAt('2026-02-20T17:59', [], dated)).toEqual(['a']);
    expect(idsAt('2026-02-20T18:00', [], dated)).toEqual([]);
  });

  test('with days of delivery it is shown only beside one of them', () => {
    const bound = {
      a: { ...holiday, places: ['notice' as const], deliveryDays: [20260217, 20260220] },
    };
    expect(idsAt('2026-02-16T09:00', [20260218], bound)).toEqual([]);
    expect(idsAt('2026-02-16T09:00', [20260218, 20260220], bound)).toEqual(['a']);
  });
});

describe('the specified content', () => {
  test('the frozen and chilled text begins on 8 September 2023', () => {
    expect(idsAt('2023-09-07T23:59')).not.toContain('frozen-and-chilled');
    expect(idsAt('2023-09-08T00:00')).toContain('frozen-and-chilled');
    expect(idsAt('2026-11-21T20:00')).toContain('frozen-and-chilled');
  });

  test('the closure is announced through 8 October 2025', () => {
    expect(idsAt('2025-10-08T23:59')).toContain('facility-closure-2025');
    expect(idsAt('2025-10-09T00:00')).not.toContain('facility-closure-2025');
  });

  test.each([20241217, 20241220])('the Christmas card stands beside %i', (day) => {
    expect(idsAt('2024-12-10T12:00', [day])).toContain('christmas-2024');
  });

  test('without those dates there is no Christmas card', () => {
    expect(idsAt('2024-12-10T12:00', [20241218])).not.toContain('christmas-2024');
  });

  test('the sale of December 2024 names its minimum of 70 dollars, in December only', () => {
    expect(idsAt('2024-11-30T23:59')).not.toContain('december-sale-2024');
    expect(idsAt('2024-12-01T00:00')).toContain('december-sale-2024');
    expect(idsAt('2025-01-01T00:00')).not.toContain('december-sale-2024');
    expect(datedContent['december-sale-2024']?.text.en).toContain('$70');
    expect(datedContent['december-sale-2024']?.text.ko).toContain('70달러');
  });

  test('free soup stands beside two dates of November 2025', () => {
    const days = datedContent['free-soup-2025']?.deliveryDays ?? [];
    expect(days).toHaveLength(2);
    for (const day of days) {
      expect(Math.floor(day / 100)).toBe(202511);
      expect(idsAt('2025-11-10T12:00', [day])).toContain('free-soup-2025');
    }
    expect(idsAt('2025-11-10T12:00')).not.toContain('free-soup-2025');
  });

  test('today only what is always true is announced', () => {
    expect(idsAt('2026-11-21T20:00')).toEqual(['delivery-time', 'frozen-and-chilled']);
  });

  test('every entry fits the schema that staff’s announcements are held to', () => {
    for (const entry of Object.values(datedContent)) announcementSchema.parse(entry);
  });
});

describe('parseAnnouncements', () => {
  test('leaves out what does not fit and keeps the rest', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const parsed = parseAnnouncements({
      good: holiday,
      'no English': { ...holiday, title: { ko: '설' } },
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
});

describe('announcementsAt', () => {
  test('picks those of one place', () => {
    const all = currentAnnouncements(
      { a: holiday, b: { ...holiday, places: ['notice', 'dialog'] } },
      0,
      new Set(),
    );
    expect(announcementsAt(all, 'notice').map(({ id }) => id)).toEqual(['b']);
    expect(announcementsAt(all, 'dialog').map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
