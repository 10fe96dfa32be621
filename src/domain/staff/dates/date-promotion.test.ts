import { expect, it } from 'vitest';
import { announcementSchema } from '../../messages/announcement.ts';
import { dateId } from '../../testing/fixtures.ts';
import { datePromotionContent, datePromotionId, readGift, typedGift } from './date-promotion.ts';

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

const soup = { ko: '무료 국', en: 'a free soup' };
const nothing = { ko: '', en: ' ' };

it('keeps the gift of a promotion with its days, and takes it away', () => {
  const words = { title: soup, text: soup };
  const gift = { fromCents: 100_00, words: soup };
  const content = datePromotionContent(dateId, { ...words, gift });
  expect(announcementSchema.parse(content)).toEqual({
    ...datePromotionContent(dateId, words),
    gift,
  });
  expect(datePromotionContent(dateId, words, content)).not.toHaveProperty('gift');
});

it.each([
  ['100', 100_00],
  [' 99.9 ', 99_90],
  ['1', 1_00],
  ['1000.00', 1000_00],
])('reads a gift from %j dollars on, and shows it as it was typed', (from, fromCents) => {
  const read = readGift({ from, words: { ...soup, ko: ' 무료 국 ' } });
  expect(read).toEqual({ gift: { fromCents, words: soup } });
  if ('gift' in read) expect(readGift(typedGift(read.gift))).toEqual(read);
});

it('reads no gift where nothing is typed', () => {
  expect(readGift({ from: ' ', words: nothing })).toEqual({ gift: undefined });
  expect(readGift(typedGift(undefined))).toEqual({ gift: undefined });
  expect(typedGift({ fromCents: 100_00, words: soup }).from).toBe('100');
});

it.each([
  ['', soup, ['from']],
  ['$100', soup, ['from']],
  ['0.99', soup, ['from']],
  ['1000.01', soup, ['from']],
  ['1.005', soup, ['from']],
  ['100', nothing, ['ko', 'en']],
  ['-5', { ...soup, en: '' }, ['from', 'en']],
])('says what is missing or wrong in a gift from %j, %j', (from, words, wrong) => {
  expect(readGift({ from, words })).toEqual({ wrong });
});
