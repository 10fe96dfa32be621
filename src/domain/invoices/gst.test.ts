import { describe, expect, it } from 'vitest';
import type { OrderLine } from '../order/order.ts';
import { chargesGst, gstFreeLines, gstOf, isAbn } from './gst.ts';

describe('an ABN', () => {
  // The worked example of the Australian Business Register.
  it.each(['51 824 753 556', '51824753556'])('is %j', (text) => {
    expect(isAbn(text)).toBe(true);
  });
  it.each([
    '',
    '00 000 000 000',
    '51 824 753 557',
    '51 824 753 55',
    '51 824 753 5566',
    '5182475355a',
  ])('is not %j', (text) => {
    expect(isAbn(text)).toBe(false);
  });
});

describe('registration for GST', () => {
  const seller = { abn: '51 824 753 556', gstFrom: '2026-07-01' };
  it.each([
    ['on the first day', seller, '20260701_1', true],
    ['the day before', seller, '20260630_1', false],
    ['without registration', { ...seller, gstFrom: '' }, '20260701_1', false],
    ['without an ABN', { ...seller, abn: '' }, '20260701_1', false],
    ['with an ABN that is none', { ...seller, abn: '00 000 000 000' }, '20260701_1', false],
    ['with a day that is none', { ...seller, gstFrom: 'yes' }, '20260701_1', false],
  ])('%s', (_, one, dateId, charged) => {
    expect(chargesGst(one, dateId)).toBe(charged);
  });
});

describe('the GST in an amount', () => {
  const line = (menuKey: string, price: number, q = 1) => ({
    [menuKey]: { menuKey, menuTitle: menuKey, price, q, subTotal: price * q },
  });
  const both = { ...line('soup', 20, 2), ...line('kimchi', 10, 2) };
  it.each([
    ['an eleventh of all', 6000, both, [], 545],
    ['an exact eleventh', 1100, line('a', 11), [], 100],
    ['5.909…, up', 65, line('a', 0.65), [], 6],
    ['5.454…, down', 60, line('a', 0.6), [], 5],
    ['none of what is GST-free', 6000, both, ['soup', 'kimchi'], 0],
    ['of the taxable part alone', 6000, both, ['kimchi'], 364],
    // $12 of points: $8 off the soup, $4 off the kimchi; 3200 / 11 = 290.9…
    ['points, spread by price', 4800, both, ['kimchi'], 291],
    // A third of $0.50 is 16.67 cents: 17 are taxable, 17 / 11 = 1.5…
    ['a part that is no whole cent', 50, { ...line('a', 10), ...line('b', 20) }, ['b'], 2],
    ['nothing to pay', 0, both, [], 0],
    ['less than nothing', -500, both, [], 0],
    ['no lines', 500, {}, [], 0],
    ['lines that cost nothing', 500, line('gift', 0), [], 0],
    ['a key that is no line', 6000, both, ['gone'], 545],
    ['$1,000', 100_000, line('feast', 1000), [], 9091],
  ])('%s', (_, amount, lines, free, gst) => {
    expect(gstOf(amount, lines as Record<string, OrderLine>, free)).toBe(gst);
  });

  it('takes from the catalogue which lines are GST-free, and an unstated dish as taxable', () => {
    const menu = { title: 'x', price: 1, cat: 'c', active: true };
    const menus = {
      soup: menu,
      kimchi: { ...menu, gstFree: true },
      rice: { ...menu, gstFree: true },
    };
    expect(gstFreeLines({ ...both, ...line('gone', 1) }, menus)).toEqual(['kimchi']);
  });
});
