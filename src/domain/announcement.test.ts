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

describe('the specified content', () => {
  test('shows the frozen and chilled text from 8 September 2023', () => {
    expect(idsAt('2023-09-07T23:59')).not.toContain('frozen-and-chilled');
    expect(idsAt('2023-09-08T00:00')).toContain('frozen-and-chilled');
    expect(idsAt('2026-11-21T20:00')).toContain('frozen-and-chilled');
  });

  test('shows the closure notice through 8 October 2025', () => {
    expect(idsAt('2025-10-08T23:59')).toContain('facility-closure-2025');
    expect(idsAt('2025-10-09T00:00')).not.toContain('facility-closure-2025');
  });

  test.each([20241217, 20241220])('shows the Christmas card when delivery day %i exists', (day) => {
    expect(idsAt('2024-12-10T12:00', [day])).toContain('christmas-2024');
  });

  test('shows no Christmas card without those delivery days', () => {
    expect(idsAt('2024-12-10T12:00', [20241218])).not.toContain('christmas-2024');
  });

  test('announces the $70 minimum in December 2024 only', () => {
    expect(idsAt('2024-11-30T23:59')).not.toContain('december-sale-2024');
    expect(idsAt('2024-12-01T00:00')).toContain('december-sale-2024');
    expect(idsAt('2025-01-01T00:00')).not.toContain('december-sale-2024');
    expect(datedContent['december-sale-2024']?.text.en).toContain('$70');
    expect(datedContent['december-sale-2024']?.text.ko).toContain('70달러');
  });

  test('offers free soup on two November 2025 dates', () => {
    const days = datedContent['free-soup-2025']?.deliveryDays ?? [];
    expect(days).toHaveLength(2);
    for (const day of days) {
      expect(Math.floor(day / 100)).toBe(202511);
      expect(idsAt('2025-11-10T12:00', [day])).toContain('free-soup-2025');
    }
    expect(idsAt('2025-11-10T12:00')).not.toContain('free-soup-2025');
  });

  test('announces only permanent content today', () => {
    expect(idsAt('2026-11-21T20:00')).toEqual(['delivery-time', 'frozen-and-chilled']);
  });

  test('every built-in announcement satisfies the schema for posted announcements', () => {
    for (const entry of Object.values(datedContent)) announcementSchema.parse(entry);
  });
});

describe('parseAnnouncements', () => {
  test('drops invalid announcements and keeps the rest', () => {
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
