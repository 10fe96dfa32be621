import { sameValue } from '../../../src/domain/lib/same-value.ts';
import { amountPaid } from '../../../src/domain/order/order.ts';
import { runningBalance } from '../../../src/domain/points/balance.ts';
import { type Ledger, orderLedgerKeys } from '../../../src/domain/points/points.ts';
import { refundSums } from '../../../src/domain/refunds/payments/refund-sums.ts';
import { isEffective } from '../../../src/domain/refunds/refund.ts';
import type { MoneyRun } from './money-run.ts';

/**
 * Compares the provider's payments, the order, the ledger and the refunds to the cent. Throws with the
 * differences.
 */
export async function expectMoneyAgrees(run: MoneyRun): Promise<void> {
  const { customer, desk } = run;
  const { store, uid } = customer;
  const records = await desk.records(uid);
  const payments = await run.payments();
  for (const { id, amount } of payments) {
    const given = await desk.refundsOf(id);
    const live = given.filter(({ status }) => status !== 'failed' && status !== 'canceled');
    const atProvider = sum(live.map((refund) => refund.amount));
    const here = sum(
      records
        .filter((record) => record.payment_intent === id && isEffective(record))
        .map((record) => record.amount),
    );
    expectEqual(here, atProvider, `refunds of ${id}`);
    expect(atProvider <= amount, `${id} refunds ${atProvider} of ${amount}`);
    const asked = given.flatMap(({ metadata }) => metadata.refund ?? []);
    expectEqual(new Set(asked).size, asked.length, `one refund a record of ${id}`);
  }
  expect(!records.some(({ state }) => state === 'requested'), 'nothing is left unasked');
  for (const { payment_intent, kind, amount } of records) {
    const paid = payments.find(({ id }) => id === payment_intent);
    if (kind !== 'exception') continue;
    expectEqual(paid?.state, 'exception', `payment of ${payment_intent}`);
    expect(amount <= (paid?.amount ?? 0), `${amount} of ${payment_intent} go back`);
  }

  const orders = Object.values(await customer.orders()).flatMap((ofDate) => Object.values(ofDate));
  const ordered = payments.filter(({ state }) => state === 'completed');
  const { priceReductions } = refundSums(records);
  expectEqual(
    sum(orders.map(amountPaid)),
    sum(ordered.map(({ amount }) => amount)) - priceReductions,
    'what the orders cost their cards',
  );
  for (const order of orders) {
    const all = (await store.read(`orders2/${order.dateId}`))?.[uid] as Record<string, unknown>;
    expect(sameValue(all[order.orderKey], order), 'orders2 and ordersForCustomer agree');
  }

  const ledger = ((await store.read(`points/${uid}`)) ?? {}) as unknown as Ledger;
  const balance = Number((await store.read(`pointBalances/${uid}`))?.balance ?? 0);
  expectEqual(runningBalance(ledger), balance, 'the balance of points');
  const own = new Set(['grant']);
  for (const { dateId, orderKey, point, usedPoint } of orders) {
    const [use, add] = orderLedgerKeys(dateId, orderKey);
    expectEqual(ledger[add]?.point, point, 'points earned');
    expectEqual(ledger[use]?.usedPoint ?? 0, usedPoint, 'points used');
    own.add(use).add(add);
  }
  const given = records.filter(({ to }) => to === 'points');
  for (const { decision, amount } of given) {
    const entry = ledger[`refund--${decision}`];
    expectEqual(Math.round((entry?.point ?? 0) * 100), amount, 'points refunded');
    own.add(`refund--${decision}`);
  }
  expect(
    Object.keys(ledger).every((key) => own.has(key)),
    `no other entries: ${Object.keys(ledger)}`,
  );

  const shown = (await desk.ofCustomer(uid)).refunds ?? {};
  expectEqual(Object.keys(shown).length, records.length, 'refunds that the customer reads');
  for (const { id, state, amount } of records) {
    expectEqual(shown[id]?.state, state, `state of ${id}`);
    expectEqual(shown[id]?.amount, amount, `amount of ${id}`);
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function expectEqual(found: unknown, wanted: unknown, what: string): void {
  expect(found === wanted, `${what}: ${String(found)}, not ${String(wanted)}`);
}

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not so: ${what}`);
}
