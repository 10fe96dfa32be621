import { dropTempOrderWrite, type TempOrders } from '../../../src/domain/card/temp-order.ts';
import { profileCopies } from '../../../src/domain/customer/profile-copies.ts';
import { storedRecipients } from '../../../src/domain/customer/recipients.ts';
import { newUser, type User } from '../../../src/domain/customer/user.ts';
import { reportedOrder } from '../../../src/domain/issues/reports.ts';
import {
  type ConsentChannel,
  type Consents,
  planConsents,
} from '../../../src/domain/messages/consent.ts';
import {
  planStopWaiting,
  planWait,
  planWaitBy,
  type Waiting,
  waitersCollection,
} from '../../../src/domain/messages/waiting.ts';
import type { CustomerOrders, Order } from '../../../src/domain/order/order.ts';
import { ownOrderId } from '../../../src/domain/order/order-id.ts';
import { readOrderSnapshot } from '../../../src/domain/order/plan/order-snapshot.ts';
import {
  planCustomerCopies,
  planStaffCopies,
} from '../../../src/domain/order/stored/order-copies.ts';
import { type ActionOutcome, planAction } from '../../../src/domain/staff/actions/plan-action.ts';
import { closeDay } from '../../../src/domain/staff/closing/close-day.ts';
import { endConsent } from '../../../src/domain/staff/customers/end-consent.ts';
import { changeDateState } from '../../../src/domain/staff/dates/date-state.ts';
import { doorPhoto } from '../../../src/domain/staff/delivery/change-door-photo.ts';
import { cancelOrder } from '../../../src/domain/staff/orders/cancel-order.ts';
import { markActions } from '../../../src/domain/staff/orders/order-marks.ts';
import {
  type PhoneOrderRequest,
  phoneOrderTotals,
  takeOrder,
} from '../../../src/domain/staff/orders/phone-order.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { info, orderKey, otherKey } from '../../../src/domain/testing/fixtures.ts';
import type { Step } from '../../../tools/dev/stack/rest-firestore.ts';
import { merge } from '../hostile/attack.ts';
import { invoiceWrites, readerOf, thirdInfo } from '../hostile/busy-shop.ts';
import { consistently } from '../hostile/forge.ts';
import { addressReport, orderLog } from '../hostile/reporting.ts';
import {
  type Actor,
  agedCare,
  cardCustomer,
  customer,
  invoiceUser,
  newcomer,
  staff,
  visitor,
} from './actors.ts';
import { cancelWritesFor, orderWritesFor } from './customers-ordering.ts';
import { closedId, openId } from './rules-shop.ts';
import { staffActor } from './staff-commit.ts';

export interface LegalCommit {
  says: string;
  by: Actor;
  steps: readonly Step[];
}

/**
 * One commit of each kind that customers make, with the same plans and forgers that the attacks start
 * from.
 */
