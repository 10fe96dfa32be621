import { describe, expect, it } from 'vitest';
import type { CustomerRefund } from '../../refunds/refund.ts';
import type { CustomerRequest } from '../../refunds/requests/refund-request.ts';
import { markOf } from '../../staff/orders/order-marks.ts';
import { dateId, menus, otherInfo } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { type CancelledOrder, type Order, orderLine } from '../order.ts';
import {
  changesSincePacked,
  type OrderDocuments,
  type OrderEvent,
  orderTimeline,
} from './order-timeline.ts';
import { documentsForCustomer, documentsForStaff } from './timeline-documents.ts';

const soup = menus.soup;
const kimchi = menus.kimchi;
if (!soup || !kimchi) throw new Error('the fixture has these menus');

/** Placed at 1000 by its customer: three soups. */
const first = cashOrder({ orderDate: 1000 });
const soups = (q: number) => ({ soup: orderLine('soup', soup, q) });
const edited = (attemptId: string, orderDate: number, changes: Partial<Order> = {}): Order => ({
  ...first,
  attemptId,
  orderDate,
  ...changes,
});
const moved = edited('try-2', 2000, {
  orderKey: '9KingRdRyde',
  customerInfo: { ...first.customerInfo, address: otherInfo.address },
  madeByUser: false,
});
const cancelled: CancelledOrder = { ...first, cancelledAt: 3000 };

/** A story without what each version says. */
const told = (documents: OrderDocuments) =>
  orderTimeline(documents).map((event) => {
    const { content: _, ...rest } = event as OrderEvent & { content?: unknown };
    return rest;
  });
const customer = { who: 'customer', name: undefined };

describe('the versions of an order', () => {
  it('tell that it was placed and what was changed, by whom and when', () => {
    const more = edited('try-2', 2000, {
      menus: { ...soups(2), kimchi: orderLine('kimchi', kimchi, 1) },
      orderRequest: '맵지 않게',
    });
    expect(told({ order: more, versions: [more, first] })).toEqual([
      { kind: 'placed', again: false, at: 1000, by: customer },
      {
        kind: 'changed',
        lines: [
          { menuKey: 'soup', before: 3, after: 2, line: more.menus.soup },
          { menuKey: 'kimchi', before: 0, after: 1, line: more.menus.kimchi },
        ],
        other: true,
        at: 2000,
        by: customer,
      },
    ]);
  });

  it('name a dish that was taken out by its title in the version before', () => {
    const without = edited('try-2', 2000, { menus: { kimchi: orderLine('kimchi', kimchi, 5) } });
    const [, change] = orderTimeline({ order: without, versions: [first, without] });
    expect(change).toMatchObject({ lines: [{ line: { menuTitle: '곰탕' } }, {}] });
  });

  it('tell once that it was moved to another date, by whom, and go on with it there', () => {
    const to = '20261127_1763000000000';
    const there = edited('try-2', 1999, { dateId: to, madeByUser: false });
    const left: CancelledOrder = { ...first, cancelledAt: 2000, movedTo: to };
    const later = edited('try-3', 3000, { dateId: to, menus: soups(2) });
    const log = [{ at: 2000, actorName: 'boss@example.com' }];
    const story = [
      { kind: 'placed', at: 1000, by: customer },
      {
        ...{ kind: 'redated', from: dateId, to },
        ...{ at: 2000, by: { who: 'shop', name: 'boss@example.com' } },
      },
      { kind: 'changed', at: 3000, lines: [{ before: 3, after: 2 }] },
    ];
    const versions = [first, there, left, later];
    for (const order of [later, left]) {
      expect(told({ order, versions, log })).toMatchObject(story);
      expect(told({ order, versions, log })).toHaveLength(story.length);
    }
  });

  it('are not those of another date’s order at its address, of which an older order may have the id', () => {
    const { orderKey } = first;
    const on = (date: string, orderDate: number, changes: object = {}) =>
      edited(`try-${orderDate}`, orderDate, { dateId: date, orderId: orderKey, ...changes });
    const [beside, to, last] = ['20261126_1', '20261127_1', '20261128_1'];
    const left = (date: string, at: number, movedTo: string): CancelledOrder => ({
      ...on(date, at - 1),
      ...{ cancelledAt: at, movedTo },
    });
    const others = [on(beside, 1500), on(beside, 9000, { cancelledAt: 9000 })];
    const own = [on(dateId, 1000), left(dateId, 2000, to), on(to, 1999)];
    const moves = [...own, left(to, 3000, last), on(last, 2999)];
    const kinds = (order: Order, versions: Order[]) =>
      told({ order, versions: [...others, ...versions] }).map(({ kind }) => kind);
    expect(kinds(on(dateId, 1000), own.slice(0, 1))).toEqual(['placed']);
    for (const order of [on(last, 2999), left(dateId, 2000, to)]) {
      expect(kinds(order, moves)).toEqual(['placed', 'redated', 'redated']);
    }
  });

  it('tell a move from where to where, and name who of staff made it if the log may be read', () => {
    const versions = [first, moved];
    const move = { kind: 'moved', from: first.customerInfo.address, to: otherInfo.address };
    expect(told({ order: moved, versions })[1]).toEqual({
      ...move,
      at: 2000,
      by: { who: 'shop', name: undefined },
    });
    const log = [{ at: 2000, actorName: 'boss@example.com' }];
    expect(told({ order: moved, versions, log })[1]).toMatchObject({
      by: { who: 'shop', name: 'boss@example.com' },
    });
  });

  it('tell one change that brings dishes and an address as two steps', () => {
    const both = { ...moved, menus: soups(4) };
    const kinds = told({ order: both, versions: [first, both] }).map(({ kind }) => kind);
    expect(kinds).toEqual(['placed', 'changed', 'moved']);
  });

  it('tell a cancellation, and that it was ordered again', () => {
    const back = edited('try-3', 4000);
    const story = { order: back, versions: [back, cancelled, first] };
    expect(told(story)).toMatchObject([
      { kind: 'placed', again: false },
      { kind: 'cancelled', at: 3000, by: undefined },
      { kind: 'placed', again: true, at: 4000 },
    ]);
  });

  it('say who cancelled it only where the log can tell', () => {
    const of = (log: { at: number; actorName: string }[]) =>
      told({ versions: [first, cancelled], log })[1];
    expect(of([])).toMatchObject({ by: { who: 'customer' } });
    expect(of([{ at: 3000, actorName: 'boss@example.com' }])).toMatchObject({
      by: { who: 'shop', name: 'boss@example.com' },
    });
  });

  it('leave out the customer’s other orders, and have the present version before it is read', () => {
    const other = { ...first, orderId: 'other', attemptId: 'other', orderDate: 500 };
    const kinds = (documents: OrderDocuments) => told(documents).map(({ kind }) => kind);
    expect(kinds({ order: first, versions: [other, first] })).toEqual(['placed']);
    expect(kinds({ order: moved, versions: [first] })).toEqual(['placed', 'moved']);
  });

  it('while unread tell no more than that the order was placed or changed', () => {
    expect(told({ order: first })).toMatchObject([{ kind: 'placed', at: 1000 }]);
    expect(told({ order: moved })).toMatchObject([
      { kind: 'changed', lines: [], other: false, at: 2000 },
    ]);
    const { orderId: _, ...older } = moved;
    expect(told({ order: older })).toMatchObject([{ kind: 'placed', at: 2000 }]);
  });

  it('tell what a card paid, and the difference of an edit', () => {
    const paid = { ...first, paymentMethod: 'card', paid: true } as const;
    const more = { ...paid, attemptId: 'try-2', orderDate: 2000, ...{ totalPrice: '80.00' } };
    const less = { ...more, attemptId: 'try-3', orderDate: 3000, totalPrice: '20.00' };
    const versions = [paid, { ...more, menus: soups(4) }, { ...less, menus: soups(1) }];
    const amounts = told({ order: less, versions }).filter(({ kind }) => kind === 'paid');
    expect(amounts).toEqual([
      { kind: 'paid', how: 'card', amount: 6000, at: 1000, by: { who: 'customer' } },
      { kind: 'paid', how: 'card', amount: 2000, at: 2000, by: { who: 'customer' } },
    ]);
  });
});

