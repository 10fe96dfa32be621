import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCents, toDollars, toFixedDollars } from '../../lib/money.ts';
import { amountDue, amountPaid, type Order } from '../../order/order.ts';
import { ownOrderId, refOf } from '../../order/order-id.ts';
import { type CustomerRefunds, refundsOfOrder } from '../../refunds/customer-refunds.ts';
import { paidAndLeft } from '../../refunds/payments/refund-sums.ts';
import type { Refund } from '../../refunds/refund.ts';
import { boardOf } from '../../testing/drawn-board.ts';
import { dateId } from '../../testing/fixtures.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { bookSums, papersOfMonth } from '../books/sales-month.ts';
import { monthWith } from '../books/testing/book-month.ts';
import { cashStopsOf } from '../closing/day-closing.ts';
import { boardCounts, boardId } from '../orders/board.ts';
import {
  type DateOrders,
  dateSums,
  ordersOf,
  packingList,
  toCollect,
} from '../orders/date-orders.ts';
import { dishCounts } from '../orders/dish-counts.ts';
import { orderLinesCsv, ordersCsv, plainOrderWords } from '../orders/order-csv.ts';
import {
  cashTaken,
  leftToCollect,
  markOf,
  marksCollection,
  type OrderMarks,
} from '../orders/order-marks.ts';
import { dayFigures, dishFigures } from './day-figures.ts';

const line = fc.record({
  menu: fc.constantFrom('soup', 'kimchi', 'set'),
  price: fc.integer({ min: 1, max: 9999 }),
  q: fc.integer({ min: 1, max: 9 }),
});

/** Orders of a date: by card or cash, with points used or without. */
const day = fc
  .array(
    fc.record({
      lines: fc.uniqueArray(line, { minLength: 1, selector: ({ menu }) => menu }),
      card: fc.boolean(),
      points: fc.integer({ min: 0, max: 50 }),
    }),
    { maxLength: 12 },
  )
  .map((orders) => {
    const stored: DateOrders = {};
    for (const [index, { lines, card, points }] of orders.entries()) {
      const menus: Order['menus'] = Object.fromEntries(
        lines.map(({ menu, price, q }) => {
          const subTotal = toDollars(price * q);
          return [menu, { menuKey: menu, menuTitle: menu, price: toDollars(price), q, subTotal }];
        }),
      );
      const total = lines.reduce((sum, { price, q }) => sum + price * q, 0);
      const order = cashOrder({
        orderKey: `key${index}`,
        menus,
        totalPrice: toFixedDollars(total),
        usePoint: points > 0,
        usedPoint: toDollars(Math.min(points, total)),
        ...(card ? { paymentMethod: 'card' as const, paid: true } : {}),
      });
      const uid = `u${index % 4}`;
      const customerInfo = { ...order.customerInfo, uid };
      stored[uid] = { ...stored[uid], [order.orderKey]: { ...order, customerInfo } };
    }
    return stored;
  });

/** How much of its price has been taken at the door of each cash order, per cent; 0: none is marked. */
const takings = fc.array(fc.constantFrom(0, 50, 100, 120), { minLength: 12, maxLength: 12 });
const marksOf = (orders: readonly Order[], taken: readonly number[]) =>
  new Map<string, OrderMarks>(
    orders.flatMap((order, at) => {
      const amount = Math.round((toCollect(order) * (taken[at] ?? 0)) / 100);
      const { uid } = order.customerInfo;
      const mark = { ...markOf(order, 'cash-taken', amount), at: 1, by: 'driver@example.com' };
      return amount > 0 ? [[boardId(order), { uid, 'cash-taken': mark }] as const] : [];
    }),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
/** The sum of a column of a file, as a spreadsheet would add it up. */
const column = (csv: string, name: string) => {
  const [header = [], ...rows] = csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((row) => [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) => cell));
  const at = header.indexOf(name);
  return sum(rows.map((row) => toCents(row[at] ?? '0')));
};

it('board, kitchen, packing, files, numbers, week and closing agree on what is paid, collected and left, to the cent and the portion', () => {
  fc.assert(
    fc.property(day, takings, (stored, taken) => {
      const orders = ordersOf(stored);
      const marks = marksOf(orders, taken);
      const board = boardOf(stored, marks, {}, []);
      const counts = boardCounts(board);
      const sums = dateSums(orders);
      const figures = dayFigures('d', stored, new Map(), undefined);
      const files = {
        orders: ordersCsv(orders, { refunds: [], marks }, plainOrderWords),
        lines: orderLinesCsv(orders, plainOrderWords),
      };
      for (const portions of [
        counts.portions,
        figures.portions,
        sum(dishCounts(board).map(({ all }) => all)),
        sum(packingList(orders).map(({ q }) => q)),
        sum(dishFigures([stored]).map(({ portions }) => portions[0] ?? 0)),
        column(files.orders, 'portions') / 100,
        column(files.lines, 'quantity') / 100,
      ]) {
        expect(portions).toBe(sums.portions);
      }
      for (const total of [
        counts.total,
        figures.total,
        column(files.orders, 'orderTotal'),
        column(files.lines, 'subTotal'),
        sums.cash + sums.card + sums.points,
      ]) {
        expect(total).toBe(sums.total);
      }
      const cash = cashStopsOf(board);
      for (const collected of [
        sum(board.map((one) => one.taken)),
        sum(cash.map((stop) => stop.taken)),
        column(files.orders, 'collected'),
      ]) {
        expect(collected).toBe(sum(orders.map((order) => cashTaken(marks.get(boardId(order))))));
      }
      for (const left of [
        sum(orders.map((order) => leftToCollect(order, marks.get(boardId(order))))),
        sum(cash.map((stop) => stop.left)),
        column(files.orders, 'collect'),
        sum(orders.map(toCollect)) - column(files.orders, 'collected'),
        figures.cash - column(files.orders, 'collected'),
      ]) {
        expect(left).toBe(counts.collect - counts.giveBack);
      }
      const unpaid = files.orders.split('\r\n').filter((row) => /,(cash|card),no,/.test(row));
      expect(unpaid).toHaveLength(counts.toCollect);
    }),
    { seed: 7, numRuns: 200 },
  );
});

