import type { PlannedAction } from '../../../src/domain/staff/actions/action.ts';
import { planAction } from '../../../src/domain/staff/actions/plan-action.ts';
import { cancelOrder } from '../../../src/domain/staff/orders/cancel-order.ts';
import type { Addresses } from '../../../tools/dev/stack/server-addresses.ts';
import { menuId } from './back-shop.ts';
import { HeadlessCustomer } from './headless-customer.ts';
import { openDate } from './one-date.ts';
import { unsignedToken } from './unsigned-token.ts';

/** A customer whom staff let pay cash, or a new account, with a cash order whose SMS nobody has asked for. */
export async function customerWithCashOrder(
  addresses: Addresses,
  phone?: string,
  isCashAvailable = true,
) {
  const customer = await new HeadlessCustomer(addresses).register({
    isAgedCare: true,
    isCashAvailable,
  });
  if (phone) {
    customer.phone = phone;
    const path = `users/${customer.uid}`;
    await customer.store.setField(path, ['deliveryInfo'], customer.info as never);
  }
  const dateId = await openDate(customer.store, 2_000_000_005, [menuId]);
  const { orderKey, orderId = '' } = await customer.placeByCash(dateId, { [menuId]: 20 });
  const unsent = async () =>
    Object.values((await customer.store.read('errors/smsUnsent')) ?? {}).filter(
      (entry) => (entry as { uid?: string }).uid === customer.uid,
    );
  return { customer, order: { dateId, orderKey, orderId }, unsent };
}

/** Cancels a customer's order as staff do, and returns what their phone sends for its SMS. */
export async function cancelAsStaff(
  { store, uid }: HeadlessCustomer,
  { orderId, ...order }: { dateId: string; orderKey: string; orderId: string },
): Promise<Record<string, string>> {
  const at = await actAsStaff(store, cancelOrder, { dateId: order.dateId, orderId, uid });
  return { ...order, uid, cancelledAt: String(at) };
}

/** Carries a planned action out as an owner does, and returns its time, epoch ms. */
export async function actAsStaff<Input, State>(
  store: HeadlessCustomer['store'],
  action: PlannedAction<Input, State>,
  input: Input,
): Promise<number> {
  const now = Date.now();
  const boss = { uid: 'boss', name: 'boss@example.com', now, entryId: crypto.randomUUID() };
  const planned = await planAction(action, input, undefined, (path) => store.read(path), boss);
  if (planned.kind !== 'write') throw new Error(JSON.stringify(planned));
  await store.commit(planned.writes);
  return now;
}

/** The answer to staff who ask for a customer's SMS. */
export async function askAsStaff(
  addresses: Addresses,
  asked: Record<string, string>,
): Promise<unknown> {
  const response = await fetch(`${addresses.functions}/sendSMS`, {
    method: 'POST',
    headers: { authorization: `Bearer ${unsignedToken('boss', { staff: true })}` },
    body: new URLSearchParams(asked),
  });
  return response.json();
}
