import { expect, it } from 'vitest';
import { splitQuantity, withBasket } from './order-quantities.ts';

it('adds a basket to the lines of an order', () => {
  const order = { soup: 3, kimchi: 1 };
  expect(withBasket(order, { kimchi: 2, tea: 1 })).toEqual({ soup: 3, kimchi: 3, tea: 1 });
  expect(order).toEqual({ soup: 3, kimchi: 1 });
});

it.each([
  [5, 3, { ofOrder: 3, ofBasket: 2 }],
  [3, 3, { ofOrder: 3, ofBasket: 0 }],
  [1, 3, { ofOrder: 1, ofBasket: 0 }],
  [-1, 3, { ofOrder: 0, ofBasket: 0 }],
  [2, 0, { ofOrder: 0, ofBasket: 2 }],
])('splits %i portions of a line with %i ordered', (quantity, ordered, split) => {
  expect(splitQuantity(quantity, ordered)).toEqual(split);
});
