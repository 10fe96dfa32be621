import type { ActiveDate } from '../../../src/domain/dates/active-date.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { info, orderKey } from '../../../src/domain/testing/fixtures.ts';
import { type Attack, type Given, inShop, writes } from '../../support/hostile/attack.ts';
import { thirdInfo } from '../../support/hostile/busy-shop.ts';
import { forgedOrder, type Loose, legalSteps } from '../../support/hostile/forge.ts';
import { agedCare, customer } from '../../support/rules/actors.ts';
import type { Wish } from '../../support/rules/customers-ordering.ts';
import { openDate, openId } from '../../support/rules/rules-shop.ts';

/** Changes the soup's line and sets the order's totals to `total`. */
const soup = (
  title: string,
  change: (line: Record<string, unknown>) => void,
  total = '60.00',
): Attack =>
  forgedOrder(customer, title, (order) => {
    change(order.menus.soup ?? {});
    Object.assign(order, { totalPrice: total, smsMsgTotal: total, point: 0 });
  });

/** Replaces the order's lines with `count` lines of $10 each. */
function many(order: Loose, count: number): void {
  order.menus = Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `m${i}`,
      { menuKey: `m${i}`, menuTitle: `m${i}`, price: 10, q: 1, subTotal: 10 },
    ]),
  );
  const total = `${count * 10}.00`;
  Object.assign(order, { totalPrice: total, smsMsgTotal: total, point: 0 });
}

const dishes32 = Object.fromEntries(Array.from({ length: 32 }, (_, i) => [`dish${10 + i}`, 1]));

/** One valid line more than an order may have. */
function oneMore(order: Loose, total: string): void {
  order.menus.dish42 = {
    menuKey: 'dish42',
    menuTitle: '반찬 42',
    price: 10,
    q: 1,
    subTotal: 10,
  };
  Object.assign(order, { totalPrice: total, smsMsgTotal: total, point: 0 });
}

const withDate = (shop: Documents, day: ActiveDate): Documents => ({
  ...shop,
  'dates/activeDates': { ...shop['dates/activeDates'], [openId]: day },
});

/** Orders that were legal until staff changed the date. */
const afterChange = (
  change: Partial<ActiveDate>,
  ...orders: readonly [by: typeof customer, title: string, wish: Wish][]
): Attack[] => {
  const given: Given = (shop) => withDate(shop, { ...openDate, ...change });
  return inShop(
    given,
    orders.map(([by, title, wish]) =>
      writes(by, title, (shop) => legalSteps(withDate(shop, openDate), by?.sub, wish)),
    ),
  );
};

/** u1 has all but one of so many orders, of three soups each, whose limit is one soup less than all have. */
const almost =
  (count: number): Given =>
  (shop) => {
    const orders = shop['ordersForCustomer/u1'] ?? {};
    const ofDate = orders[openId] as Record<string, object>;
    const others = Array.from({ length: count - 3 }, (_, i) => [`house${i}`, ofDate[orderKey]]);
    const all = Object.fromEntries([...Object.entries(ofDate), ...others].slice(0, count - 1));
    return {
      ...withDate(shop, { ...openDate, menuLimitForPerson: { soup: 3 * count - 1 } }),
      'ordersForCustomer/u1': { ...orders, [openId]: all },
      [`orders2/${openId}`]: { ...shop[`orders2/${openId}`], u1: all },
    };
  };

