import { checkoutOf } from '../../../src/domain/card/checkout.ts';
import { planPaidOrder } from '../../../src/domain/card/paid-order-plan.ts';
import { tempOrderWrite } from '../../../src/domain/card/temp-order.ts';
import type { DeliveryInfo } from '../../../src/domain/customer/delivery-info.ts';
import type { User } from '../../../src/domain/customer/user.ts';
import { type InvoiceCounter, planInvoice } from '../../../src/domain/invoices/invoice.ts';
import { doorPhotoPath } from '../../../src/domain/order/door-photo.ts';
import type { CustomerOrders } from '../../../src/domain/order/order.ts';
import { orderIdOf } from '../../../src/domain/order/order-id.ts';
import { planOrder } from '../../../src/domain/order/plan/order-plan.ts';
import { planCustomerCopies } from '../../../src/domain/order/stored/order-copies.ts';
import { customersPerSheet } from '../../../src/domain/order/stored/order-sheets.ts';
import type { ReadDocument } from '../../../src/domain/store/transaction.ts';
import { applyWrites, type Documents } from '../../../src/domain/testing/apply-writes.ts';
import { grant, info, orderKey, otherInfo } from '../../../src/domain/testing/fixtures.ts';
import { orderIn, orderWritesFor, requestFor, type Wish } from '../rules/customers-ordering.ts';
import { closedDate, closedId, emptyShop, openDate, openId } from '../rules/rules-shop.ts';

/** A third address, at which `u1` has no order yet. */
export const thirdInfo: DeliveryInfo = { ...info, address: '7 Lake St, Ryde', addr_unit: '' };
export const thirdKey = '7LakeStRyde';

/** Points granted to `u1` besides those used for the cash order; a card order has earned 1.20 more. */
const GIFT = 10;
export const LEFT = 11.2;
/** A hundredth more than that. */
export const OVER = 11.21;
/** The number of the invoice that `u5` has issued. */
export const ISSUED = 42;
/** The counter is higher: number 43 was assigned before single copies existed. */
export const GIVEN = 43;

const HOUR = 3_600_000;

export const readerOf =
  (documents: Documents): ReadDocument =>
  async (path) =>
    structuredClone(documents[path]);

/** An order of the first customer's that waits to be paid by a link. */
export const payLink = 'payLinks/Qb3kd9_-xW0aLr7c';
/** The cash order of u1, about which staff have stored what they store about orders. */
export const firstOrder = { dateId: openId, uid: 'u1', orderId: 'first-order' };
const firstId = orderIdOf(firstOrder);

/** A shop in which people have ordered: u1 by cash (with points) and card, u3 by cash, u5 with an invoice. */
export async function busyShop(): Promise<Documents> {
  let before = Date.now() - HOUR;
  let shop: Documents = emptyShop();
  shop['dates/activeDates'] = {
    [openId]: openDate,
    [closedId]: { ...closedDate, orderDone: false },
  };
  const calendar = emptyShop()['dates/activeDates'] ?? {};
  const cash = async (uid: string, wish: Wish) => {
    // Each order at a different time, because backups are named by it.
    before += 1000;
    const writes = await orderWritesFor(readerOf(shop), uid, { now: before, ...wish });
    shop = applyWrites(shop, writes);
    shop = applyWrites(shop, await planCustomerCopies(orderIn(writes), readerOf(shop)));
  };
  await cash('u1', { usePoint: true, attemptId: firstOrder.orderId });
  shop = withGift(shop);
  await cash('u1', { dateId: closedId });
  await cash('u3', {});
  await cash('u5', {});
  await cash('u5', { info: otherInfo });
  shop = applyWrites(shop, await cardOrder(shop, before + 1000));
  shop = applyWrites(shop, invoiceWrites(shop, orderKey));
  shop = applyWrites(shop, await waitingOrder(shop));
  const full = withCustomers(shop[`orders2/${closedId}`]);
  return { ...shop, ...rest, 'dates/activeDates': calendar, [`orders2/${closedId}`]: full };
}

/** The same sheet with so many customers. */
export function withCustomers(
  sheet: Documents[string] = {},
  customers = customersPerSheet,
): Documents[string] {
  const more = customers - Object.keys(sheet).length;
  return { ...sheet, ...Object.fromEntries(Array.from({ length: more }, (_, i) => [`x${i}`, {}])) };
}

