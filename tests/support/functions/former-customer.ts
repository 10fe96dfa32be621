import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { copySheet } from '../../../src/domain/customer/copy-sheets.ts';
import { koreanWeekday } from '../../../src/domain/dates/format-date.ts';
import { invoiceShares } from '../../../src/domain/invoices/invoice.ts';
import { errorLists, reportShares } from '../../../src/domain/issues/reports.ts';
import { waitersCollection } from '../../../src/domain/messages/waiting.ts';
import { doorPhotoPath } from '../../../src/domain/order/door-photo.ts';
import { orderWithId, refOf } from '../../../src/domain/order/order-id.ts';
import { statusCollection } from '../../../src/domain/order/order-status.ts';
import type { PlannedAction } from '../../../src/domain/staff/actions/action.ts';
import { planAction } from '../../../src/domain/staff/actions/plan-action.ts';
import { sendsCollection } from '../../../src/domain/staff/delivery/delivery-notice.ts';
import { correctable, correctOrder } from '../../../src/domain/staff/orders/correct-order.ts';
import {
  markActions,
  markOf,
  marksCollection,
} from '../../../src/domain/staff/orders/order-marks.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import { staffActor } from '../../../src/domain/testing/staff-actors.ts';
import type { OwnerFirestore } from '../../../tools/dev/stack/owner-firestore.ts';
import type { Addresses } from '../../../tools/dev/stack/server-addresses.ts';
import { menuId } from './back-shop.ts';
import { HeadlessCustomer } from './headless-customer.ts';

/** The id of another customer's order on the same route, and the time that both were given. */
export const neighbour = 'other_9NextDoorStEpping';
export const window = { from: 1, to: 2 };

/** A stranger's number, to which reminders of a customer went until the stranger stopped them. */
export const numberPath = ({ recipient }: HeadlessCustomer) =>
  `reminderNumbers/${recipient.replace(/^614/, '615')}`;

/** Noon in Sydney of a day that is over. */
const deliveryDate = Date.parse('2020-01-02T01:00:00Z');

