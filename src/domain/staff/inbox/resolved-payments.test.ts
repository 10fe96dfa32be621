import { expect, it } from 'vitest';
import { markPayments, unresolvedPayments } from './resolved-payments.ts';

const entry = (payment: string, uid = 'u1') => ({
  issue: 'cardPaymentException',
  error: `order-changed (${payment}, 6000 cents)`,
  order: { customerInfo: { uid } },
});
const checkout = (payment_intent: string) => ({
  ...{ uid: 'u1', state: 'exception', payment_intent, createdAt: 1 },
});
const stored = {
  orderIssues: { d1: { 2: entry('pi_1'), 3: entry('pi_2'), 4: entry('pi_3', 'u2') } },
  checkouts: { cs_1: checkout('pi_1'), cs_2: checkout('pi_2'), cs_4: checkout('pi_4') },
  paidOrders: new Set<string>(),
};
const mark = { at: 9, by: 'boss@example.com', note: '전화함', time: 2 };
const handled = { 'order-d1-2': mark };

const openIn = (marks: object) =>
  unresolvedPayments('u1', stored, { ...handled, ...marks }).map(({ id }) => id);

it('finds the payments of a customer that staff have not resolved, in the list or not', () => {
  expect(openIn({})).toEqual(['order-d1-3', 'paid-cs_4']);
  expect(openIn({ 'paid-cs_4': mark })).toEqual(['order-d1-3']);
});

it('calls no payment open that has an order after all', () => {
  const paid = { ...stored, orderIssues: {}, paidOrders: new Set(['pi_1', 'pi_2', 'pi_4']) };
  expect(unresolvedPayments('u1', paid, {})).toEqual([]);
});

it('keeps what is resolved, and nothing else, resolved without its entry, and its note nowhere', () => {
  const fields = [{ path: ['paid-cs_1'], set: { ...mark, note: '' } }];
  const write = { collection: 'staffInbox', id: 'handled', fields };
  expect(markPayments(stored, handled)).toEqual([write]);
  expect(markPayments(stored, {})).toEqual([]);
});
