import {
  maxChangesOfDay,
  type OrderChanges,
} from '../../../src/domain/order/stored/order-changes.ts';
import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { orderKey } from '../../../src/domain/testing/fixtures.ts';
import { type Attack, type Given, inShop, writes } from '../../support/hostile/attack.ts';
import { readerOf } from '../../support/hostile/busy-shop.ts';
import { fieldsOf, legalSteps } from '../../support/hostile/forge.ts';
import { customer } from '../../support/rules/actors.ts';
import { cancelWritesFor } from '../../support/rules/customers-ordering.ts';

const dayMs = 86_400_000;
const hourAgo = Date.now() - 3_600_000;

/** u1 has changed orders so often since a time. */
const changed =
  (changes: OrderChanges | undefined): Given =>
  (shop) => {
    const { changes: _, ...balance } = shop['pointBalances/u1'] ?? {};
    return { ...shop, 'pointBalances/u1': { ...balance, ...(changes && { changes }) } };
  };

/** Another order of u1 whose commit counts so, made as if there had been none on the day. */
const orders = (title: string, count: (at: number) => unknown): Attack =>
  writes(customer, title, async (shop) =>
    counting(await legalSteps(changed(undefined)(shop)), count),
  );

function counting(steps: DocumentWrite[], count: (at: number) => unknown): DocumentWrite[] {
  const change = fieldsOf(steps, 'pointBalances')[1];
  const { at } = (change && 'set' in change ? change.set : {}) as { at: number };
  const set = count(at);
  return steps.map((step) => {
    if (step.collection !== 'pointBalances') return step;
    const others = step.fields.filter(({ path }) => path[0] !== 'changes');
    return {
      ...step,
      fields: set === undefined ? others : [...others, { path: ['changes'], set }],
    };
  });
}

const cancels = (title: string, count: unknown): Attack =>
  writes(customer, title, async (shop: Documents) =>
    counting(await cancelWritesFor(readerOf(shop), 'u1', orderKey), () => count),
  );

/** More orders and edits than a day allows, and how somebody could hide them. */
export const changesOfDay: Attack[] = [
  ...inShop(changed({ since: hourAgo, count: maxChangesOfDay }), [
    orders('a customer orders once more than a day allows', () => ({
      since: hourAgo,
      count: maxChangesOfDay + 1,
    })),
    orders('a customer starts a new day of orders after an hour', (at) => ({
      since: at,
      count: 1,
    })),
  ]),
  ...inShop(changed({ since: hourAgo, count: 3 }), [
    orders('a customer does not count an order', () => undefined),
    orders('a customer counts an order as none', () => ({ since: hourAgo, count: 3 })),
    orders('a customer counts an order backwards', () => ({ since: hourAgo, count: 2 })),
    orders('a customer says that their day of orders began earlier', () => ({
      since: hourAgo - dayMs,
      count: 4,
    })),
    orders('a customer adds a field to the count of orders', () => ({
      ...{ since: hourAgo, count: 4 },
      more: 'x',
    })),
    cancels('a customer lowers the count of orders by a cancellation', {
      since: hourAgo,
      count: 0,
    }),
  ]),
  ...inShop(changed({ since: hourAgo - dayMs, count: maxChangesOfDay }), [
    orders('a customer begins a day of orders with credit', (at) => ({ since: at, count: -1000 })),
    orders('a customer begins a day of orders in the past', () => ({ since: hourAgo, count: 1 })),
  ]),
  ...inShop(changed(undefined), [
    orders('a customer does not count the first order', () => undefined),
    orders('a customer begins to count orders with credit', (at) => ({ since: at, count: -1000 })),
  ]),
];