describe('what the shop has done', () => {
  const marks = {
    uid: 'u1',
    packed: { ...markOf(first, 'packed'), at: 2000, by: 'kitchen@example.com' },
    delivered: { version: 'try-1', at: 6000, by: 'driver@example.com' },
    'cash-taken': { version: 'try-1', amount: 6000, at: 5000, by: 'driver@example.com' },
  };
  const both = { order: first, versions: [first], refunds: [], request: undefined };
  const window = { from: 10, to: 20 };
  const sent = (at: number, after: unknown = window) => ({
    ...{ at, action: 'delivery-message', actorName: 'boss@example.com' },
    ...{ actor: 'boss', before: null, after, dateId },
  });
  const send = { uid: 'u1', version: '10-20', msgId: 'm', attemptId: 'a' } as const;

  it('is told to staff with their names, in its order', () => {
    const log = [sent(3000), sent(4000, { from: 30, to: 40 })];
    const story = documentsForStaff({ ...both, marks, send: undefined, log });
    const by = (name: string) => ({ who: 'shop', name: `${name}@example.com` });
    expect(told(story).slice(1)).toEqual([
      { kind: 'packed', at: 2000, by: by('kitchen') },
      { kind: 'told', window, again: false, at: 3000, by: by('boss') },
      { kind: 'told', window: { from: 30, to: 40 }, again: true, at: 4000, by: by('boss') },
      { kind: 'paid', how: 'cash', amount: 6000, at: 5000, by: by('driver') },
      { kind: 'delivered', at: 6000, by: by('driver') },
    ]);
  });

  it('is told to its customer without a name of staff', () => {
    const status = { uid: 'u1', packed: 2000, delivered: 6000, 'cash-taken': 5000 };
    const story = documentsForCustomer({ ...both, status, told: { ...window, at: 3000 } });
    expect(told(story)).toMatchObject([
      { kind: 'placed' },
      { kind: 'packed', at: 2000 },
      { kind: 'told', window, at: 3000 },
      { kind: 'paid', how: 'cash', amount: undefined, at: 5000 },
      { kind: 'delivered', at: 6000 },
    ]);
    expect(JSON.stringify(orderTimeline(story))).not.toContain('@');
  });

  it('begins with nothing but the order, and ends with a time of which nobody knows when it was told', () => {
    const nothing = documentsForCustomer({ ...both, status: undefined, told: undefined });
    expect(told(nothing)).toMatchObject([{ kind: 'placed' }]);
    const status = { uid: 'u1', packed: 2000 };
    const story = told(documentsForCustomer({ ...both, status, told: window }));
    expect(story).toMatchObject([
      { kind: 'placed' },
      { kind: 'packed' },
      { kind: 'told', at: undefined },
    ]);
  });

  it('is no time that was told where the text failed, and tells none of a deleted customer', () => {
    const log = [sent(3000, ''), sent(4000)];
    const story = (at: number, state: 'failed' | 'sent') =>
      told(
        documentsForStaff({ ...both, marks: undefined, send: { ...send, at, state }, log }),
      ).filter(({ kind }) => kind === 'told');
    expect(story(4000, 'failed')).toEqual([]);
    expect(story(4000, 'sent')).toHaveLength(1);
    expect(story(3000, 'failed')).toHaveLength(1);
  });
});

