import { describe, expect, it } from 'vitest';
import { checkoutOf, planPaidOrder } from './card-plan.ts';
import type { Order } from './order.ts';
import {
  maxOrderRequest,
  type OrderContext,
  type OrderRequest,
  orderVersion,
  planOrder,
} from './order-plan.ts';
import { earnedKey, type Ledger, ledgerKey } from './points.ts';
import {
  contextWith,
  date,
  dateId,
  grant,
  info,
  menus,
  now,
  orderKey,
  otherInfo,
  otherKey,
  requestWith,
  user,
} from './testing/fixtures.ts';

/** With `intent`, what is to be paid first has been paid. */
function plan(
  request: Partial<OrderRequest> = {},
  context: Partial<OrderContext> = {},
  intent?: string,
) {
  const asked = requestWith(request);
  const quote = planOrder(asked, contextWith(context));
  if (quote.kind !== 'pay-first' || intent === undefined) return quote;
  const checkout = checkoutOf(quote, asked, now);
  const payment = { payment_intent: intent, amount: checkout.amount };
  const paid = planPaidOrder(checkout, contextWith(context), payment);
  if (paid.kind !== 'write') throw new Error(`not completed: ${JSON.stringify(paid)}`);
  return { ...quote, ...paid };
}

function written(...args: Parameters<typeof plan>) {
  const result = plan(...args);
  if (result.kind !== 'write') throw new Error(`not written: ${JSON.stringify(result)}`);
  return result;
}

function quoted(...args: Parameters<typeof plan>) {
  const result = plan(...args);
  if (result.kind !== 'pay-first') throw new Error(`not quoted: ${JSON.stringify(result)}`);
  return result;
}

function problems(...args: Parameters<typeof plan>) {
  const result = plan(...args);
  return result.kind === 'refused' ? result.problems : result.kind;
}

const cashOrder = written().order;
const cardOrder = written({ paymentMethod: 'card' }, {}, 'pi_1').order;
const ordersOf = (order: Order) => ({ [dateId]: { [order.orderKey]: order } });
const editOf = (order: Order, soup: number, toPay: number): Partial<OrderRequest> => ({
  attemptId: 'try-2',
  basedOn: orderVersion(order),
  paymentMethod: order.paymentMethod,
  quantities: { soup },
  seen: { total: soup * 2000, toPay },
});

describe('a new cash order', () => {
  it('is written as specified', () => {
    expect(cashOrder).toStrictEqual({
      dateId,
      orderKey,
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
      deliveryDate: '11월 24일 (화)',
      madeByUser: true,
      smsMsgBody:
        '[한상] 배달 11월 24일 (화)\n5 / 12 Smith St, Epping\n문 앞에\n곰탕 x3\n합계 $60.00\n감사합니다',
      smsMsgTotal: '60.00',
      attemptId: 'try-1',
    });
  });

  it('goes to every store at once', () => {
    const { order, totals, writes } = written();
    expect(totals.total).toBe(6000);
    expect(writes.map(({ collection, id }) => `${collection}/${id}`)).toEqual([
      'ordersForCustomer/u1',
      `orders2/${dateId}`,
      'ordersBackupByTime/20261121201530123_u1',
      `ordersBackupByKey/${dateId}_${orderKey}`,
      'points/u1',
      'pointBalances/u1',
    ]);
    expect(writes[0]?.fields).toEqual([{ path: [dateId, orderKey], set: order }]);
    expect(writes[1]?.fields).toEqual([{ path: ['u1', orderKey], set: order }]);
    expect(writes[2]?.fields).toContainEqual({ path: ['totalPrice'], set: '60.00' });
    expect(writes[2]?.fields).toHaveLength(Object.keys(order).length);
    expect(writes[3]?.fields).toEqual([{ path: [String(now)], set: order }]);
    expect(writes[4]?.fields.map(({ path }) => path)).toEqual([[earnedKey(dateId, orderKey)]]);
  });

  it('keeps the request text, trimmed and cut', () => {
    expect(written({ orderRequest: '  덜 맵게  ' }).order.orderRequest).toBe('덜 맵게');
    const long = written({ orderRequest: 'x'.repeat(maxOrderRequest + 1) }).order.orderRequest;
    expect(long).toHaveLength(maxOrderRequest);
  });

  it('is for aged-care clients too, with their aged-care name', () => {
    const client = { ...user, isCashAvailable: false, isAgedCare: true, acName: 'Sunrise' };
    expect(written({}, { user: client }).order.customerInfo).toMatchObject({
      isAgedCare: true,
      acName: 'Sunrise',
    });
  });

  it('speaks the order’s language', () => {
    const { order } = written({ orderLang: 'en' });
    expect(order.deliveryDate).toBe('Tue, 24 Nov');
    expect(order.smsMsgBody).toContain('Beef soup x3');
  });
});

