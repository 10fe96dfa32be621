import { describe, expect, it } from 'vitest';
import { deliveryInfoOf, type Order, quantitiesOf } from '../../../domain/order/order.ts';
import { planOrder } from '../../../domain/order/plan/order-plan.ts';
import { orderTotals } from '../../../domain/order/plan/order-totals.ts';
import { contextWith, date, info, menus, requestWith } from '../../../domain/testing/fixtures.ts';
import { formLines, titleOf } from '../form/order-lines.ts';
import { compareDetails, compareLines, isUnchanged } from './order-comparison.ts';

function ordered(quantities: Record<string, number>): Order {
  const total = Object.entries(quantities).reduce(
    (sum, [key, q]) => sum + Math.round((menus[key]?.price ?? 0) * 100) * q,
    0,
  );
  const request = requestWith({ quantities, seen: { total, toPay: total } });
  const plan = planOrder(request, contextWith());
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  return plan.order;
}

const existing = ordered({ soup: 3, set: 1 });
const linesFor = (quantities: Record<string, number>) =>
  formLines(quantities, existing, menus, date, 'ko');

describe('what becomes of each line', () => {
  it('lists changed lines first and unchanged ones last', () => {
    const compared = compareLines(linesFor({ soup: 3, set: 0, kimchi: 2 }));
    expect(compared.map(({ line, change }) => [line.menuKey, line.was, line.q, change])).toEqual([
      ['set', 1, 0, 'removed'],
      ['kimchi', 0, 2, 'added'],
      ['soup', 3, 3, 'same'],
    ]);
    expect(compareLines(linesFor({ soup: 2, set: 1 }))[0]?.change).toBe('changed');
  });

  it('a line that left the catalogue keeps its name and price, and is not on sale', () => {
    const { soup: _, ...rest } = menus;
    const [line] = formLines({ soup: 1 }, existing, rest, date, 'en');
    expect(line).toMatchObject({ title: 'Beef soup', price: 2000, onSale: false });
    expect(titleOf('nothing', rest, existing, 'ko')).toBe('nothing');
  });

  it('a sold-out menu is not on sale', () => {
    const soldOut = { ...date, menus: { ...date.menus, soup: false } };
    expect(formLines({ soup: 1 }, undefined, menus, soldOut, 'ko')[0]?.onSale).toBe(false);
    expect(formLines({ soup: 1 }, undefined, menus, undefined, 'ko')[0]?.onSale).toBe(false);
  });
});

/** The sums of an edit that keeps the lines of `order`; `available` are the points that it may spend. */
const totalsFor = (order: Order, available = 0) =>
  orderTotals({
    ...{ quantities: quantitiesOf(order), menus, existing: order },
    ...{ usePoint: order.usePoint, available, pointRate: 2 },
  });

describe('an edit that changes nothing', () => {
  const form = {
    lines: linesFor({ soup: 3, set: 1 }),
    totals: totalsFor(existing),
    existing,
    usePoint: false,
    orderRequest: ' ',
    info,
    previousOrderKey: undefined,
  };

  it('is recognised', () => {
    expect(isUnchanged(form, 'cash')).toBe(true);
  });

  it.each([
    ['lines', { lines: linesFor({ soup: 3, set: 2 }) }],
    ['points', { usePoint: true }],
    ['words', { orderRequest: '문 앞에' }],
    ['note', { info: { ...info, note: '벨을 눌러 주세요' } }],
    ['phone', { info: { ...info, phone: '0400-000-001' } }],
    ['name', { info: { ...info, name: '이영자' } }],
    ['address', { previousOrderKey: existing.orderKey }],
    ['address of the same key', { info: { ...info, address: '51 / 2 Smith St, Epping' } }],
    ['order', { existing: undefined }],
  ])('is not reported when the %s changes', (_, change) => {
    expect(isUnchanged({ ...form, ...change }, 'cash')).toBe(false);
  });

  it('is recognised of an older order, which lacks a note', () => {
    const { note: _, ...customerInfo } = existing.customerInfo;
    const older = { ...existing, customerInfo } as Order;
    const same = { ...form, existing: older, info: deliveryInfoOf(older) };
    expect(isUnchanged(same, 'cash')).toBe(true);
    expect(compareDetails(older, same)).toEqual([]);
  });

  it('is not reported when a price has changed', () => {
    const cheaper = { ...existing, totalPrice: '84.00' };
    expect(isUnchanged({ ...form, existing: cheaper }, 'cash')).toBe(false);
  });

  it('is not reported when points have been earned since that the order would use', () => {
    const usesPoints = { ...existing, usePoint: true, usedPoint: 7 };
    const at = (available: number) => ({
      ...{ ...form, existing: usesPoints, usePoint: true },
      totals: totalsFor(usesPoints, available),
    });
    expect(isUnchanged(at(700), 'cash')).toBe(true);
    expect(isUnchanged(at(900), 'cash')).toBe(false);
  });

  describe('of an order that a card has paid', () => {
    const paid: Order = { ...existing, paymentMethod: 'card', paid: true };
    const paidForm = (order: Order) => ({ ...form, existing: order, totals: totalsFor(order) });

    it('is recognised', () => {
      expect(isUnchanged(paidForm(paid), 'card')).toBe(true);
    });

    it('is not reported while a part of it can be paid, but while that is too little for a card', () => {
      const short = paidForm({ ...paid, pointShortfall: 10 });
      expect(short.totals.toPay).toBe(1000);
      expect(isUnchanged(short, 'card')).toBe(false);
      const tooLittle = paidForm({ ...paid, pointShortfall: 0.2 });
      expect(tooLittle.totals).toMatchObject({ toPay: 0, owed: 20 });
      expect(isUnchanged(tooLittle, 'card')).toBe(true);
    });
  });

  it('is not reported when the payment method changes', () => {
    expect(isUnchanged(form, 'card')).toBe(false);
  });
});

it('an edit names what it changes of points, request and delivery details', () => {
  const before = { ...existing, usedPoint: 7, orderRequest: '벨을 눌러 주세요' };
  const totals = orderTotals({
    ...{ quantities: { soup: 3, set: 1 }, menus, existing: before },
    ...{ usePoint: false, available: 700, pointRate: 2 },
  });
  const moved = { ...info, phone: '0400-000-001', note: '' };
  expect(compareDetails(before, { totals, orderRequest: '', info: moved })).toEqual([
    { what: 'points', was: 700, now: 0 },
    { what: 'request', was: '벨을 눌러 주세요', now: '' },
    { what: 'phone', was: info.phone, now: '0400-000-001' },
    { what: 'note', was: info.note, now: '' },
  ]);
  const same = { ...existing, orderRequest: '' };
  expect(compareDetails(same, { totals, orderRequest: ' ', info })).toEqual([]);
});
