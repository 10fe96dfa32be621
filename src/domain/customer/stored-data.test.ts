import { expect, it } from 'vitest';
import { countStored } from './stored-data.ts';

it('counts what is stored of a customer, each order once', () => {
  const documents = [
    { path: 'users/u1', data: { name: '김손님' } },
    { path: 'ordersForCustomer/u1', data: { '20261124_1': { a: {}, b: {} }, '20261127_1': {} } },
    { path: 'ordersForCustomerBackup/u1', data: { '20251124_1': { a: {} } } },
    { path: 'ordersBackupByTime/x', data: { totalPrice: '60.00' } },
    { path: 'points/u1', data: { one: {}, two: {} } },
    { path: 'checkouts/cs_1', data: {} },
    { path: 'refundsForCustomer/u1', data: { refunds: { r1: {} }, requests: {} } },
    { path: 'invoiceCopies/42', data: {} },
    { path: 'smsSent/abc', data: {} },
    { path: 'deliveryMsgs/20261124_1/messages/m1', data: {} },
    { path: 'consents/u1', data: { opening: { on: false }, stop: 'x' } },
    { path: 'waiting/20261124_1/people/u1', data: { at: 1, dishes: { soup: {}, stew: {} } } },
    { path: 'preferences/u1', data: { without: ['egg'], diet: ['no-pork'], recipients: ['{}'] } },
  ];
  expect(countStored(documents)).toEqual({
    orders: 3,
    consents: 1,
    waiting: 2,
    points: 2,
    payments: 1,
    refunds: 1,
    invoices: 1,
    texts: 2,
    recipients: 1,
    filter: 2,
  });
});

it('counts nothing where nothing or something else is stored', () => {
  const counts = countStored([
    { path: 'preferences/u1', data: {} },
    { path: 'refundsForCustomer/u1', data: null },
  ]);
  expect(Object.values(counts).every((count) => count === 0)).toBe(true);
});