export const lines: Attack[] = [
  ...afterChange(
    { menus: { ...openDate.menus, soup: false } },
    [agedCare, 'a customer orders a dish that has sold out', {}],
    [
      customer,
      'a customer orders more of a dish that has sold out since',
      { info, quantities: { soup: 4 } },
    ],
  ),
  ...afterChange({ menus: { kimchi: true } }, [
    agedCare,
    'a customer orders a dish that the date does not list',
    {},
  ]),
  ...afterChange(
    { menuLimitForPerson: { soup: 2 } },
    [agedCare, 'a customer orders more of a dish than the limit allows', {}],
    [
      customer,
      'a customer raises the quantity of a dish above its new limit',
      { info, quantities: { soup: 4 } },
    ],
  ),
  // The orders are summed one by one.
  ...[2, 3, 4, 5, 6].flatMap((count) =>
    inShop(almost(count), [
      writes(customer, `a customer exceeds a limit with ${count} orders`, (shop) =>
        legalSteps(withDate(shop, openDate), 'u1', { info: thirdInfo }),
      ),
    ]),
  ),
  soup('a customer pays nothing for a dish', (line) =>
    Object.assign(line, { price: 0, q: 3, subTotal: 60 }),
  ),
  soup('a customer lowers the price of a dish', (line) =>
    Object.assign(line, { price: 0.5, q: 120 }),
  ),
  soup('a customer raises the price of a dish', (line) => Object.assign(line, { price: 60, q: 1 })),
  soup('a customer orders a dish at a negative price', (line) =>
    Object.assign(line, { price: -20, q: -3 }),
  ),
  soup('a customer orders minus three of a dish', (line) => Object.assign(line, { q: -3 })),
  soup('a customer orders minus three of a dish with a matching sum', (line) =>
    Object.assign(line, { q: -3, subTotal: -60 }),
  ),
  soup(
    'a customer orders two and a half of a dish',
    (line) => Object.assign(line, { q: 2.5, subTotal: 50 }),
    '50.00',
  ),
  soup('a customer orders zero of a dish', (line) => Object.assign(line, { q: 0, subTotal: 0 })),
  soup(
    'a customer orders a thousand of a dish',
    (line) => Object.assign(line, { q: 1000, subTotal: 20_000 }),
    '20000.00',
  ),
  soup('a customer orders a quantity that is text', (line) => Object.assign(line, { q: '3' })),
  soup('a customer orders a quantity that is not a number', (line) =>
    Object.assign(line, { q: Number.NaN }),
  ),
  soup('a customer orders an infinite quantity', (line) =>
    Object.assign(line, { q: Number.POSITIVE_INFINITY }),
  ),
  soup('a customer has a price that is not a number', (line) =>
    Object.assign(line, { price: Number.NaN }),
  ),
  soup('a customer has an infinite price', (line) =>
    Object.assign(line, { price: Number.POSITIVE_INFINITY }),
  ),
  soup('a customer has a sum that is not a number', (line) =>
    Object.assign(line, { subTotal: Number.NaN }),
  ),
  soup('a customer has an infinite sum', (line) =>
    Object.assign(line, { subTotal: Number.NEGATIVE_INFINITY }),
  ),
  soup(
    'a customer lowers the sum of a line',
    (line) => Object.assign(line, { subTotal: 50 }),
    '50.00',
  ),
  soup(
    'a customer raises the sum of a line',
    (line) => Object.assign(line, { subTotal: 61 }),
    '61.00',
  ),
  soup('a customer takes a line without a price', (line) => {
    delete line.price;
  }),
  soup('a customer names another dish in a line', (line) =>
    Object.assign(line, { menuKey: 'kimchi' }),
  ),
  soup('a customer gives a dish the title of a more expensive one', (line) =>
    Object.assign(line, { menuTitle: '갈비찜' }),
  ),
  soup('a customer gives a dish another English title', (line) =>
    Object.assign(line, { menuTitleEn: 'Free money at example.com' }),
  ),
  soup('a customer adds an unknown field to a line', (line) =>
    Object.assign(line, { junk: 'x'.repeat(10_000) }),
  ),
  forgedOrder(customer, 'a customer orders a dish that is not in the catalogue', (order) => {
    order.menus.gold = { menuKey: 'gold', menuTitle: '금', price: 0.01, q: 1, subTotal: 0.01 };
    Object.assign(order, { totalPrice: '60.01', smsMsgTotal: '60.01' });
  }),
  forgedOrder(customer, 'a customer offsets one dish against another', (order) => {
    order.menus.kimchi = {
      menuKey: 'kimchi',
      menuTitle: '김치',
      menuTitleEn: 'Kimchi',
      price: 12.35,
      q: 1,
      subTotal: -5,
    };
    Object.assign(order, { totalPrice: '55.00', smsMsgTotal: '55.00', point: 0 });
  }),
  forgedOrder(customer, 'a customer orders nothing', (order) => {
    order.menus = {};
  }),
  forgedOrder(customer, 'a customer orders a list of dishes', (order) => {
    (order as Record<string, unknown>).menus = [{ price: 60, q: 1, subTotal: 60 }];
  }),
  // Each of the four stores checks eight lines: forge one line in each store.
  ...[8, 16, 24, 32].map((count) =>
    forgedOrder(customer, `a customer invents ${count} dishes`, (order) => many(order, count)),
  ),
  ...Array.from({ length: 32 }, (_, at) =>
    forgedOrder(
      agedCare,
      `a customer lowers the price of dish ${at + 1} of 32`,
      (order) => {
        const [key = ''] = Object.keys(order.menus).sort().slice(at);
        Object.assign(order.menus[key] ?? {}, { price: 1, subTotal: 1 });
        const sum = Object.values(order.menus).reduce(
          (total, line) => total + Number(line.subTotal),
          0,
        );
        const total = sum.toFixed(2);
        Object.assign(order, { totalPrice: total, smsMsgTotal: total, point: 0 });
      },
      { quantities: dishes32 },
    ),
  ),
  forgedOrder(agedCare, 'a customer orders 33 dishes', (order) => oneMore(order, '330.00'), {
    quantities: dishes32,
  }),
  // Each of these is the first or last line that a document's rule checks.
  ...[3, 4, 7, 8, 9, 14, 15, 20, 21, 26, 27].map((count) =>
    forgedOrder(
      agedCare,
      `a customer lowers the price of the last of ${count} dishes`,
      (order) => {
        const [last] = Object.keys(order.menus).slice(-1);
        Object.assign(order.menus[last ?? ''] ?? {}, { price: 5, subTotal: 5 });
        const total = (Number(order.totalPrice) - 5).toFixed(2);
        Object.assign(order, { totalPrice: total, smsMsgTotal: total, point: 0 });
      },
      {
        quantities: Object.fromEntries(
          Array.from({ length: count }, (_, i) => [`dish${10 + i}`, i === 0 ? 6 : 1]),
        ),
      },
    ),
  ),
  forgedOrder(
    agedCare,
    'a customer orders 33 dishes and adds up 32',
    (order) => oneMore(order, '320.00'),
    { quantities: dishes32 },
  ),
  forgedOrder(
    agedCare,
    'a customer forgets to add up the last of 32 dishes',
    (order) => {
      const total = (Number(order.totalPrice) - 10).toFixed(2);
      Object.assign(order, { totalPrice: total, smsMsgTotal: total, point: 0 });
    },
    { quantities: dishes32 },
  ),
];