describe('money that goes back', () => {
  const refund = {
    ...{ id: 'r1', decision: 'r1', kind: 'goodwill', state: 'succeeded', amount: 500, to: 'card' },
    ...{ uid: 'u1', dateId, orderId: 'try-1', reason: '', at: 4000, changedAt: 4000 },
  } as CustomerRefund;
  const ask = { id: 'q', dateId, orderId: 'try-1', wish: 'cancel', at: 2000 } as CustomerRequest;

  it('is told once, by whom of staff where the log may be read', () => {
    const refunds = [refund, { ...refund, id: 'r0', state: 'failed', retriedBy: 'r1' } as const];
    const log = [{ at: 4000, actorName: 'boss@example.com' }];
    expect(told({ order: first, refunds, log })[1]).toEqual({
      ...{ kind: 'refunded', refund, at: 4000 },
      by: { who: 'shop', name: 'boss@example.com' },
    });
    expect(told({ order: first, refunds })).toHaveLength(2);
  });

  it('is told of a cancellation for which nothing was left, and of no other empty refund', () => {
    const empty = { ...refund, amount: 0 };
    expect(told({ order: first, refunds: [empty] })).toHaveLength(1);
    const refunds = [{ ...empty, kind: 'cancellation' } as const];
    expect(told({ order: first, refunds })).toHaveLength(2);
  });

  it('was asked for, and answered by the shop or ended by the customer', () => {
    const of = (changes: Partial<CustomerRequest>) =>
      told({ order: first, request: { ...ask, ...changes } }).slice(1);
    expect(of({ state: 'waiting' })).toEqual([
      { kind: 'asked', wish: 'cancel', at: 2000, by: { who: 'customer' } },
    ]);
    expect(of({ state: 'outdated' })).toHaveLength(1);
    const answer = (state: CustomerRequest['state']) => of({ state, answeredAt: 3000 })[1];
    expect(answer('done')).toMatchObject({ state: 'done', at: 3000, by: { who: 'shop' } });
    expect(answer('declined')).toMatchObject({ by: { who: 'shop' } });
    expect(answer('withdrawn')).toMatchObject({ by: { who: 'customer' } });
  });
});

describe('changesSincePacked', () => {
  const since = (order: Order | undefined, isPacked = true) =>
    changesSincePacked(
      orderTimeline({
        order,
        packed: isPacked ? { ...markOf(first, 'packed'), at: 1 } : undefined,
      }),
    );

  it('is empty for an order that is packed as it is, not packed, or gone', () => {
    expect(since(first)).toBeUndefined();
    expect(since(moved, false)).toBeUndefined();
    expect(since(undefined)).toBeUndefined();
  });

  it('names added, changed and removed dishes, and a new address', () => {
    const changed = { ...moved, menus: { kimchi: orderLine('kimchi', kimchi, 1) } };
    expect(since(changed)).toEqual({
      lines: [
        { menuKey: 'soup', before: 3, after: 0 },
        { menuKey: 'kimchi', before: 0, after: 1 },
      ],
      addressChanged: true,
      onlyAddress: false,
    });
    expect(since(edited('try-3', 3000))).toEqual({
      lines: [],
      addressChanged: false,
      onlyAddress: false,
    });
  });

  it('needs no more than a new label after a move, unless its customer asks for something else too', () => {
    expect(since(moved)).toMatchObject({ onlyAddress: true });
    expect(since({ ...moved, orderRequest: '맵지 않게' })).toMatchObject({ onlyAddress: false });
  });
});
