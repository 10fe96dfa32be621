import * as z from 'zod/mini';
import { buildAddress, deliveryLimits, normalizeAddress } from '../../customer/delivery-info.ts';
import { readPhone } from '../../customer/typed-phone.ts';
import { ownValue } from '../../lib/own-value.ts';
import { sameValue } from '../../lib/same-value.ts';
import { smsText } from '../../messages/sms-text.ts';
import { orderIdShape } from '../../order/id-shapes.ts';
import { type CustomerInfo, deliveryInfoOf, type Order } from '../../order/order.ts';
import { orderWithId, ownOrderId } from '../../order/order-id.ts';
import { orderKeyOf } from '../../order/order-key.ts';
import { isCardPaid } from '../../order/payment-methods.ts';
import { correctedVersion, maxOrderRequest } from '../../order/plan/order-plan.ts';
import { readOrderSnapshot } from '../../order/plan/order-snapshot.ts';
import { orderWrites } from '../../order/plan/order-writes.ts';
import { isUnreadable } from '../../order/stored/readable-orders.ts';
import { ledgerChange } from '../../points/ledger-plan.ts';
import { withoutUndefined } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import type { StaffProblem } from '../staff-problem.ts';

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));

const correctionShape = z.object({
  name: text(deliveryLimits.name).check(z.minLength(1)),
  phone: text(20),
  /** Unit in the building; the street stays. */
  unit: text(deliveryLimits.unit),
  note: text(deliveryLimits.note),
  request: text(maxOrderRequest),
});

/** What of an order can be corrected without touching its money. */
export type Correction = z.infer<typeof correctionShape>;

/**
 * Corrects what needs no money on an order that is paid by card: to whom it goes, and how to find and hand it over. Dishes,
 * sums, points and payments stay as they are; with another unit it moves to the key of its address and keeps its id.
 */
export const correctOrder = plannedAction({
  name: 'order-corrected',
  allowedRoles: ['owner'],
  input: z.object({
    uid: z.string().check(z.minLength(1)),
    dateId: z.string(),
    orderId: orderIdShape,
    details: correctionShape,
  }),
  logSubject: ({ uid, dateId, orderId }) => ({ uid, dateId, orderId }),
  plan: async (read, { uid, dateId, orderId, details }, actor) => {
    if (!(await read(`users/${uid}`))) return { problem: { code: 'unknown-customer' } };
    const snapshot = await readOrderSnapshot(read, { uid, dateId, now: actor.now });
    const { ledger, balance, now } = snapshot;
    const ofDate = snapshot.orders[dateId] ?? {};
    const existing = orderWithId(ofDate, orderId);
    if (!existing || !isCardPaid(existing)) return { problem: { code: 'unknown-order' } };
    const order = sameValue(correctable(existing), details)
      ? existing
      : correctedOrder(existing, details, actor.entryId, now);
    const isTaken =
      order.orderKey !== existing.orderKey &&
      (ownValue(ofDate, order.orderKey) ||
        isUnreadable(snapshot.unreadable, dateId, order.orderKey));
    return {
      before: correctable(existing),
      after: details,
      writes: [
        ...orderWrites(order, existing.orderKey, now),
        ...ledgerChange(order, existing, ledger, balance ?? 0, now).writes,
      ],
      order,
      problem: isTaken
        ? { code: 'order', problems: [{ code: 'order-exists-at-address' }], overridable: false }
        : phoneProblem(details, existing.customerInfo),
    };
  },
  undo: (input, { before }) => ({ ...input, details: before }),
});

/** What an order says that can be corrected. */
export function correctable({ customerInfo, orderRequest }: Order): Correction {
  const { name, phone, addr_unit: unit, note } = deliveryInfoOf({ customerInfo });
  return { name, phone, unit, note, request: orderRequest ?? '' };
}

function correctedOrder(
  existing: Order,
  { unit, request, ...details }: Correction,
  entryId: string,
  now: number,
): Order {
  const { reOrderDifferenceToPay: _, customerInfo, ...kept } = existing;
  const address =
    unit === (customerInfo.addr_unit ?? '')
      ? customerInfo.address
      : normalizeAddress(buildAddress(unit, null, streetOf(customerInfo)));
  const info = { ...customerInfo, ...details, addr_unit: unit, address };
  const order = {
    ...kept,
    orderKey: orderKeyOf(info, info.uid),
    orderId: ownOrderId(existing),
    customerInfo: info,
    orderRequest: request,
    orderDate: now,
    madeByUser: false,
    attemptId: correctedVersion(existing, entryId),
  };
  return withoutUndefined({ ...order, smsMsgBody: smsText(order, true) });
}

/** Street and suburb of an address, without its unit. */
export function streetOf({ address, addr_unit }: Pick<CustomerInfo, 'address' | 'addr_unit'>) {
  const prefix = addr_unit ? `${normalizeAddress(addr_unit)} / ` : '';
  return address.startsWith(prefix) ? address.slice(prefix.length) : address;
}

/** A stored number may stay as it is, however it was written. */
function phoneProblem({ phone }: Correction, was: CustomerInfo): StaffProblem | undefined {
  if (phone === was.phone || 'phone' in readPhone(phone)) return undefined;
  return { code: 'invalid', field: 'phone' };
}
