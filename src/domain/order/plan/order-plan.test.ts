import { describe, expect, it } from 'vitest';
import { earnedKey, type Ledger, ledgerKey } from '../../points/points.ts';
import {
  date,
  dateId,
  grant,
  info,
  now,
  orderKey,
  otherInfo,
  user,
} from '../../testing/fixtures.ts';
import {
  cardOrder,
  cashOrder,
  editOf,
  ordersOf,
  plan,
  problems,
  quoted,
  written,
} from '../../testing/planned-orders.ts';
import { maxOrderRequest, type OrderSnapshot } from './order-plan.ts';
import { orderCopies } from './order-writes.ts';

describe('a new cash order', () => {
  it('has the fields that the specification gives', () => {
    expect(cashOrder).toStrictEqual({
      dateId,
      orderKey,
      orderId: 'try-1',
      customerInfo: {
        orderDeliverType: 'deliver',
        name: '김하늘',
        phone: '0412-345-678',
        address: '5 / 12 Smith St, Epping',
        addr_unit: '5',
        addressFull: info.addressFull,
        note: '문 앞에',
        uid: 'u1',
        lang: 'ko',
        listLoc: '1700',
        isAgedCare: false,
        acName: '',
        isCashAvailable: true,
      },
      menus: {
        soup: {
          menuKey: 'soup',
          menuTitle: '곰탕',
          menuTitleEn: 'Beef soup',
          price: 20,
          q: 3,
          subTotal: 60,
        },
      },
      totalPrice: '60.00',
      usePoint: false,
      usedPoint: 0,
      point: 1.2,
      paymentMethod: 'cash',
      paid: false,
      orderLang: 'ko',
      orderRequest: '',
      orderDate: now,
      deliveryDate: '11월 24일 (화) 시드니',
      madeByUser: true,
      smsMsgBody:
        '[한상] 배송 11월 24일 (화) 시드니\n5 / 12 Smith St, Epping 2121\n문 앞에\n곰탕 x3\n합계 $60.00\n감사합니다',
      smsMsgTotal: '60.00',
      attemptId: 'try-1',
    });
  });

  it('is written to the essential documents in one commit and copied afterwards', () => {
    const { order, totals, writes } = written();
    expect(totals.total).toBe(6000);
    expect(writes.map(({ collection, id }) => `${collection}/${id}`)).toEqual([
      'ordersForCustomer/u1',
      `orders2/${dateId}`,
      'ordersBackupByTime/20261121201530123_u1',
      'orderChecks/u1_date',
      'points/u1',
      'pointBalances/u1',
    ]);
    expect(writes[0]?.fields).toEqual([{ path: [dateId, orderKey], set: order }]);
    expect(writes[1]?.fields).toEqual([{ path: ['u1', orderKey], set: order }]);
    expect(writes[2]?.fields).toContainEqual({ path: ['totalPrice'], set: '60.00' });
    expect(writes[2]?.fields).toHaveLength(Object.keys(order).length);
    expect(writes[4]?.fields.map(({ path }) => path)).toEqual([[earnedKey(dateId, orderKey)]]);
  });

  it('is copied to the history of its address under its order time', () => {
    const { order } = written();
    const fields = [{ path: [String(now)], set: order }];
    expect(orderCopies(order)).toEqual([
      { collection: 'ordersBackupByKey', id: `${dateId}_${orderKey}`, fields },
    ]);
  });

  it("writes one mark for the customer's share of the date and one for every six lines after the eighth, of which it checks five", () => {
    const keys = Array.from({ length: 21 }, (_, i) => `dish${i}`);
    const dish = { title: '반찬', price: 10, cat: 'home', active: true };
    const many = Object.fromEntries(keys.map((key) => [key, dish]));
    const open = Object.fromEntries(keys.map((key) => [key, true]));
    const quantities = Object.fromEntries(keys.map((key) => [key, 1]));
    const seen = { total: 21_000, toPay: 21_000 };
    const context = { menus: many, date: { ...date, menus: open } };
    const { writes } = written({ quantities, seen }, context);
    const marks = writes.filter(({ collection }) => collection === 'orderChecks');
    const at = { path: ['at'], set: now };
    const ofOrder = { dateId, alsoOpen: '', knownBy: '' };
    const named = Object.entries(ofOrder).map(([key, set]) => ({ path: [key], set }));
    expect(marks.map(({ id, fields }) => [id, fields])).toEqual([
      ['u1_date', [at, ...named]],
      ...['u1_8', 'u1_14', 'u1_20'].map((id) => [id, [at]]),
    ]);
  });

  it("is refused as the customer's seventh order of a date", () => {
    const ofDate = Object.fromEntries(
      Array.from({ length: 6 }, (_, i) => [`house${i}`, written().order]),
    );
    expect(problems({ attemptId: 'try-7' }, { orders: { [dateId]: ofDate } })).toEqual([
      { code: 'too-many-orders', most: 6 },
    ]);
  });

  it("is refused when the customer's orders of a date exceed their share", () => {
    const long = { ...written().order, smsMsgBody: 'x'.repeat(8000) };
    const orders = { [dateId]: { house1: long } };
    expect(problems({ attemptId: 'try-2' }, { orders })).toEqual([{ code: 'orders-too-large' }]);
  });

  it('accepts an address whose key is the name of an Object property', () => {
    const { order } = written({}, { info: { ...info, address: 'constructor' } });
    expect(order.orderKey).toBe('constructor');
  });

  it('trims and truncates the request text', () => {
    expect(written({ orderRequest: '  덜 맵게  ' }).order.orderRequest).toBe('덜 맵게');
    const long = written({ orderRequest: 'x'.repeat(maxOrderRequest + 1) }).order.orderRequest;
    expect(long).toHaveLength(maxOrderRequest);
  });

  it('is open to aged-care clients and carries their aged-care name', () => {
    const client = { ...user, isCashAvailable: false, isAgedCare: true, acName: 'Sunrise' };
    expect(written({}, { user: client }).order.customerInfo).toMatchObject({
      isAgedCare: true,
      acName: 'Sunrise',
    });
  });

  it('uses the order’s language', () => {
    const { order } = written({ orderLang: 'en' });
    expect(order.deliveryDate).toBe('Tue, 24 Nov Sydney');
    expect(order.smsMsgBody).toContain('Beef soup x3');
  });
});