it('an order whose card was refunded and that staff bring back owes its whole price in cash, wherever its money is told', async () => {
  const shop = new OrderLives();
  const which = { which: 0, lost: true };
  await shop.run({ kind: 'order', by: 'customer', pay: 'card', door: 0, q: 3, lost: true });
  const [paid] = Object.values(shop.ofDate);
  if (!paid) throw new Error('not paid');
  await shop.run({ kind: 'refund', how: 'cancellation', ...which });
  expect(await shop.run({ kind: 'restore', by: 'staff', lost: true })).toBe(true);

  const told = (left: number) => {
    const { documents } = shop;
    const stored = documents[`orders2/${dateId}`] as unknown as DateOrders;
    const orders = ordersOf(stored);
    const [order] = orders;
    if (!order || orders.length > 1) throw new Error('not one order');
    expect(refOf(order)).not.toEqual(refOf(paid));
    const mark = documents[`${marksCollection(dateId)}/${boardId(order)}`] as
      | OrderMarks
      | undefined;
    const marks = new Map(mark ? [[boardId(order), mark]] : []);
    const board = boardOf(stored, marks, {});
    const given = documents['refundsForCustomer/u1'] as CustomerRefunds;
    const refunds = Object.values(given.refunds ?? {}) as Refund[];
    const csv = ordersCsv(orders, { refunds, marks }, plainOrderWords);
    expect({
      board: boardCounts(board).collect,
      closing: sum(cashStopsOf(board).map((stop) => stop.left)),
      csv: column(csv, 'collect'),
      refundedCsv: column(csv, 'refunded'),
      week: dayFigures('d', stored, new Map(), undefined).cash,
      receipt: amountDue(order),
      refundsOfReceipt: refundsOfOrder(given, { dateId, ...refOf(order) }).refunds,
      books: bookSums(papersOfMonth(monthWith({ orders, refunds, paidOrder: () => paid }))).total,
    }).toEqual({
      ...{ board: left, closing: left, csv: left, refundedCsv: 0 },
      ...{ week: 6000, receipt: 6000, refundsOfReceipt: [], books: 6000 },
    });
    // What went back stays with the order that the card had paid.
    expect(sum(refunds.map(({ amount }) => amount))).toBe(6000);
    expect(new Set(refunds.map(ownOrderId))).toEqual(new Set([ownOrderId(paid)]));
    return cashTaken(mark);
  };
  expect(told(6000)).toBe(0);
  await shop.run({ kind: 'mark', mark: 'cash-taken', off: false, ...which });
  const taken = [...shop.lives.values()].flatMap(({ marks }) => marks['cash-taken']?.amount ?? []);
  expect(told(6000 - sum(taken))).toBe(sum(taken));
});

it('an order from which paid dishes were taken out is the smaller one, wherever it is cooked, packed, brought or told', async () => {
  const shop = new OrderLives();
  const which = { which: 0, lost: true };
  await shop.run({ kind: 'order', by: 'customer', pay: 'card', door: 0, q: 3, lost: true });
  const [paid] = Object.values(shop.ofDate);
  if (!paid) throw new Error('not paid');
  expect(await shop.run({ kind: 'refund', how: 'reduction', ...which })).toBe(true);

  const { documents } = shop;
  const orders = ordersOf(documents[`orders2/${dateId}`] as unknown as DateOrders);
  const [order] = orders;
  if (!order || orders.length > 1) throw new Error('not one order');
  expect(refOf(order)).toEqual(refOf(paid));
  expect(Object.values(shop.ofDate)).toEqual([order]);
  const given = documents['refundsForCustomer/u1'] as CustomerRefunds;
  const refunds = Object.values(given.refunds ?? {}) as Refund[];
  const board = boardOf({ u1: { [order.orderKey]: order } }, new Map(), {});
  const words = plainOrderWords;
  const csv = ordersCsv(orders, { refunds, marks: new Map() }, words);
  const books = bookSums(papersOfMonth(monthWith({ orders, refunds, paidOrder: () => order })));
  expect({
    kitchen: dishCounts(board).map(({ menuKey, all, toPack }) => [menuKey, all, toPack]),
    packing: packingList(orders).map(({ menuKey, q }) => [menuKey, q]),
    driver: boardCounts(board).collect,
    receipt: [order.totalPrice, amountDue(order), order.smsMsgTotal],
    left: paidAndLeft(
      amountPaid(order),
      refundsOfOrder(given, { dateId, ...refOf(order) }).refunds,
    ),
    csv: ['orderTotal', 'refunded', 'collect'].map((name) => column(csv, name)),
    lines: column(orderLinesCsv(orders, words), 'quantity') / 100,
    week: dateSums(orders).total,
    books: books.total,
  }).toEqual({
    kitchen: [['soup', 2, 2]],
    packing: [['soup', 2]],
    driver: 0,
    receipt: ['40.00', 4000, '40.00'],
    left: { inAll: 6000, left: 4000 },
    csv: [4000, 2000, 0],
    lines: 2,
    week: 4000,
    books: 4000,
  });
});