describe('points on an order', () => {
  const withPoints: Partial<OrderContext> = { ledger: { g: grant(10) }, balance: 1000 };

  it('are taken from what is to pay, and earn nothing', () => {
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

  it('may cover a cash order wholly, the rest stays', () => {
    const seen = { total: 6000, toPay: 0 };
    const { order, writes } = written(
      { usePoint: true, seen },
      { ledger: { g: grant(75) }, balance: 7500 },
    );
    expect(order).toMatchObject({ usedPoint: 60, point: 0, smsMsgTotal: '0.00' });
    expect(writes.at(-1)?.fields[0]).toEqual({ path: ['balance'], set: 1500 });
  });

  it('earn by the customer’s own rate, recorded beside a shop rate that is not 2', () => {
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

  it('are not enough where an edit takes back earned points that are spent', () => {
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
  it('is paid only by a payment', () => {
    const quote = quoted({ paymentMethod: 'card' });
    expect(quote.order).toMatchObject({ paymentMethod: 'card', paid: false });
    expect(quote.order).not.toHaveProperty('payment_intent');
    expect(quote).not.toHaveProperty('writes');
    expect(cardOrder).toMatchObject({ paid: true, payment_intent: 'pi_1' });
    expect(cardOrder).not.toHaveProperty('reOrderDifferenceToPay');
    expect(cardOrder.smsMsgBody).toContain('(카드 결제 완료)');
  });

  it('is open to customers without the right to pay cash', () => {
    const context = { user: { ...user, isCashAvailable: false } };
    expect(quoted({ paymentMethod: 'card' }, context).order.paid).toBe(false);
  });

  it('leaves no points unspent', () => {
    const request = {
      paymentMethod: 'card' as const,
      usePoint: true,
      seen: { total: 6000, toPay: 0 },
    };
    const codes = problems(request, { ledger: { g: grant(60.01) }, balance: 6001 });
    expect(codes).toEqual([{ code: 'points-left-over' }]);
  });

  it.each([
    [60, 0, [{ code: 'nothing-to-pay-by-card' }]],
    [59.51, 49, [{ code: 'nothing-to-pay-by-card' }]],
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
});

describe('an edit of a cash order', () => {
  const context = { orders: ordersOf(cashOrder) };

  it('replaces it under its key', () => {
    const { order, writes } = written(editOf(cashOrder, 4, 8000), context);
    expect(order).toMatchObject({ orderKey, totalPrice: '80.00', attemptId: 'try-2', paid: false });
    expect(writes[0]?.fields).toEqual([{ path: [dateId, orderKey], set: order }]);
  });

  it('may become smaller, down to the minimum', () => {
    const seen = { total: 5000, toPay: 5000 };
    const edit = { ...editOf(cashOrder, 0, 0), quantities: { soup: 1, set: 1 }, seen };
    expect(written(edit, context).order.totalPrice).toBe('50.00');
  });

  it('may be paid by card, the whole of it', () => {
    const edit = { ...editOf(cashOrder, 3, 6000), paymentMethod: 'card' as const };
    expect(written(edit, context, 'pi_2').order).toMatchObject({
      paymentMethod: 'card',
      paid: true,
      payment_intent: 'pi_2',
    });
  });

  it('keeps its invoice', () => {
    const invoiced = { ...cashOrder, invoice: 7, invoiceDate: 5, invoiceType: 'comm15' as const };
    const { order } = written(editOf(invoiced, 4, 8000), { orders: ordersOf(invoiced) });
    expect(order).toMatchObject({ invoice: 7, invoiceDate: 5, invoiceType: 'comm15' });
  });

  it('may use again the points that it has used', () => {
    const ledger = { g: grant(10) };
    const seen = { total: 6000, toPay: 5000 };
    const first = written({ usePoint: true, seen }, { ledger, balance: 1000 }).order;
    const used = {
      ...ledger,
      [ledgerKey(dateId, orderKey)]: { ...grant(0), usedPoint: 10, type: 'use-order-cash' },
    };
    const edit = { ...editOf(first, 4, 7000), usePoint: true };
    const { order, writes } = written(edit, { orders: ordersOf(first), ledger: used, balance: 0 });
    expect(order.usedPoint).toBe(10);
    expect(writes.at(-1)?.fields[0]).toEqual({ path: ['balance'], set: 0 });
  });

  it('keeps or reduces what is sold out meanwhile, and does not raise it', () => {
    const soldOut = { ...context, date: { ...date, menus: { ...date.menus, soup: false } } };
    expect(written(editOf(cashOrder, 3, 6000), soldOut).order.totalPrice).toBe('60.00');
    expect(problems(editOf(cashOrder, 4, 8000), soldOut)).toEqual([
      { code: 'sold-out', menuKey: 'soup' },
    ]);
  });

  it('is known by its moment where older data has no try', () => {
    const { attemptId: _, ...older } = cashOrder;
    const old = older as Order;
    expect(orderVersion(old)).toBe(String(now));
    expect(written(editOf(old, 4, 8000), { orders: ordersOf(old) }).order.totalPrice).toBe('80.00');
    expect(orderVersion(undefined)).toBeNull();
    expect(orderVersion(cashOrder)).toBe('try-1');
  });
});

describe('an edit of a card-paid order', () => {
  const context = { orders: ordersOf(cardOrder) };

  it('of the same total is saved as paid at once', () => {
    const edit = {
      ...editOf(cardOrder, 0, 0),
      quantities: { set: 2 },
      seen: { total: 6000, toPay: 0 },
    };
    const { order } = written(edit, context);
    expect(order).toMatchObject({ paid: true, payment_intent: 'pi_1', attemptId: 'try-2' });
    expect(order).not.toHaveProperty('reOrderDifferenceToPay');
    expect(order.smsMsgBody).toContain('(카드 결제 완료)');
  });

  it('to a higher total costs the difference, and is paid when that is paid', () => {
    const waiting = quoted(editOf(cardOrder, 4, 2000), context).order;
    expect(waiting).toMatchObject({
      paid: false,
      reOrderDifferenceToPay: 20,
      payment_intent: 'pi_1',
    });
    expect(written(editOf(cardOrder, 4, 2000), context, 'pi_2').order).toMatchObject({
      paid: true,
      totalPrice: '80.00',
      reOrderDifferenceToPay: 20,
      payment_intent: 'pi_2',
    });
  });

  it('is refused for a difference too small to charge', () => {
    const edit = {
      ...editOf(cardOrder, 0, 0),
      quantities: { soup: 3, tofu: 9 },
      seen: { total: 6045, toPay: 45 },
    };
    expect(problems(edit, context)).toEqual([{ code: 'nothing-to-pay-by-card' }]);
  });

  it('to a lower total is refused, also when points make it lower', () => {
    const big = written(
      { paymentMethod: 'card', quantities: { soup: 4 }, seen: { total: 8000, toPay: 8000 } },
      {},
      'pi_1',
    ).order;
    expect(problems(editOf(big, 3, -2000), { orders: ordersOf(big) })).toEqual([
      { code: 'below-card-payment', paid: 8000, due: 6000 },
    ]);
    const edit = { ...editOf(big, 4, -1000), usePoint: true };
    const points = { ledger: { g: grant(10) }, balance: 1000 };
    expect(problems(edit, { orders: ordersOf(big), ...points })).toEqual([
      { code: 'below-card-payment', paid: 8000, due: 7000 },
    ]);
  });

  it('cannot be paid in cash', () => {
    const edit = { ...editOf(cardOrder, 4, 2000), paymentMethod: 'cash' as const };
    expect(problems(edit, context)).toEqual([{ code: 'already-paid-by-card' }]);
    const noCash = { ...context, user: { ...user, isCashAvailable: false } };
    expect(problems(edit, noCash)).toEqual([{ code: 'already-paid-by-card' }]);
  });
});

describe('a move to another address', () => {
  const move: Partial<OrderRequest> = { ...editOf(cashOrder, 3, 6000), movedFrom: orderKey };
  const context = { info: otherInfo, orders: ordersOf(cashOrder) };

  it('takes the order and its points along in the same writes', () => {
    const { order, writes } = written(move, context);
    expect(order.orderKey).toBe(otherKey);
    expect(writes[0]?.fields).toEqual([
      { path: [dateId, otherKey], set: order },
      { path: [dateId, orderKey], remove: true },
    ]);
    expect(writes[1]?.fields).toEqual([
      { path: ['u1', otherKey], set: order },
      { path: ['u1', orderKey], remove: true },
    ]);
    expect(writes.at(-1)?.fields[1]).toEqual({
      path: ['lastChange'],
      set: { dateId, orderKey: otherKey, movedFrom: orderKey, at: now },
    });
  });

  it('keeps what a card has paid', () => {
    const card = { ...move, paymentMethod: 'card' as const, seen: { total: 6000, toPay: 0 } };
    const { order } = written(card, { ...context, orders: ordersOf(cardOrder) });
    expect(order).toMatchObject({ orderKey: otherKey, paid: true, payment_intent: 'pi_1' });
  });

  it('does not count its own lines against the limit', () => {
    const kimchi = written({
      quantities: { soup: 3, kimchi: 4 },
      seen: { total: 10_940, toPay: 10_940 },
    }).order;
    const request = {
      ...move,
      quantities: { soup: 3, kimchi: 4 },
      seen: { total: 10_940, toPay: 10_940 },
    };
    expect(written(request, { info: otherInfo, orders: ordersOf(kimchi) }).order.orderKey).toBe(
      otherKey,
    );
  });

  it('to an address that has an order is refused', () => {
    const there = written({ attemptId: 'try-9' }, { info: otherInfo }).order;
    const orders = { [dateId]: { [orderKey]: cashOrder, [otherKey]: there } };
    expect(problems(move, { info: otherInfo, orders })).toEqual([
      { code: 'order-exists-at-address' },
    ]);
  });

  it('of an order that is gone is refused', () => {
    expect(problems(move, { info: otherInfo })).toEqual([{ code: 'order-changed' }]);
    expect(problems({ ...move, movedFrom: 'elsewhere' }, context)).toEqual([
      { code: 'order-changed' },
    ]);
  });

  it('to where it is already is an edit', () => {
    const { writes } = written(move, { orders: ordersOf(cashOrder) });
    expect(writes[0]?.fields).toHaveLength(1);
  });
});

describe('the same try delivered again', () => {
  it('changes nothing, whatever else has changed', () => {
    const orders = ordersOf(cashOrder);
    const done = { kind: 'already-done', order: cashOrder };
    expect(plan({}, { orders })).toEqual(done);
    expect(plan({ quantities: { soup: 9 } }, { orders, date: undefined })).toEqual(done);
    expect(plan({ quantities: {} }, { orders, menus: {} })).toEqual(done);
  });

  it('is known although the profile has another address or none by now', () => {
    const done = { kind: 'already-done', order: cashOrder };
    expect(plan({}, { orders: ordersOf(cashOrder), info: otherInfo })).toEqual(done);
    expect(plan({}, { orders: ordersOf(cashOrder), info: undefined })).toEqual(done);
  });

  it('after a move is known under the new key', () => {
    const request = { ...editOf(cashOrder, 3, 6000), movedFrom: orderKey };
    const context = { info: otherInfo, orders: ordersOf(cashOrder) };
    const { order } = written(request, context);
    expect(plan(request, { ...context, orders: ordersOf(order) })).toEqual({
      kind: 'already-done',
      order,
    });
  });
});

describe('refusals', () => {
  it('of the frame come first and all at once', () => {
    expect(problems({ quantities: {} }, { date: undefined, info: undefined })).toEqual([
      { code: 'date-closed' },
      { code: 'order-empty' },
      { code: 'no-delivery-info' },
    ]);
    const pickup = { ...info, orderDeliverType: 'selfPickup' as const, address: '' };
    expect(problems({}, { info: pickup })).toEqual([{ code: 'pickup-unavailable' }]);
    expect(problems({}, { date: { ...date, orderDone: true } })).toEqual([{ code: 'date-closed' }]);
  });

  it.each([1.5, Number.NaN, 1e300, -1])('of %s of a menu, before there are sums', (q) => {
    expect(problems({ quantities: { soup: q, kimchi: 1 } })).toEqual([
      { code: 'bad-quantity', menuKey: 'soup' },
    ]);
  });

  it.each(['constructor', 'toString', 'gone'])('of a menu named %s', (menuKey) => {
    const request = { quantities: { soup: 3, [menuKey]: 1 } };
    expect(problems(request)).toEqual([{ code: 'sold-out', menuKey }]);
  });

  it('of a key that only objects have', () => {
    const quantities = JSON.parse('{"soup":3,"__proto__":1}') as Record<string, number>;
    expect(problems({ quantities })).toEqual([{ code: 'sold-out', menuKey: '__proto__' }]);
  });

  it('of lines and payment come together', () => {
    const noCash = { user: { ...user, isCashAvailable: false } };
    expect(problems({ quantities: { kimchi: 1, gone: 1 } }, noCash)).toEqual([
      { code: 'sold-out', menuKey: 'gone' },
      { code: 'below-minimum', total: 1235, minimum: 5000 },
      { code: 'cash-not-allowed' },
    ]);
    expect(problems({ quantities: { soup: 1, kimchi: 5 } })).toEqual([
      { code: 'over-limit', menuKey: 'kimchi', limit: 4 },
    ]);
  });

  it.each([
    ['soup', 2, 'set', 0, [{ code: 'below-minimum', total: 4000, minimum: 5000 }]],
    ['soup', 1, 'set', 1, undefined],
  ])('of less than the minimum: %s %s, %s %s', (first, q1, second, q2, refusal) => {
    for (const paymentMethod of ['cash', 'card'] as const) {
      const total = q1 * 2000 + q2 * 3000;
      const request = {
        paymentMethod,
        quantities: { [first]: q1, [second]: q2 },
        seen: { total, toPay: total },
      };
      const taken = paymentMethod === 'cash' ? 'write' : 'pay-first';
      expect(problems(request)).toEqual(refusal ?? taken);
    }
  });

  it('measure the minimum before points', () => {
    const request = { usePoint: true, seen: { total: 6000, toPay: 4000 } };
    expect(written(request, { ledger: { g: grant(20) }, balance: 2000 }).order.totalPrice).toBe(
      '60.00',
    );
  });

  it('of what a person has at other addresses', () => {
    const there = written(
      {
        quantities: { soup: 2, kimchi: 3 },
        seen: { total: 7705, toPay: 7705 },
        attemptId: 'try-9',
      },
      { info: otherInfo },
    ).order;
    const orders = ordersOf(there);
    const request = { quantities: { soup: 3, kimchi: 2 }, seen: { total: 8470, toPay: 8470 } };
    expect(problems(request, { orders })).toEqual([
      { code: 'over-limit', menuKey: 'kimchi', limit: 4 },
    ]);
    const one = { quantities: { soup: 3, kimchi: 1 }, seen: { total: 7235, toPay: 7235 } };
    expect(written(one, { orders }).order.totalPrice).toBe('72.35');
  });

  it('of an order that another tab has made, changed or cancelled meanwhile', () => {
    const edited = { ...cashOrder, attemptId: 'try-5' };
    const changed = [{ code: 'order-changed' }];
    expect(problems({ attemptId: 'try-2' }, { orders: ordersOf(cashOrder) })).toEqual(changed);
    expect(problems(editOf(cashOrder, 4, 8000), { orders: ordersOf(edited) })).toEqual(changed);
    expect(problems(editOf(cashOrder, 4, 8000))).toEqual(changed);
  });

  it('of sums that the customer has not seen', () => {
    const soup = { ...menus.soup, title: '곰탕', cat: 'home', active: true, price: 21 };
    expect(problems({}, { menus: { ...menus, soup } })).toEqual([
      { code: 'amount-changed', total: 6300, toPay: 6300 },
    ]);
    expect(problems({ usePoint: true }, { ledger: { g: grant(5) }, balance: 500 })).toEqual([
      { code: 'amount-changed', total: 6000, toPay: 5500 },
    ]);
  });
});