describe('points on an order', () => {
  const withPoints: Partial<OrderSnapshot> = { ledger: { g: grant(10) }, balance: 1000 };

  it('reduce the amount to pay and earn no points themselves', () => {
    const seen = { total: 6000, toPay: 5000 };
    const { order, writes } = written({ usePoint: true, seen }, withPoints);
    expect(order).toMatchObject({
      usePoint: true,
      usedPoint: 10,
      point: 1,
      totalPrice: '60.00',
      smsMsgTotal: '50.00',
    });
    expect(writes.at(-2)?.fields.map(({ path }) => path)).toEqual([
      [ledgerKey(dateId, orderKey)],
      [earnedKey(dateId, orderKey)],
    ]);
    expect(writes.at(-1)?.fields[0]).toEqual({ path: ['balance'], set: 0 });
  });

  it('may cover a whole cash order and keep the remainder', () => {
    const seen = { total: 6000, toPay: 0 };
    const { order, writes } = written(
      { usePoint: true, seen },
      { ledger: { g: grant(75) }, balance: 7500 },
    );
    expect(order).toMatchObject({ usedPoint: 60, point: 0, smsMsgTotal: '0.00' });
    expect(writes.at(-1)?.fields[0]).toEqual({ path: ['balance'], set: 1500 });
  });

  it('are earned at the customer’s own rate, and a shop rate other than 2 is recorded', () => {
    expect(cashOrder).not.toHaveProperty('recoredPointRate');
    expect(cashOrder).not.toHaveProperty('customPointRate');
    const shop = written({}, { pointRate: 3 }).order;
    expect(shop).toMatchObject({ recoredPointRate: 3, point: 1.8 });
    expect(shop).not.toHaveProperty('customPointRate');
    const own = written({}, { user: { ...user, customPointRate: 5 } }).order;
    expect(own).toMatchObject({ customPointRate: 5, point: 3 });
    expect(own).not.toHaveProperty('recoredPointRate');
    const none = written({}, { user: { ...user, customPointRate: 0 }, pointRate: 3 }).order;
    expect(none).toMatchObject({ customPointRate: 0, recoredPointRate: 3, point: 0 });
  });

  it('are not earned on noPoint menus', () => {
    const seen = { total: 8000, toPay: 8000 };
    const { order } = written({ quantities: { soup: 1, set: 2 }, seen });
    expect(order.point).toBe(0.4);
  });

  it('are insufficient when an edit takes back earned points already spent', () => {
    const earned: Ledger = {
      [earnedKey(dateId, orderKey)]: { ...grant(1.2), type: 'add-order-card', confirmed: false },
    };
    const edit = {
      ...editOf(cardOrder, 0, 0),
      quantities: { set: 2 },
      seen: { total: 6000, toPay: 0 },
    };
    const context = { orders: ordersOf(cardOrder), ledger: earned };
    expect(problems(edit, { ...context, balance: 20 })).toEqual([{ code: 'points-unavailable' }]);
    expect(written(edit, { ...context, balance: 120 }).order.point).toBe(0);
  });
});