/** A customer who paid by card for a delivery years ago. */
export async function formerCustomer(addresses: Addresses): Promise<HeadlessCustomer> {
  const customer = new HeadlessCustomer(addresses);
  customer.address = `77 Leaving ${customer.uid.slice(5, 13)} St, Epping`;
  await customer.register();
  const dateId = `20200102_${customer.phone.replaceAll('-', '')}`;
  const date = {
    deliveryDate,
    finishDate: deliveryDate,
    orderDone: false,
    active: true,
    day: koreanWeekday(deliveryDate),
    menus: { [menuId]: true },
    menuLimitForPerson: {},
  };
  await customer.store.setField('dates/activeDates', [dateId], date);
  const order = await customer.settledByCard(dateId, { [menuId]: 20 }, deliveryDate - 86_400_000);
  expect((await customer.comeBack(order)).body).toMatchObject({ state: 'completed' });
  const { orderKey, orderId = '' } = order;
  await customer.call('/sendSMS', { dateId, orderKey });
  const { uid } = customer;
  const id = `${uid}_${orderId}`;
  await customer.store.write([
    { path: `${invoiceShares(dateId)}/${uid}`, data: { 7: 900 } },
    { path: `${reportShares('addressIssues')}/${uid}`, data: { since: 1, count: 1 } },
    {
      path: `${sendsCollection(dateId)}/${id}`,
      data: { uid, msgId: `m-${uid}`, earlier: [`l-${uid}`] },
    },
    {
      path: doorPhotoPath({ dateId, uid, orderId }),
      data: { dateId, uid, orderId, at: 1, jpeg: '/9j/AAAA' },
    },
    { path: `waiting/${dateId}`, data: { seen: 1, dishes: {} } },
    {
      path: `${waitersCollection(dateId)}/${uid}`,
      data: { at: 1, dishes: { [menuId]: { state: 'told', since: 1, told: 2 } } },
    },
    { path: `deliveryMsgs/${dateId}/messages/m-${uid}`, data: { text: customer.address } },
    { path: `deliveryMsgs/${dateId}/messages/l-${uid}`, data: { text: customer.address } },
    {
      path: numberPath(customer),
      data: { stop: `page-${uid}`.slice(0, 16), uids: [uid, 'other'], stopped: 1 },
    },
    {
      path: `deliveryRuns/${dateId}`,
      data: { stops: [id, neighbour], areas: [], windows: { [id]: window } },
    },
    {
      path: `dayClosings/${dateId}~2`,
      data: {
        dateId,
        number: 2,
        stops: [
          { id, taken: 500 },
          { id: neighbour, taken: 0 },
        ],
        counts: [],
      },
    },
    {
      path: `invoiceCopies/${customer.phone.replaceAll('-', '')}`,
      data: { dateId, orderKey, customerInfo: { uid, name: '김시험', address: customer.address } },
    },
    {
      path: `creditNotes/${customer.phone.replaceAll('-', '')}`,
      data: {
        uid,
        notes: { 1: { number: 1, dateId, orderKey, amount: 5, reason: customer.address } },
      },
    },
    {
      path: `refunds/${randomUUID()}`,
      data: {
        uid,
        dateId,
        orderKey,
        amount: 500,
        pendingSms: { name: '김시험', phone: customer.phone, smsMsgBody: customer.address },
      },
    },
    {
      path: copySheet('users/users', uid),
      data: { [uid]: { deliveryInfo: customer.info }, other: {} },
    },
    {
      path: copySheet('userList/1577', uid),
      data: { [uid]: { uid, deliveryInfo: customer.info }, other: {} },
    },
    {
      path: `paymentExceptions/${uid}`,
      data: { issue: { dateId, orderKey, amount: 1250, at: 1 } },
    },
    {
      path: `staffLog/${randomUUID()}`,
      data: {
        ...{ at: 1, action: 'stops', dateId, paths: [`deliveryRuns/${dateId}#stops`] },
        ...{ before: { stops: [] }, after: { stops: [id, neighbour] }, undo: { stops: [id] } },
      },
    },
    {
      path: `staffLog/${randomUUID()}`,
      data: {
        ...{ at: 1, action: 'delivery-time', dateId, undo: { dateId, windows: { [id]: null } } },
        ...{ before: { [id]: null }, after: { [id]: window, [neighbour]: window } },
        paths: [`deliveryRuns/${dateId}#windows#${id}`],
      },
    },
  ]);
  const details = {
    ...correctable(order),
    unit: `B-${uid.slice(5, 13)}`,
    request: `${customer.phone}로 전화해 주세요`,
  };
  const ref = { dateId, ...refOf(order) };
  await asStaff(customer, correctOrder, { ...ref, details });
  const corrected = orderWithId((await customer.orders())[dateId], orderId);
  if (!corrected) throw new Error('the order is gone');
  await asStaff(customer, markActions.packed, { ...ref, mark: markOf(corrected, 'packed') });
  return customer;
}

/** Runs an action as an owner's browser does. */
export async function asStaff<Input, State>(
  { store }: HeadlessCustomer,
  action: PlannedAction<Input, State>,
  input: Input,
): Promise<void> {
  const actor = { ...staffActor, now: deliveryDate - 3_600_000, entryId: randomUUID() };
  const outcome = await planAction(action, input, undefined, (path) => store.read(path), actor);
  if (outcome.kind !== 'write') throw new Error(JSON.stringify(outcome));
  await store.commit(outcome.writes);
}

/**
 * All documents of the shop by collection, with those below these dates and below the lists of reports; but for when log-ins ended: that of a deleted
 * account is kept while tokens live.
 */
export async function everything(
  store: OwnerFirestore,
  dateIds: readonly string[],
): Promise<Record<string, Record<string, PlainMap>>> {
  const collections = [
    ...Object.values(stores).filter((name) => name !== stores.endedLogIns),
    ...dateIds.flatMap((id) => [
      marksCollection(id),
      statusCollection(id),
      invoiceShares(id),
      sendsCollection(id),
      waitersCollection(id),
      `deliveryMsgs/${id}/messages`,
    ]),
    ...errorLists.map(reportShares),
  ];
  const found = await Promise.all(
    collections.map(async (path) => [path, await store.list(path)] as const),
  );
  return Object.fromEntries(found);
}
