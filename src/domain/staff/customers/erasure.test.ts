import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentKinds } from '../../messages/consent-wording.ts';
import type { CustomerOrders, Order } from '../../order/order.ts';
import { orderWithId, refOf } from '../../order/order-id.ts';
import { orderKeyOf } from '../../order/order-key.ts';
import { orderVersion } from '../../order/plan/order-plan.ts';
import { stores } from '../../store/document-write.ts';
import { documentsAfter, outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import {
  date,
  dateId,
  grant,
  info,
  menus,
  orderKey,
  requestWith,
  user,
} from '../../testing/fixtures.ts';
import { cashOrder, otherActor, staffActor } from '../../testing/staff-actors.ts';
import type { AnyPlanned } from '../actions/action.ts';
import { plannedActions } from '../actions/actions.ts';
import { actionCases } from '../actions/testing/action-cases.ts';
import { paid, paidStore } from '../actions/testing/order-cases.ts';
import { addressMark } from '../delivery/delivery-run.ts';
import { correctable, correctOrder } from '../orders/correct-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { markActions, markOf } from '../orders/order-marks.ts';
import {
  dateActions,
  type ErasedNames,
  namesOthers,
  planErasure,
  type StoredPart,
} from './erasure.ts';

/** Letters that stand for those of a key, as a hash does. */
const keyName = (key: string) =>
  `x${[...key].map((letter) => letter.charCodeAt(0).toString(36)).join('')}`;
const names: ErasedNames = { uid: 'u1', alias: 'deleted-x', keyName };

const order = { ...cashOrder({ orderRequest: '벨을 눌러 주세요' }), invoice: 7 };
const key = `${dateId}--${orderKey}`;
const earned = { ...grant(1.2), dateId, orderKey, type: 'add-order-cash' };
const other = { [orderKey]: { ...order, customerInfo: { ...order.customerInfo, uid: 'u2' } } };

const stored: Documents = {
  'users/u1': { ...user },
  'users/users': { u1: { deliveryInfo: {} }, u2: { deliveryInfo: {} } },
  'userList/1700': { u1: user, u2: { uid: 'u2' } },
  'points/u1': { [`${key}-a`]: earned, 'admin--늦은 배송': grant(5) },
  'pointBalances/u1': { balance: 620, lastChange: { dateId, orderKey, movedFrom: null, at: 1 } },
  'ordersForCustomer/u1': { [dateId]: { [orderKey]: order } },
  'ordersForCustomerBackup/u1~2': { [dateId]: { [orderKey]: order } },
  [`orders2/${dateId}`]: { u1: { [orderKey]: order }, u2: other },
  [`invoices/${dateId}`]: { 7: order },
  'invoiceCopies/7': { ...order, issuedBy: 'u1' },
  'ordersBackupByTime/1_u1': { ...order },
  [`orderMarks/${dateId}/orders/u1_${orderKey}`]: {
    uid: 'u1',
    orderKey,
    packed: { at: 1, by: 'boss', ...markOf(order, 'packed') },
  },
  [`deliveryRuns/${dateId}`]: {
    stops: [`u2_${orderKey}`, `u1_${orderKey}`],
    windows: {},
    places: { [`u2_${orderKey}`]: 'hash-of-theirs', [`u1_${orderKey}`]: addressMark(order) },
  },
  [`dayClosings/${dateId}`]: {
    stops: [
      { id: `u2_${orderKey}`, taken: 500 },
      { id: `u1_${orderKey}`, taken: 6000 },
    ],
    counts: [{ by: 'boss', counted: 6000, why: '잔돈' }],
  },
  'staffLog/entry-1': {
    action: 'customer',
    uid: 'u1',
    before: { acName: '' },
    after: { acName: 'Pinewood' },
    paths: ['users/u1#acName'],
    undo: { uid: 'u1', rights: { acName: 'Pinewood' } },
  },
  'staffLog/entry-2': {
    action: 'customer-details',
    uid: 'u1',
    before: { name: '김하늘', acName: '', info },
    after: { name: '김하늘', acName: '', info: { ...info, note: '' } },
    undo: { uid: 'u1', details: { name: '김하늘', acName: '', info } },
  },
  'blacklist/0412345678': { time: 1, note: 'chargeback' },
};

/** The data found of u1: whole documents of its own, and its parts of shared ones. */
const parts: StoredPart[] = Object.entries(stored).map(([path, data]) => {
  if (path === 'users/users' || path === 'userList/1700' || path.startsWith('orders2')) {
    return { path, field: ['u1'], data: data.u1 };
  }
  return path.startsWith('invoices/') ? { path, field: ['7'], data: data[7] } : { path, data };
});

const { writes, deletes } = planErasure(parts, names);
const after = applyWrites(stored, writes);
for (const path of deletes) delete after[path];

describe('planErasure', () => {
  it('leaves nothing that identifies the customer', () => {
    const { 'blacklist/0412345678': _, ...rest } = after;
    const text = JSON.stringify(rest)
      .replaceAll(JSON.stringify(other), '')
      .replaceAll(`u2_${orderKey}`, '');
    for (const word of [
      'u1',
      orderKey,
      '김하늘',
      '0412',
      'Smith',
      '문 앞에',
      '벨을',
      '늦은',
      'Pinewood',
      addressMark(order),
    ]) {
      expect(text).not.toContain(word);
    }
  });

  it('keeps orders, points and invoices with their sums, so that they still add up', () => {
    const mine = after[`orders2/${dateId}`]?.['deleted-x'] as Record<string, typeof order>;
    const [kept] = Object.values(mine);
    expect(kept).toMatchObject({
      menus: order.menus,
      totalPrice: order.totalPrice,
      orderDate: order.orderDate,
      customerInfo: { uid: 'deleted-x', name: '' },
    });
    expect(kept && orderKeyOf(kept.customerInfo, 'deleted-x')).toBe(kept?.orderKey);
    expect(after['ordersForCustomer/deleted-x']).toEqual({ [dateId]: mine });
    expect(after['ordersForCustomerBackup/deleted-x~2']).toEqual({ [dateId]: mine });
    expect(after['points/deleted-x']).toMatchObject({
      [`${dateId}--${kept?.orderKey}-a`]: { point: 1.2, orderKey: kept?.orderKey },
      'admin--1': { point: 5 },
    });
    expect(after['pointBalances/deleted-x']).toMatchObject({ balance: 620 });
    expect(after['invoiceCopies/7']).toMatchObject({ invoice: 7, issuedBy: 'deleted-x' });
    expect(after[`orderMarks/${dateId}/orders/deleted-x_${kept?.orderKey}`]).toMatchObject({
      packed: { by: 'boss', lines: { soup: 3 }, address: '', request: '' },
    });
    expect(after[`deliveryRuns/${dateId}`]).toMatchObject({
      stops: [`u2_${orderKey}`, `deleted-x_${kept?.orderKey}`],
      places: { [`u2_${orderKey}`]: 'hash-of-theirs', [`deleted-x_${kept?.orderKey}`]: '' },
    });
    expect(after[`dayClosings/${dateId}`]).toEqual({
      stops: [
        { id: `u2_${orderKey}`, taken: 500 },
        { id: `deleted-x_${kept?.orderKey}`, taken: 6000 },
      ],
      counts: [{ by: 'boss', counted: 6000, why: '잔돈' }],
    });
  });

  it('keeps nothing of what it cannot read, which may be an address, and the rest all the same', () => {
    const damaged = planErasure(
      [
        { path: 'points/u1', data: { empty: null, [`${key}-a`]: earned } },
        {
          path: 'ordersForCustomer/u1',
          data: { '20190101_1': null, [dateId]: { [orderKey]: 'A St' } },
        },
      ],
      names,
    );
    expect(applyWrites({}, damaged.writes)).toEqual({
      'points/deleted-x': {
        empty: null,
        [`${dateId}--${keyName(orderKey)}-a`]: expect.objectContaining({ point: 1.2 }),
      },
      'ordersForCustomer/deleted-x': {
        '20190101_1': null,
        [dateId]: { [keyName(orderKey)]: null },
      },
    });
  });

  it("deletes the profile and copies of orders, and changes nobody else's data", () => {
    expect(deletes).toContain('users/u1');
    expect(deletes).toContain('ordersBackupByTime/1_u1');
    expect(after['users/users']).toEqual({ u2: { deliveryInfo: {} } });
    expect(after['userList/1700']).toEqual({ u2: { uid: 'u2' } });
    expect(after[`orders2/${dateId}`]).toMatchObject({ u2: other });
  });

  it('keeps the log, but nothing that could bring the data back', () => {
    expect(after['staffLog/entry-1']).toEqual({
      action: 'customer',
      uid: 'deleted-x',
      before: '',
      after: '',
    });
    expect(after['staffLog/entry-2']).toEqual({
      ...{ action: 'customer-details', uid: 'deleted-x' },
      ...{ before: '', after: '' },
    });
  });

  it('leaves no words of theirs in what staff have corrected and packed', async () => {
    const details = {
      ...correctable(paid),
      ...{ name: '김바다', phone: '0491-570-006', unit: 'Unit 12B', note: '뒷문으로' },
      request: '벨 누르지 마세요',
    };
    const order = { dateId, ...refOf(paid) };
    const corrected = await storeAfterAction(correctOrder, { ...order, details }, paidStore);
    const now = orderWithId(
      (corrected['ordersForCustomer/u1'] as CustomerOrders)[dateId],
      order.orderId,
    );
    if (!now) throw new Error('the order is gone');
    const packed = { ...order, mark: markOf(now, 'packed') };
    const all = await storeAfterAction(markActions.packed, packed, corrected, {
      actor: otherActor,
    });
    const found = Object.entries(all)
      .filter(([path]) => /^(orderMarks|staffLog)\//.test(path))
      .map(([path, data]) => ({ path, data }));
    expect(JSON.stringify(found)).toContain('Unit 12B');
    const { writes } = planErasure(found, names);
    const left = JSON.stringify(applyWrites({}, writes));
    for (const word of ['u1', 'Smith', '김', '0491', 'Unit 12B', '뒷문', '벨', orderKey]) {
      expect(left).not.toContain(word);
    }
    expect(left).toContain('"lines":{"soup":3}');
  });

  it('names no address by the versions of an older order, whose id its address is', async () => {
    const [from, to] = ['20991127_1', '20991204_1'];
    const { orderId: _, ...older } = cashOrder({ dateId: from });
    const store: Documents = {
      'users/u1': { ...user },
      'dates/activeDates': { [from]: date, [to]: date },
      'manages/menus': menus,
      'ordersForCustomer/u1': { [from]: { [orderKey]: older } },
      [`orders2/${from}`]: { u1: { [orderKey]: older } },
    };
    const move = { dateId: from, toDateId: to, ...refOf(older), toPay: 6000 };
    const moved = await storeAfterAction(moveOrder, move, store);
    const request = requestWith({ basedOn: orderVersion(older), restores: orderKey });
    const after = moved['staffLog/entry-1']?.after as { order: { version: string } } | undefined;
    const version = after?.order.version ?? '';
    expect(version).toContain(orderKey);
    const found: StoredPart[] = [
      { path: 'ordersForCustomer/u1', data: moved['ordersForCustomer/u1'] },
      { path: 'staffLog/entry-1', data: moved['staffLog/entry-1'] },
      { path: 'checkouts/cs_1', data: { uid: 'u1', request: { ...request, basedOn: version } } },
    ];
    const left = applyWrites({}, planErasure(found, names).writes);
    expect(JSON.stringify(left)).not.toContain(orderKey);
    const [kept] = Object.values((left['ordersForCustomer/deleted-x'] as CustomerOrders)[to] ?? {});
    expect(left).toMatchObject({
      'staffLog/entry-1': { after: { order: { version: orderVersion(kept) } } },
      'checkouts/cs_1': { request: { basedOn: orderVersion(kept), restores: kept?.orderId } },
    });
  });

  it.each(plannedActions.filter(({ name }) => !dateActions.includes(name)).map(byName))(
    'keeps no text of a customer in what the log says of %s',
    async (name, action) => {
      const { store, input } = actionCases[name];
      const run = async (documents: Documents, drawn: unknown) => {
        const outcome = await outcomeOf(action, drawn, documents);
        if (outcome.kind !== 'write') return;
        const entry = documentsAfter(documents, outcome)[`staffLog/${staffActor.entryId}`] ?? {};
        if (entry.uid === undefined) return;
        const { writes } = planErasure([{ path: 'staffLog/e', data: entry }], {
          ...names,
          uid: String(entry.uid),
        });
        const { before, after } = applyWrites({}, writes)['staffLog/e'] ?? {};
        for (const state of [before, after]) expect(textFields(state)).toEqual([]);
      };
      await fc.assert(fc.asyncProperty(store, input, run), { numRuns: 40, seed: 20_261_125 });
    },
  );

  it('leaves a number stopped, under the alias, and forgets one that only they were texted at', () => {
    const numbers: StoredPart[] = [
      { path: 'reminderNumbers/61400000001', data: { stop: 'a', uids: ['u1'], stopped: 5 } },
      { path: 'reminderNumbers/61400000002', data: { stop: 'b', uids: ['u1', 'u2'] } },
      { path: 'reminderNumbers/61400000003', data: { stop: 'c', uids: ['u1'] } },
    ];
    const erasure = planErasure(numbers, names);
    const stored = Object.fromEntries(numbers.map(({ path, data }) => [path, data as object]));
    expect(applyWrites(stored as Documents, erasure.writes)).toMatchObject({
      'reminderNumbers/61400000001': { stop: 'a', uids: ['deleted-x'], stopped: 5 },
      'reminderNumbers/61400000002': { stop: 'b', uids: ['deleted-x', 'u2'] },
    });
    expect(erasure.deletes).toEqual(['reminderNumbers/61400000003']);
  });
  it('forgets a number once the last of those whom it was shared by is deleted', () => {
    const shared = { stop: 'a', uids: ['deleted-y', 'u1'] };
    const parts = [{ path: 'reminderNumbers/61400000001', data: shared }];
    const erasure = planErasure(parts, names);
    expect(erasure).toEqual({ writes: [], deletes: ['reminderNumbers/61400000001'] });
  });
  it('hands out no stop page of a number', () => {
    expect(namesOthers({ path: 'reminderNumbers/61400000001', data: {} })).toBe(true);
    expect(namesOthers({ path: 'consents/u1', data: {} })).toBe(false);
  });
  it('leaves a phone blocked', () => {
    expect(after['blacklist/0412345678']).toEqual({ time: 1, note: 'chargeback' });
  });

  it('names a fetched order by the alias, as its key is made of it', () => {
    const key = 'u1_selfPickup';
    const info = { ...order.customerInfo, orderDeliverType: 'selfPickup' as const };
    const path = `orders2/${dateId}`;
    const data = { [key]: { ...order, orderKey: key, customerInfo: info } };
    const { writes } = planErasure([{ path, field: ['u1'], data }], names);
    const kept = applyWrites({}, writes)[path]?.['deleted-x'] as Record<string, Order>;
    expect(Object.keys(kept)).toEqual(['deleted-x_selfPickup']);
    const [fetched] = Object.values(kept);
    expect(fetched && orderKeyOf(fetched.customerInfo, 'deleted-x')).toBe(fetched?.orderKey);
  });

  it('takes no word of the shop for an address, whatever a customer orders at', () => {
    // Without the uid and the ids that begin with it.
    const words = [...Object.values(stores), ...fieldNames(stored)].filter(
      (word) => !word.startsWith('u1'),
    );
    const anyKey = fc.oneof(
      fc.constantFrom(...words),
      fc.stringMatching(/^[A-Za-z가-힣0-9]{1,20}$/),
    );
    fc.assert(
      fc.property(fc.uniqueArray(anyKey, { minLength: 1, maxLength: 6 }), (keys) => {
        const orders = Object.fromEntries(
          keys.map((key) => [key, { ...order, orderKey: key, orderId: key }]),
        );
        const points = Object.fromEntries(
          keys.map((key) => [`${dateId}--${key}-a`, { ...earned, orderKey: key }]),
        );
        const run = {
          areas: keys,
          stops: keys.flatMap((key) => [`u2_${key}`, `u1_${key}`]),
          windows: { [`u2_${keys[0]}`]: { from: 1, to: 2 } },
        };
        const mine: StoredPart[] = [
          { path: 'ordersForCustomer/u1', data: { [dateId]: orders } },
          { path: `orders2/${dateId}`, field: ['u1'], data: orders },
          { path: 'points/u1', data: points },
          { path: `deliveryRuns/${dateId}`, data: run },
        ];
        const before: Documents = {
          'ordersForCustomer/u1': { [dateId]: orders },
          [`orders2/${dateId}`]: { u1: orders, u2: orders },
          'points/u1': points,
          [`deliveryRuns/${dateId}`]: run,
        };
        const { writes, deletes } = planErasure(mine, names);
        const left = applyWrites(before, writes);
        for (const path of deletes) delete left[path];
        const kept = {
          ...order,
          orderRequest: '',
          smsMsgBody: '',
          customerInfo: {
            ...order.customerInfo,
            ...{ uid: 'deleted-x', name: '', phone: '', addr_unit: '', note: '', acName: '' },
            ...{ listLoc: '', addressFull: null },
          },
        };
        const renamed = Object.fromEntries(
          keys.map(keyName).map((orderKey) => {
            const customerInfo = { ...kept.customerInfo, address: orderKey };
            return [orderKey, { ...kept, orderKey, orderId: orderKey, customerInfo }];
          }),
        );
        expect(left).toEqual({
          'ordersForCustomer/deleted-x': { [dateId]: renamed },
          [`orders2/${dateId}`]: { u2: orders, 'deleted-x': renamed },
          'points/deleted-x': Object.fromEntries(
            keys.map(keyName).map((orderKey) => {
              return [`${dateId}--${orderKey}-a`, { ...earned, orderKey }];
            }),
          ),
          [`deliveryRuns/${dateId}`]: {
            ...run,
            stops: keys.flatMap((key) => [`u2_${key}`, `deleted-x_${keyName(key)}`]),
          },
        });
      }),
    );
  });

  it.each(['stops', 'route', 'stop-numbers'])(
    'changes nothing but the ids of the customer in what the log says of %s',
    (action) => {
      const entry = {
        ...{
          action,
          dateId,
          reason: '비',
          after: {
            stops: [`u2_${orderKey}`, `u1_${orderKey}`],
            places: { [`u1_${orderKey}`]: addressMark(order) },
            numbers: { '8a': `u1_${orderKey}` },
          },
        },
        ...{
          undo: { stops: [`u1_${orderKey}`] },
          paths: [`deliveryRuns/${dateId}#windows#u1_${orderKey}`],
        },
      };
      const { writes } = planErasure([{ path: 'staffLog/e', data: entry }], names);
      const id = `deleted-x_${keyName(orderKey)}`;
      expect(applyWrites({ 'staffLog/e': entry }, writes)['staffLog/e']).toEqual({
        ...{ action, dateId, reason: '비' },
        after: { stops: [`u2_${orderKey}`, id], places: { [id]: '' }, numbers: { '8a': id } },
        ...{ undo: { stops: [id] }, paths: [`deliveryRuns/${dateId}#windows#${id}`] },
      });
    },
  );
});

/** Names of fields, at any depth. */
function fieldNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...fieldNames(member)]);
}

/** Fields of the log whose text is the shop's own. */
const shopFields = ['version', 'dateId', 'hash', 'menuTitle', 'menuTitleEn'];

/** Names of fields, at any depth, with a text that is not known to be the shop's. */
function textFields(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    const isKnown = shopFields.includes(name) || ['', ...consentKinds].includes(value);
    return isKnown ? [] : [name];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => textFields(member, key));
}

function byName(action: (typeof plannedActions)[number]) {
  return [action.name, action as AnyPlanned] as const;
}