describe('a card order', () => {
  it('becomes paid only by a payment', () => {
    const quote = quoted({ paymentMethod: 'card' });
    expect(quote.order).toMatchObject({ paymentMethod: 'card', paid: false });
    expect(quote.order).not.toHaveProperty('payment_intent');
    expect(quote).not.toHaveProperty('writes');
    expect(cardOrder).toMatchObject({ paid: true, payment_intent: 'pi_1' });
    expect(cardOrder).not.toHaveProperty('reOrderDifferenceToPay');
    expect(cardOrder.smsMsgBody).toContain('(카드 결제 완료)');
  });

  it('is open to customers who may not pay cash', () => {
    const context = { user: { ...user, isCashAvailable: false } };
    expect(quoted({ paymentMethod: 'card' }, context).order.paid).toBe(false);
  });

  it('is ordered by points alone where they cover it, and the rest stays', () => {
    const request = {
      paymentMethod: 'card' as const,
      usePoint: true,
      seen: { total: 6000, toPay: 0 },
    };
    const { order, writes } = written(request, {
      user: { ...user, isCashAvailable: false },
      ...{ ledger: { g: grant(100) }, balance: 10_000 },
    });
    expect(order).toMatchObject({ paid: true, usedPoint: 60, smsMsgTotal: '0.00' });
    const balance = writes.find(({ collection }) => collection === 'pointBalances');
    expect(balance?.fields).toContainEqual({ path: ['balance'], set: 4000 });
  });

  it.each([
    [60, 0, 'write'],
    [59.51, 49, [{ code: 'too-little-for-card' }]],
    [59.5, 50, 'pay-first'],
  ])('charges no less than the provider can: %s points leave %s cents', (points, toPay, result) => {
    const request = {
      paymentMethod: 'card' as const,
      usePoint: true,
      seen: { total: 6000, toPay },
    };
    const balance = Math.round(points * 100);
    expect(problems(request, { ledger: { g: grant(points) }, balance })).toEqual(result);
  });

  it('that points cover is paid without a payment', () => {
    const seen = { total: 6000, toPay: 0 };
    const request = { paymentMethod: 'card' as const, usePoint: true, seen };
    const { order, writes } = written(request, { ledger: { g: grant(60) }, balance: 6000 });
    expect(order).toMatchObject({ paid: true, usedPoint: 60, point: 0 });
    expect(order).not.toHaveProperty('payment_intent');
    expect(order.smsMsgBody).not.toContain('카드 결제 완료');
    expect(writes.at(-1)?.fields[0]).toEqual({ path: ['balance'], set: 0 });
  });

  it("may keep enough points to leave the provider's minimum to pay", () => {
    const seen = { total: 6000, toPay: 50 };
    const request = { paymentMethod: 'card' as const, usePoint: true, keepForCard: true, seen };
    const quote = quoted(request, { ledger: { g: grant(59.51) }, balance: 5951 });
    expect(quote.order).toMatchObject({ paid: false, usedPoint: 59.5 });
  });
});

describe('a repeated attempt', () => {
  it('changes nothing, whatever else has changed', () => {
    const orders = ordersOf(cashOrder);
    const done = { kind: 'already-done', order: cashOrder };
    expect(plan({}, { orders })).toEqual(done);
    expect(plan({ quantities: { soup: 9 } }, { orders, date: undefined })).toEqual(done);
    expect(plan({ quantities: {} }, { orders, menus: {} })).toEqual(done);
  });

  it('is recognised after the profile’s address was changed or removed', () => {
    const done = { kind: 'already-done', order: cashOrder };
    expect(plan({}, { orders: ordersOf(cashOrder), info: otherInfo })).toEqual(done);
    expect(plan({}, { orders: ordersOf(cashOrder), info: undefined })).toEqual(done);
  });

  it('is recognised under the new key after a move', () => {
    const request = { ...editOf(cashOrder, 3, 6000), previousOrderKey: orderKey };
    const context = { info: otherInfo, orders: ordersOf(cashOrder) };
    const { order } = written(request, context);
    expect(plan(request, { ...context, orders: ordersOf(order) })).toEqual({
      kind: 'already-done',
      order,
    });
  });
});
