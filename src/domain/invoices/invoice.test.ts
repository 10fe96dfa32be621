import { describe, expect, it } from 'vitest';
import { planOrder } from '../order/plan/order-plan.ts';
import { orderWrites } from '../order/plan/order-writes.ts';
import { orderBytes } from '../order/stored/order-quota.ts';
import { applyWrites } from '../testing/apply-writes.ts';
import {
  contextWith,
  dateId,
  menus,
  now,
  orderKey,
  requestWith,
  user,
} from '../testing/fixtures.ts';
import {
  hasChangedSince,
  invoiceAmounts,
  invoiceNumberText,
  isInvoicePaid,
  planInvoice,
  planInvoiceStart,
} from './invoice.ts';

describe('numbers', () => {
  it.each([
    [undefined, '******'],
    [1, '000001'],
    [123456, '123456'],
    [1234567, '1234567'],
  ])('%s is written %s', (number, text) => {
    expect(invoiceNumberText(number)).toBe(text);
  });
});

describe('amounts', () => {
  const order = { totalPrice: '100.30', usedPoint: 0 };
  const nothing = { total: 10030, points: 0, cashBalance: 0, feePercent: 0, fee: 0 };
  it.each([
    ['normal', { ...nothing, paid: 10030 }],
    ['cashBalance', { ...nothing, cashBalance: 1000, paid: 9030 }],
    // 15 % of 100.30 is 15.045: half a cent is rounded up.
    ['comm15', { ...nothing, feePercent: 15, fee: 1505, paid: 8525 }],
    ['comm20', { ...nothing, feePercent: 20, fee: 2006, paid: 8024 }],
    ['comm25', { ...nothing, feePercent: 25, fee: 2508, paid: 7522 }],
  ] as const)('%s', (type, amounts) => {
    expect(invoiceAmounts(order, type)).toEqual(amounts);
  });
  it('deducts points first', () => {
    const withPoints = { totalPrice: '100.00', usedPoint: 20.5 };
    expect(invoiceAmounts(withPoints, 'normal')).toMatchObject({
      total: 10000,
      points: 2050,
      paid: 7950,
    });
    expect(invoiceAmounts(withPoints, 'comm20')).toMatchObject({ fee: 1590, paid: 6360 });
  });
  it('never deducts more cash balance than is due', () => {
    const small = { totalPrice: '60.00', usedPoint: 56 };
    expect(invoiceAmounts(small, 'cashBalance')).toMatchObject({ cashBalance: 400, paid: 0 });
  });
});

describe('starting the numbers', () => {
  it.each([
    ['a new shop', undefined],
    ['a broken counter', { currentNo: Number.NaN }],
    ['a counter without a number', {}],
  ])('gives %s the first number', (_, counter) => {
    const plan = planInvoiceStart(1201, counter);
    if (plan.kind !== 'write') throw new Error(plan.kind);
    expect(applyWrites({}, plan.writes)).toEqual({ 'common/invoice': { currentNo: 1200 } });
  });

  it('never resets a counter that exists', () => {
    expect(planInvoiceStart(1, { currentNo: 0 })).toEqual({ kind: 'already-so', next: 1 });
    expect(planInvoiceStart(1, { currentNo: 41 })).toEqual({ kind: 'refused', next: 42 });
    expect(planInvoiceStart(500, { currentNo: 41 })).toEqual({ kind: 'refused', next: 42 });
  });
});

