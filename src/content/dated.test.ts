import { describe, expect, test } from 'vitest';
import { sydneyTime } from '../domain/dates/sydney-time.ts';
import {
  announcementSchema,
  currentAnnouncements,
  isSaidBy,
} from '../domain/messages/announcement.ts';
import { datedContent } from './dated.ts';
import { facts } from './start-words.ts';

function idsAt(wallClock: string, days: number[] = []): string[] {
  return currentAnnouncements(datedContent, sydneyTime(wallClock), new Set(days)).map(
    ({ id }) => id,
  );
}

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

  test('says when delivery times are sent with the words of the start screen, so that no dialog repeats them', () => {
    const said = Object.keys(datedContent).filter((id) => {
      const content = datedContent[id];
      return content && isSaidBy(content, facts);
    });
    expect(said).toEqual(['delivery-time']);
  });

  test('every built-in announcement satisfies the schema for posted announcements', () => {
    for (const entry of Object.values(datedContent)) announcementSchema.parse(entry);
  });
});
