import { describe, expect, it } from 'vitest';
import type { Order } from '../order.ts';
import { delistedMenus } from './delisted-menus.ts';

const onDate = { soup: true, rice: false };
const order = (...menuKeys: string[]) =>
  ({ menus: Object.fromEntries(menuKeys.map((key) => [key, {}])) }) as unknown as Order;

describe('delistedMenus', () => {
  it('is empty while the date lists every wanted menu, sold out or not', () => {
    expect(delistedMenus(onDate, { soup: 1, rice: 2 }, onDate, { home: order('soup') })).toEqual(
      [],
    );
    expect(delistedMenus(onDate, {}, {})).toEqual([]);
  });

  it('lists each menu missing from the basket and the orders once', () => {
    const orders = { home: order('tea', 'soup'), work: order('kimchi', 'tea') };
    expect(delistedMenus(onDate, { tea: 1, noodles: 1 }, {}, orders)).toEqual([
      'kimchi',
      'noodles',
      'tea',
    ]);
  });

  it('lists a menu that the date offered before', () => {
    expect(delistedMenus(onDate, {}, { soup: true, tofu: true })).toEqual(['tofu']);
  });

  it('handles menu keys that are names of Object properties', () => {
    expect(delistedMenus(onDate, { constructor: 1 }, {})).toEqual(['constructor']);
  });
});
