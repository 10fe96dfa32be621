import { expect, it } from 'vitest';
import type { AnnouncementContent } from '../../messages/announcement.ts';
import { dateId, menus } from '../../testing/fixtures.ts';
import { countsTowardsGift, giftProgress, pricesAsOrdered } from './promotion-gifts.ts';

const words = (gift: string) => ({ ko: gift, en: gift });
const promotion = (changes: Partial<AnnouncementContent>): AnnouncementContent => ({
  kind: 'sale',
  places: ['date'],
  title: words('title'),
  text: words('text'),
  deliveryDays: [20_261_124],
  ...changes,
});
const soup = promotion({ gift: { fromCents: 100_00, words: words('soup') } });
const tea = promotion({ gift: { fromCents: 60_00, words: words('tea') } });
const progress = (promotions: AnnouncementContent[], quantities: Record<string, number>) =>
  giftProgress(promotions, dateId, quantities, menus).map(({ words, left }) => [words.en, left]);

it.each([
  ['nothing', {}, 0],
  ['dishes, to the cent', { soup: 2, kimchi: 3, tofu: 1 }, 40_00 + 37_05 + 5],
  ['no set menu', { soup: 1, set: 4 }, 20_00],
  ['no dish that left the catalogue', { soup: 1, gone: 9, constructor: 1 }, 20_00],
])('counts %s towards a gift', (_, quantities, cents) => {
  expect(countsTowardsGift(quantities, menus)).toBe(cents);
});

it('says what a basket lacks to a gift, until it is reached to the cent', () => {
  const one = promotion({ gift: { fromCents: 40_05, words: words('soup') } });
  expect(progress([one], {})).toEqual([['soup', 40_05]]);
  expect(progress([one], { soup: 2 })).toEqual([['soup', 5]]);
  expect(progress([one], { soup: 2, tofu: 1 })).toEqual([['soup', 0]]);
  expect(progress([one], { soup: 9 })).toEqual([['soup', 0]]);
});

it('lists the gifts that are reached, and only the next one', () => {
  const cake = promotion({ gift: { fromCents: 150_00, words: words('cake') } });
  const all = [cake, soup, tea];
  expect(progress(all, { soup: 1 })).toEqual([['tea', 40_00]]);
  expect(progress(all, { soup: 4 })).toEqual([
    ['tea', 0],
    ['soup', 20_00],
  ]);
  expect(progress(all, { soup: 8 })).toEqual([
    ['tea', 0],
    ['soup', 0],
    ['cake', 0],
  ]);
});

it('counts what was ordered at its price then, and at the present one where none is told', () => {
  const lines = {
    a: { menuKey: 'soup', price: 25 },
    b: { menuKey: 'gone', price: 5 },
    c: { menuKey: 'set', price: 50 },
    d: { menuKey: 'tofu' },
  };
  const quantities = { soup: 2, gone: 1, set: 1, tofu: 1 };
  expect(countsTowardsGift(quantities, pricesAsOrdered(lines, menus))).toBe(50_00 + 5_00 + 5);
});

it('knows no gift of other days, nor of promotions without one', () => {
  const { deliveryDays: _, ...everyDay } = promotion({});
  const other = { ...soup, deliveryDays: [20_261_127] };
  expect(progress([promotion({}), everyDay, other], { soup: 9 })).toEqual([]);
});
