import type { CustomerOrders, Order } from '../../../src/domain/order/order.ts';
import { orderWrites } from '../../../src/domain/order/plan/order-writes.ts';
import {
  countedChange,
  type OrderChanges,
} from '../../../src/domain/order/stored/order-changes.ts';
import { ledgerWrites, type PointBalance } from '../../../src/domain/points/ledger-plan.ts';
import type { Ledger } from '../../../src/domain/points/points.ts';
import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import type { Actor } from '../rules/actors.ts';
import { orderIn, orderWritesFor, type Wish } from '../rules/customers-ordering.ts';
import { type Attack, writes } from './attack.ts';
import { readerOf, thirdInfo } from './busy-shop.ts';

export type Loose = Record<string, unknown> & {
  customerInfo: Record<string, unknown>;
  menus: Record<string, Record<string, unknown>>;
};

/** A legal order of u1 at the third address, for attacks to forge. */
export async function legalSteps(
  shop: Documents,
  uid = 'u1',
  wish: Wish = {},
): Promise<DocumentWrite[]> {
  return orderWritesFor(readerOf(shop), uid, { info: thirdInfo, ...wish });
}

/**
 * Forged values, the same in every store: the order, its ledger entries and the balance agree, so that
 * only the rule about the forged value can refuse it.
 */
export async function consistently(
  shop: Documents,
  change: (order: Loose) => void,
  uid = 'u1',
  wish: Wish = {},
): Promise<DocumentWrite[]> {
  const legal = await legalSteps(shop, uid, wish);
  const order = structuredClone(orderIn(legal));
  const at = order.orderDate;
  const orders = (shop[`ordersForCustomer/${uid}`] ?? {}) as unknown as CustomerOrders;
  const edited = orders[order.dateId]?.[order.orderKey] && order.orderKey;
  const replaced = wish.previousOrderKey ?? edited;
  change(order as unknown as Loose);
  const stores = orderWrites(order, replaced, at).map((write, index) => ({
    ...write,
    id: legal[index]?.id ?? write.id,
  }));
  return [
    ...stores,
    ...(ledgerOf(shop, order, uid, at, replaced) ??
      legal.filter(({ collection }) => ['points', 'pointBalances'].includes(collection))),
  ];
}

/** The count of a customer's changes with another one at that moment. */
export function countedFor(shop: Documents, uid: string, at: number): OrderChanges {
  const { changes } = (shop[`pointBalances/${uid}`] ?? {}) as Partial<PointBalance>;
  return countedChange(changes, at);
}

function ledgerOf(
  shop: Documents,
  order: Order,
  uid: string,
  now: number,
  replaced = order.orderKey,
): DocumentWrite[] | undefined {
  const orders = (shop[`ordersForCustomer/${uid}`] ?? {}) as unknown as CustomerOrders;
  const ledger = (shop[`points/${uid}`] ?? {}) as unknown as Ledger;
  const { balance = 0 } = (shop[`pointBalances/${uid}`] ?? {}) as Partial<PointBalance>;
  try {
    const existing = orders[order.dateId]?.[replaced];
    const own = { ...order, customerInfo: { ...order.customerInfo, uid } };
    return ledgerWrites(own, existing, ledger, balance, now, countedFor(shop, uid, now));
  } catch {
    // A value that is not a number has no ledger entry; the legal entries stay.
    return undefined;
  }
}

/** A new order with forged values, the same in every store. */
export const forgedOrder = (
  by: Actor,
  title: string,
  change: (order: Loose) => void,
  wish: Wish = {},
): Attack => writes(by, title, (shop) => consistently(shop, change, by?.sub, wish));

/** A legal order of u1 whose writes somebody has changed. */
export const tamperedOrder = (
  by: Actor,
  title: string,
  change: (steps: DocumentWrite[], shop: Documents) => DocumentWrite[] | undefined,
  wish: Wish = {},
): Attack =>
  writes(by, title, async (shop) => {
    const steps = structuredClone(await legalSteps(shop, by?.sub ?? 'u1', wish));
    return change(steps, shop) ?? steps;
  });

/** The fields that a plan writes to one store. */
export function fieldsOf(
  steps: readonly DocumentWrite[],
  collection: string,
): DocumentWrite['fields'] {
  return steps.find((step) => step.collection === collection)?.fields ?? [];
}

/** The value set by the n-th field of one store, for an attack to change. */
export function valueIn(
  steps: readonly DocumentWrite[],
  collection: string,
  index = 0,
): Record<string, unknown> {
  const field = fieldsOf(steps, collection)[index];
  if (!field || !('set' in field)) throw new Error(`${collection} sets no field ${index}`);
  return field.set as Record<string, unknown>;
}

/** All writes but those of one store. */
export const without = (
  steps: readonly DocumentWrite[],
  ...collections: string[]
): DocumentWrite[] => steps.filter(({ collection }) => !collections.includes(collection));

/** Changes the order in the same way in its three stores; ledger and balance stay as they are. */
export function forgeAllStores(
  steps: DocumentWrite[],
  change: (order: Loose) => void,
): DocumentWrite[] {
  const order = structuredClone(orderIn(steps)) as unknown as Loose;
  change(order);
  return steps.map((step) => {
    if (step.collection === 'ordersBackupByTime') {
      return { ...step, fields: Object.entries(order).map(([key, set]) => ({ path: [key], set })) };
    }
    if (!['ordersForCustomer', 'orders2'].includes(step.collection)) return step;
    return {
      ...step,
      fields: step.fields.map((field) => ('set' in field ? { ...field, set: order } : field)),
    };
  });
}

/** Replaces the balance that a commit writes. */
export function leaving(
  steps: DocumentWrite[],
  change: (balance: number) => number,
): DocumentWrite[] {
  const field = fieldsOf(steps, 'pointBalances')[0];
  if (field && 'set' in field) field.set = change(Number(field.set));
  return steps;
}

/** Names another backup in the balance that a commit writes. */
export function renamedBackup(steps: DocumentWrite[], backup: string): DocumentWrite[] {
  return steps.map((step) =>
    step.collection === 'pointBalances'
      ? {
          ...step,
          fields: step.fields.map((field) =>
            'set' in field && field.path[0] === 'lastChange'
              ? { ...field, set: { ...(field.set as object), backup } }
              : field,
          ),
        }
      : step,
  );
}