function withGift(shop: Documents): Documents {
  return {
    ...shop,
    'points/u1': { ...shop['points/u1'], gift2: grant(GIFT) },
    'pointBalances/u1': { ...shop['pointBalances/u1'], balance: GIFT * 100 },
  };
}

/** u1 has paid an order at the other address by card. */
async function cardOrder(shop: Documents, now: number) {
  const wish: Wish = { info: otherInfo, paymentMethod: 'card', now };
  const { request, context } = await requestFor(readerOf(shop), 'u1', wish);
  const quote = planOrder(request, context);
  if (quote.kind !== 'pay-first') throw new Error(`no quote: ${JSON.stringify(quote)}`);
  const checkout = checkoutOf(quote, request, now);
  const paid = planPaidOrder(checkout, context, {
    payment_intent: 'pi_1',
    amount: checkout.amount,
  });
  if (paid.kind !== 'write') throw new Error(`not paid: ${JSON.stringify(paid)}`);
  return paid.writes;
}

/** u2 has opened a payment. */
async function waitingOrder(shop: Documents) {
  const { request, context } = await requestFor(readerOf(shop), 'u2', { paymentMethod: 'card' });
  const quote = planOrder(request, context);
  if (quote.kind !== 'pay-first') throw new Error(`no quote: ${JSON.stringify(quote)}`);
  return [tempOrderWrite(quote.order, request)];
}

/** The writes of an invoice for a customer's own order, by default of `u5`. */
export function invoiceWrites(shop: Documents, key: string, uid = 'u5') {
  const plan = planInvoice(
    { dateId: openId, orderKey: key },
    {
      now: Date.now(),
      user: { ...shop[`users/${uid}`], invoiceAuth: true } as unknown as User,
      orders: structuredClone(shop[`ordersForCustomer/${uid}`]) as unknown as CustomerOrders,
      counter: shop['common/invoice'] as unknown as InvoiceCounter,
      share: shop[`invoices/${openId}/shares/${uid}`] as unknown as Record<string, number>,
      menus: {},
    },
  );
  if (plan.kind !== 'write') throw new Error(`no invoice: ${JSON.stringify(plan)}`);
  return plan.writes;
}

const issue = {
  name: '손님 u3',
  issue: 'order2',
  order: { dateId: openId },
  error: 'x',
  time: 1000,
};

/** What a customer who waits for a dish has stored. */
export const wish = { state: 'waiting', since: 1, wording: 'back-1', lang: 'ko', channel: 'text' };
/** A consent of an earlier day. */
export const consented = { on: true, given: 1, lang: 'ko', channel: 'email' };

