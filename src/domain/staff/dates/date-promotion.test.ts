import { expect, it } from 'vitest';
import { announcementSchema } from '../../messages/announcement.ts';
import { dateId } from '../../testing/fixtures.ts';
import { datePromotionContent, datePromotionId } from './date-promotion.ts';

it('puts promotional words on the cards of the day, and keeps places and times set elsewhere', () => {
  const words = {
    title: { ko: '무료 국', en: 'Free soup' },
    text: { ko: '100불부터', en: 'From $100' },
  };
  const content = datePromotionContent(dateId, words);
  expect(announcementSchema.safeParse(content).success).toBe(true);
  expect(content.deliveryDays).toEqual([20261124]);
  expect(datePromotionId(dateId)).toBe('date-20261124');
  const elsewhere = { ...content, kind: 'holiday', places: ['date', 'notice'] } as const;
  const posted = { ...elsewhere, places: [...elsewhere.places], until: '2026-11-23T00:00' };
  const title = { ko: '무료 반찬', en: 'Free side dish' };
  expect(datePromotionContent(dateId, { ...words, title }, posted)).toEqual({ ...posted, title });
});
