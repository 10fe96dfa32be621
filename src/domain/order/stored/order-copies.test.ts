import { expect, it } from 'vitest';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { dateId, orderKey } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/planned-orders.ts';
import type { Order } from '../order.ts';
import { planCustomerCopies, planStaffCopies } from './order-copies.ts';
import { maxQuotaBytes, orderBytes } from './order-quota.ts';

const history = `ordersBackupByKey/${dateId}_${orderKey}`;
const shares = `${history}/shares/u1`;

const at = (moment: number): Order => ({ ...cashOrder, orderDate: moment });

async function copied(documents: Documents, order: Order): Promise<Documents> {
  const writes = await planCustomerCopies(order, async (path) => documents[path]);
  return applyWrites(documents, writes);
}

it('stores an order under its time, and the bytes that it takes', async () => {
  expect(await copied({}, cashOrder)).toEqual({
    [history]: { [cashOrder.orderDate]: cashOrder },
    [shares]: { [cashOrder.orderDate]: orderBytes(cashOrder) },
  });
});

it('writes nothing for an order that has been copied already', async () => {
  const once = await copied({}, cashOrder);
  expect(await planCustomerCopies(cashOrder, async (path) => once[path])).toEqual([]);
});

it('has staff write the copy alone, once', async () => {
  const writes = await planStaffCopies(cashOrder, async () => undefined);
  const once = applyWrites({}, writes);
  expect(once).toEqual({ [history]: { [cashOrder.orderDate]: cashOrder } });
  expect(await planStaffCopies(cashOrder, async (path) => once[path])).toEqual([]);
});

it("removes the customer's own oldest entries when their share is used up, and nobody else's", async () => {
  const neighbour = { 1: cashOrder };
  let documents: Documents = { [history]: neighbour };
  const fit = Math.floor(maxQuotaBytes / orderBytes(cashOrder));
  for (let moment = 10; moment < 10 + fit + 3; moment += 1) {
    documents = await copied(documents, at(moment));
  }
  const newest = Array.from({ length: fit }, (_, i) => String(13 + i));
  expect(Object.keys(documents[shares] ?? {})).toEqual(newest);
  expect(Object.keys(documents[history] ?? {})).toEqual(['1', ...newest]);
});

it('writes nothing for an order older than all those that fit into the share', async () => {
  const share = { 20: maxQuotaBytes };
  expect(await planCustomerCopies(at(10), async () => share)).toEqual([]);
});