/** Documents that the plans above do not write themselves. */
const rest: Documents = {
  'manages/ingredients': {
    dishes: { soup: [{ of: '사골', amount: 500_000, unit: 'g' }] },
    kinds: { 사골: { name: '사골', group: '정육' } },
  },
  'manages/pastMenus': { cake: { title: '떡', price: 9, cat: 'home', active: false } },
  'common/invoice': { currentNo: GIVEN },
  'common/registration': { confirmedEmail: false },
  // Staff have deducted points.
  'points/u4': { taken: { ...grant(0), usedPoint: 5 } },
  'pointBalances/u4': { balance: -500 },
  'ordersForCustomerBackup/u1': { '20250101_1': {} },
  'ordersForCustomerBackup/u1~2': { '20240101_1': {} },
  'ordersForCustomerBackup/u3': { '20250101_1': {} },
  'ordersForCustomerBackup/u3~2': { '20240101_1': {} },
  'users/users~1': { u1: { deliveryInfo: info } },
  'userList/1700~1': { x1: { uid: 'x1' } },
  'tempOrdersForCard/u1': {
    [openId]: Object.fromEntries(
      Array.from({ length: 10 }, (_, i) => [`k${i}`, { dateId: openId }]),
    ),
  },
  'checkouts/cs_1': { uid: 'u1', state: 'open' },
  [payLink]: { uid: 'u1', state: 'open', amount: 6000 },
  'smsSent/u1-1': { at: 1 },
  'paymentExceptions/u1': { 'order-1-1': { dateId: openId, orderKey, amount: 6000, at: 1 } },
  'pointCodes/GIFT24': { points: 1000, percent: null, from: null, until: null, times: null },
  'blacklist/0412345678': { reason: 'x' },
  'orderChecks/u1_8': { at: 1 },
  [`orderSheets/${openId}`]: { open: 1 },
  'errors/addressIssues/shares/u2': {
    since: Date.now() - HOUR,
    count: 4,
    entries: ['1', '2', '3', '4'],
  },
  'errors/orderIssues': { [openId]: { '1000': issue } },
  'errors/addressIssues': { '1000': { uid: 'u3', name: '손님 u3', issue: '주소' } },
  'errors/smsUnsent': { '1000': { uid: 'u3' } },
  [`deliveryMsgs/${openId}/messages/m-1`]: { text: '내일 3시', expiresAt: Date.now() + HOUR },
  'staffLog/entry-1': { at: 1, actor: 'other', actorName: 'other@example.com', action: 'date' },
  'staffLogHeads/other': { entry: 'entry-1' },
  'endedLogIns/ex': { at: 1 },
  'personalDataCalls/u1': { day: '2026-11-21', count: 10, until: 1 },
  'refusedAttempts/attempt-1': { action: 'refund', problem: '{}', at: 1 },
  'roleChanges/open': { ex: { attempt: 'a', role: 'off', ends: true, until: 0 } },
  'shopping/20261123': {
    [openId]: { 사골: { amounts: { g: 500_000 }, at: 1000, by: 'boss@example.com' } },
  },
  [`orderMarks/${openId}/orders/${firstId}`]: { uid: 'u1' },
  [`orderStatus/${openId}/orders/u1_Elsewhere`]: { uid: 'u1', packed: 1 },
  'staffInbox/tidying': { dates: { '20260901_1': { till: 1 } }, unreadable: {} },
  'staffInbox/handled': { 'text-1000': { at: 1, by: 'other@example.com', note: '' } },
  [`deliveryRuns/${openId}`]: { stops: ['u1_x'] },
  [`dayClosings/${openId}`]: { dateId: openId, number: 1, at: 1, by: 'x', stops: [], counts: [] },
  [`deliverySends/${openId}/stops/${firstId}`]: { uid: 'u1', state: 'sent' },
  'common/creditNote': { currentNo: 1 },
  'refunds/refund-1': { uid: 'u1', amount: 500, state: 'succeeded' },
  'disputes/du_1': { uid: 'u1', state: 'answer', amount: 500 },
  'refundRequests/u1_ask-1': { uid: 'u1', state: 'waiting' },
  'refundsForCustomer/u1': { refunds: { 'refund-1': { amount: 500 } } },
  [`creditNotes/${ISSUED}`]: { uid: 'u5', notes: { 1: { amount: 5 } } },
  'preferences/u1': { without: ['egg'], diet: [] },
  // u1 has asked for both and ended one of them; u3 has asked for one.
  'consents/u1': {
    opening: { ...consented, wording: 'opening-1' },
    closing: { ...consented, wording: 'closing-1', on: false, ended: 2, endedBy: 'staff' },
    stop: 'stop-page-of-u1-',
    stopped: { '61412345678': 2 },
  },
  'consents/u3': { closing: { ...consented, wording: 'closing-1' } },
  [`reminderRuns/${openId}_closing`]: { state: 'running', cursor: '' },
  [`remindersSent/${openId}_closing_u1`]: { uid: 'u1', state: 'sent' },
  'reminderNumbers/61412345678': { stop: 'page-of-a-number', uids: ['u1'], stopped: 2 },
  [`waiting/${openId}`]: { seen: 1, dishes: { gone: 'sold-out' } },
  // u1 waits for one dish and has been told of another; u3 waits for as many as anybody may.
  [`waiting/${openId}/people/u1`]: {
    at: 1,
    dishes: { awaited: wish, missed: { ...wish, state: 'told', told: 2 } },
  },
  [`waiting/${openId}/people/u3`]: {
    at: 1,
    dishes: Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`dish${10 + i}`, wish])),
  },
  [doorPhotoPath(firstOrder)]: { ...firstOrder, at: 1, jpeg: '/9j/AAAA' },
  'deliveryWindows/u1': { [openId]: { [firstOrder.orderId]: { from: 1, to: 2 } } },
  'secrets/one': { secret: true },
  'users/u3/private/note': { secret: true },
};
