import { describe, expect, it } from 'vitest';
import { delistedMenus } from './delisted-menus.ts';
import type { Order } from './order.ts';

const onDate = { soup: true, rice: false };
const order = (...menuKeys: string[]) =>
  ({ menus: Object.fromEntries(menuKeys.map((key) => [key, {}])) }) as unknown as Order;

describe('delistedMenus', () => {
  it('is empty while the date names all that is wanted, sold out or not', () => {
    expect(delistedMenus(onDate, { soup: 1, rice: 2 }, { home: order('soup') })).toEqual([]);
    expect(delistedMenus(onDate, {})).toEqual([]);
  });

  it('names what is missing from the basket and from each order, once', () => {
    const orders = { home: order('tea', 'soup'), work: order('kimchi', 'tea') };
    expect(delistedMenus(onDate, { tea: 1, noodles: 1 }, orders)).toEqual([
      'kimchi',
      'noodles',
      'tea',
    ]);
  });

  it('is not misled by names that every object has', () => {
    expect(delistedMenus(onDate, { constructor: 1 })).toEqual(['constructor']);
  });
});
