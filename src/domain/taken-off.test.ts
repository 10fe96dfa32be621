import { describe, expect, it } from 'vitest';
import type { Order } from './order.ts';
import { menusTakenOff } from './taken-off.ts';

const onDate = { soup: true, rice: false };
const order = (...menuKeys: string[]) =>
  ({ menus: Object.fromEntries(menuKeys.map((key) => [key, {}])) }) as unknown as Order;

describe('menusTakenOff', () => {
  it('is empty while the date names all that is wanted, sold out or not', () => {
    expect(menusTakenOff(onDate, { soup: 1, rice: 2 }, { home: order('soup') })).toEqual([]);
    expect(menusTakenOff(onDate, {})).toEqual([]);
  });

  it('names what is missing from the basket and from each order, once', () => {
    const orders = { home: order('tea', 'soup'), work: order('kimchi', 'tea') };
    expect(menusTakenOff(onDate, { tea: 1, noodles: 1 }, orders)).toEqual([
      'kimchi',
      'noodles',
      'tea',
    ]);
  });

  it('is not misled by names that every object has', () => {
    expect(menusTakenOff(onDate, { constructor: 1 })).toEqual(['constructor']);
  });
});