export async function legalCommits(shop: Documents): Promise<LegalCommit[]> {
  const read = readerOf(shop);
  const now = Date.now();
  const waiting = shop['tempOrdersForCard/u2'] as unknown as TempOrders;
  const form = { uid: 'u9', email: 'new@example.com', name: '새 손님', lang: 'ko' as const };
  const profile = newUser({ ...form, isAgedCare: false, acName: '', provider: '' }, now);
  const order = reportedOrder('u1', openId, undefined);
  const dishes = Object.fromEntries(Array.from({ length: 32 }, (_, i) => [`dish${10 + i}`, 1]));
  const closeDate = await planAction(
    changeDateState,
    { dateId: openId, active: true, orderDone: true },
    undefined,
    read,
    staffActor(staff),
  );
  const packing = await planAction(
    markActions.packed,
    { dateId: openId, uid: 'u3', orderId: otherKey, mark: { version: 'v', lines: dishes } },
    null,
    read,
    staffActor(staff),
  );
  const closing = await planAction(
    closeDay,
    { dateId: closedId, number: 1, stops: [], counts: [] },
    null,
    read,
    staffActor(staff),
  );
  const photographed = await planAction(
    doorPhoto,
    { dateId: openId, uid: 'u3', orderId: otherKey, photo: '/9j/AAAA' },
    null,
    read,
    staffActor(staff),
  );
  const snapshot = await readOrderSnapshot(read, {
    uid: 'u2',
    dateId: openId,
    now,
    info: thirdInfo,
  });
  const call: Omit<PhoneOrderRequest, 'toPay'> = {
    uid: 'u2',
    isNew: false,
    attemptId: crypto.randomUUID(),
    dateId: openId,
    quantities: dishes,
    info: thirdInfo,
    orderRequest: '',
    orderLang: 'en',
  };
  const { toPay } = phoneOrderTotals(call, undefined, snapshot);
  // A customer without an account, whose language changes too.
  const ofCaller: typeof read = async (path) => {
    const data = await read(path);
    return path === 'users/u2' ? { ...data, provider: 'phone' } : data;
  };
  const actor = staffActor(staff);
  const byPhone = await planAction(takeOrder, { ...call, toPay }, null, ofCaller, actor);
  const cancelledByStaff = await planAction(
    cancelOrder,
    { uid: 'u1', dateId: openId, orderId: ownOrderId(orderOf(shop, orderKey)) },
    undefined,
    read,
    staffActor(staff),
  );
  const consentEnded = await planAction(
    endConsent,
    { uid: 'u3' },
    undefined,
    read,
    staffActor(staff),
  );
  const commit = (says: string, by: Actor, steps: readonly Step[]) => ({ says, by, steps });
  return [
    commit('a lie that is none', customer, await consistently(shop, () => {})),
    commit('32 dishes', agedCare, await orderWritesFor(read, 'u4', { quantities: dishes })),
    commit('points', customer, await consistently(shop, () => {}, 'u1', { usePoint: true })),
    commit('a first order', agedCare, await orderWritesFor(read, 'u4', {})),
    commit(
      'a move',
      customer,
      await orderWritesFor(read, 'u1', { info: thirdInfo, previousOrderKey: orderKey }),
    ),
    commit('a sheet that follows a full one', customer, [
      merge(`orderSheets/${closedId}`, [['open'], 2]),
    ]),
    commit('a cancellation', customer, await cancelWritesFor(read, 'u1', orderKey)),
    commit(
      'an edit with an invoice',
      invoiceUser,
      await consistently(shop, () => {}, 'u5', { info }),
    ),
    commit('an invoice', invoiceUser, invoiceWrites(shop, otherKey)),
    commit('the copy of an order', customer, await copyOfCardOrder(shop)),
    commit('a card order that is dropped', cardCustomer, [
      dropTempOrderWrite('u2', waiting, openId, Object.keys(waiting[openId] ?? {})[0] ?? ''),
    ]),
    commit('a sign-up', newcomer, [{ path: 'users/u9', replace: { ...profile } }]),
    commit('delivery details', customer, [merge('users/u1', [['deliveryInfo'], thirdInfo])]),
    commit('a filter of dishes', customer, [
      merge('preferences/u1', [['without'], ['milk']], [['diet'], ['vegan']]),
    ]),
    commit('a choice of copies beside a filter', customer, [
      merge('preferences/u1', [['copyTexts'], true]),
    ]),
    commit('five recipients beside a filter', customer, [
      merge('preferences/u1', [['recipients'], storedRecipients(Array(5).fill(thirdInfo))]),
    ]),
    commit('a consent beside one that ended', customer, [
      ...planConsents(
        'u1',
        shop['consents/u1'] as Consents,
        { opening: false, closing: true, channel: 'text' },
        'ko',
        now,
      ),
    ]),
    commit(
      'first consents',
      agedCare,
      planConsents('u4', undefined, { opening: true, closing: true, channel: 'email' }, 'en', now),
    ),
    commit(
      'a first wish to be told that a dish is back',
      agedCare,
      wishes('u4', undefined, 'email'),
    ),
    commit(
      'a wish beside another and one that was told',
      customer,
      wishes('u1', shop[waitersPath('u1')] as unknown as Waiting, 'text'),
    ),
    commit(
      'a wish that moves to another channel',
      customer,
      planWaitBy(
        { dateId: openId, uid: 'u1' },
        shop[waitersPath('u1')] as unknown as Waiting,
        'awaited',
        'email',
      ),
    ),
    commit(
      'a wish that is taken back',
      customer,
      planStopWaiting({ dateId: openId, uid: 'u1' }, shop[waitersPath('u1')] as unknown as Waiting),
    ),
    commit('staff end a consent', staff, staffWrites(consentEnded)),
    commit('the copies of a profile', customer, profileCopies(shop['users/u1'] as unknown as User)),
    commit('a report of an address', customer, addressReport(shop)),
    commit('a log of a failed order', customer, orderLog(shop, { order })),
    commit('a message opened for the first time', visitor, [
      merge(`deliveryMsgs/${openId}/messages/m-1`, [['openedAt'], now]),
    ]),
    commit('staff close a date', staff, staffWrites(closeDate)),
    commit('staff mark an order as packed', staff, staffWrites(packing)),
    commit('staff close the cash of a day', staff, staffWrites(closing)),
    commit('staff store a photo of a door', staff, staffWrites(photographed)),
    commit('staff take an order by phone', staff, staffWrites(byPhone)),
    commit('staff cancel an order', staff, staffWrites(cancelledByStaff)),
    commit('staff copy an order', staff, await planStaffCopies(orderOf(shop, otherKey), read)),
  ];
}

const waitersPath = (uid: string) => `${waitersCollection(openId)}/${uid}`;

/** The wish of a customer to be told when a sold-out dish is back. */
function wishes(
  uid: string,
  stored: Waiting | undefined,
  channel: ConsentChannel,
): readonly Step[] {
  const how = { channel, lang: 'ko' } as const;
  const plan = planWait({ dateId: openId, uid }, stored, 'gone', how, Date.now());
  if (plan.kind !== 'asked') throw new Error(plan.kind);
  return plan.writes;
}

function staffWrites(plan: ActionOutcome<unknown>): readonly Step[] {
  if (plan.kind !== 'write') throw new Error(`staff write nothing: ${JSON.stringify(plan)}`);
  return plan.writes;
}

/** u1's copy of the card order, which is stored by time and not copied yet. */
async function copyOfCardOrder(shop: Documents): Promise<readonly Step[]> {
  return planCustomerCopies(orderOf(shop, otherKey), readerOf(shop));
}

/** An order of u1. */
function orderOf(shop: Documents, key: string): Order {
  const order = (shop['ordersForCustomer/u1'] as unknown as CustomerOrders)[openId]?.[key];
  if (!order) throw new Error(`u1 has no order at ${key}`);
  return order;
}