describe('issuing', () => {
  const issuer = { ...user, invoiceAuth: true, invoiceAuthType: 'comm15' as const };
  const placed = planOrder(requestWith(), contextWith());
  if (placed.kind !== 'write') throw new Error('the fixture order must be placed');
  const { order } = placed;
  const orders = { [dateId]: { [orderKey]: order } };
  const target = { dateId, orderKey };
  const context = {
    now,
    user: issuer,
    orders,
    counter: { currentNo: 41 },
    share: undefined,
    menus,
  };

  it('takes the next number, stores two copies and stamps the order', () => {
    const plan = planInvoice(target, context);
    if (plan.kind !== 'write') throw new Error(plan.kind);
    const stored = applyWrites({}, [...orderWrites(order, undefined, now), ...plan.writes]);
    const stamp = { invoice: 42, invoiceDate: now, invoiceType: 'comm15' };
    expect(stored['common/invoice']).toEqual({ currentNo: 42 });
    expect(stored[`invoices/${dateId}/shares/${user.uid}`]).toEqual({ 42: orderBytes(order) });
    expect(stored[`invoices/${dateId}`]).toEqual({ 42: { ...order, ...stamp } });
    expect(stored['invoiceCopies/42']).toEqual({
      ...stamp,
      dateId,
      orderKey,
      customerInfo: order.customerInfo,
      deliveryDate: order.deliveryDate,
      menus: order.menus,
      usePoint: false,
      usedPoint: 0,
      totalPrice: '60.00',
      paid: false,
      issuedBy: user.uid,
      gstFree: [],
    });
    expect(stored[`ordersForCustomer/${user.uid}`]).toEqual({
      [dateId]: { [orderKey]: { ...order, ...stamp } },
    });
    expect(stored[`orders2/${dateId}`]).toEqual({
      [user.uid]: { [orderKey]: { ...order, ...stamp } },
    });
  });

  it('takes no order from an address that is the name of what every object has', () => {
    const plan = planInvoice({ dateId, orderKey: 'constructor' }, context);
    expect(plan).toEqual({ kind: 'refused', problem: 'order-missing' });
  });

  it('keeps which of its lines are GST-free', () => {
    const [key = ''] = Object.keys(order.menus);
    const soup = menus[key];
    if (!soup) throw new Error('the order has a dish of the catalogue');
    const free = { ...menus, [key]: { ...soup, gstFree: true }, other: { ...soup, gstFree: true } };
    expect(planInvoice(target, { ...context, menus: free })).toMatchObject({
      invoice: { gstFree: [key] },
    });
  });

  it('keeps whether the order was paid', () => {
    const paidOrder = { ...order, paymentMethod: 'card' as const, paid: true };
    const copyOf = (one: typeof order) => {
      const plan = planInvoice(target, { ...context, orders: { [dateId]: { [orderKey]: one } } });
      if (plan.kind !== 'write') throw new Error(plan.kind);
      return plan.invoice;
    };
    expect(isInvoicePaid(copyOf(order))).toBe(false);
    expect(isInvoicePaid(copyOf(paidOrder))).toBe(true);
    // Part of the amount is still unpaid, because of a point shortfall.
    expect(isInvoicePaid(copyOf({ ...paidOrder, pointShortfall: 6 }))).toBe(false);
    expect(isInvoicePaid({})).toBeUndefined();
  });

  it('is compared with the order as it is now', () => {
    const plan = planInvoice(target, context);
    if (plan.kind !== 'write') throw new Error(plan.kind);
    const { invoice } = plan;
    const other = order.customerInfo;
    expect(hasChangedSince(invoice, order)).toBe(false);
    expect(hasChangedSince(invoice, { ...order, orderRequest: 'ring', paid: true })).toBe(false);
    expect(hasChangedSince(invoice, { ...order, menus: {} })).toBe(true);
    expect(hasChangedSince(invoice, { ...order, totalPrice: '70.00' })).toBe(true);
    expect(hasChangedSince(invoice, { ...order, usedPoint: 5 })).toBe(true);
    const moved = { ...order, customerInfo: { ...other, address: '2 New Street, Eastwood' } };
    expect(hasChangedSince(invoice, moved)).toBe(true);
  });

  it('gives each order only one number', () => {
    const issued = { [dateId]: { [orderKey]: { ...order, invoice: 7 } } };
    expect(planInvoice(target, { ...context, orders: issued })).toEqual({
      kind: 'already-issued',
      number: 7,
    });
  });

  it('uses the normal type unless staff have set another', () => {
    const { invoiceAuthType: _, ...plain } = issuer;
    const plan = planInvoice(target, { ...context, user: plain });
    expect(plan).toMatchObject({ kind: 'write', invoice: { invoiceType: 'normal' } });
  });

  it.each<[string, Partial<Parameters<typeof planInvoice>[1]>, string]>([
    ['a user without the authority', { user: { ...issuer, invoiceAuth: false } }, 'not-allowed'],
    ['an order that is not there', { orders: {} }, 'order-missing'],
    ['a shop without a counter', { counter: undefined }, 'counter-missing'],
    ['a broken counter', { counter: { currentNo: Number.NaN } }, 'counter-missing'],
    ['more than a share of the date', { share: { 7: 9000 } }, 'too-many'],
  ])('refuses %s', (_, change, problem) => {
    const plan = planInvoice(target, { ...context, ...change });
    expect(plan).toEqual({ kind: 'refused', problem });
  });
});
