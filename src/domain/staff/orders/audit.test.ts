import { describe, expect, it } from 'vitest';
import type { Menu } from '../../menus/menu.ts';
import type { Order, OrderLine } from '../../order/order.ts';
import type { LedgerEntry } from '../../points/points.ts';
import type { Refund } from '../../refunds/refund.ts';
import { type AuditContext, auditOrder } from './audit.ts';

const line: OrderLine = { menuKey: 'stew', menuTitle: '찌개', price: 30, q: 2, subTotal: 60 };
const order = {
  dateId: 'd',
  orderKey: '1ExampleSt',
  customerInfo: { uid: 'u', orderDeliverType: 'deliver', address: '1 Example St' },
  menus: { stew: line },
  totalPrice: '60.00',
  usedPoint: 10,
  point: 1,
  paymentMethod: 'cash',
  paid: false,
} as unknown as Order;
const menu = (changes: Partial<Menu> = {}): Menu => ({
  title: '찌개',
  price: 30,
  cat: 'soup',
  active: true,
  ...changes,
});
const context: AuditContext = {
  menus: { stew: menu() },
  menuLimitForPerson: {},
  ledger: {
    'd--1ExampleSt': { usedPoint: 10 } as LedgerEntry,
    'd--1ExampleSt-a': { point: 1 } as LedgerEntry,
  },
  customerCopy: order,
  ordered: { stew: 2 },
};

/** The findings for an order that is the same in both stores. */
function audit(changes: Partial<Order>, around: Partial<AuditContext> = {}) {
  const changed = { ...order, ...changes };
  return auditOrder(changed, { ...context, customerCopy: changed, ...around });
}

const withLine = (changes: Partial<OrderLine>) => ({ menus: { stew: { ...line, ...changes } } });

describe('auditOrder', () => {
  it('finds nothing wrong with a correct order', () => {
    expect(audit({})).toEqual([]);
  });

  it.each([
    { q: 0 },
    { q: -1 },
    { q: 1.5 },
    { q: Number.NaN },
    { price: -30 },
    { price: Number.NaN },
    { subTotal: 'much' as unknown as number },
  ])('calls a line with %j bad and adds nothing up', (changes) => {
    expect(audit(withLine(changes))).toEqual([{ code: 'bad-line', menuKey: 'stew' }]);
  });

  it('reports a field that is not an amount', () => {
    const point = Number.POSITIVE_INFINITY;
    expect(audit({ totalPrice: 'free', usedPoint: Number.NaN, point })).toEqual([
      { code: 'bad-amount', field: 'totalPrice' },
      { code: 'bad-amount', field: 'usedPoint' },
      { code: 'bad-amount', field: 'point' },
    ]);
  });

  it('reports a wrong subtotal and a wrong total', () => {
    expect(audit(withLine({ subTotal: 59 }))).toEqual([
      { code: 'line-sum', menuKey: 'stew', stored: 5900, computed: 6000 },
    ]);
    expect(audit({ totalPrice: '61.00' })).toEqual([
      { code: 'total', stored: 6100, computed: 6000 },
    ]);
  });

  it('reports a price that differs from the catalogue, and an unknown menu', () => {
    expect(audit({}, { menus: { stew: menu({ price: 31 }) } })).toEqual([
      { code: 'price-differs', menuKey: 'stew', stored: 3000, catalogue: 3100 },
    ]);
    expect(audit({}, { menus: {} })).toContainEqual({ code: 'unknown-menu', menuKey: 'stew' });
  });

  it('counts the limit per person over all of their orders', () => {
    const limits = { menuLimitForPerson: { stew: 2 } };
    expect(audit({}, limits)).toEqual([]);
    expect(audit({}, { ...limits, ordered: { stew: 3 } })).toEqual([
      { code: 'over-limit', menuKey: 'stew', ordered: 3, limit: 2 },
    ]);
    expect(audit({}, { menuLimitForPerson: { stew: 1 }, ordered: {} })).toEqual([
      { code: 'over-limit', menuKey: 'stew', ordered: 2, limit: 1 },
    ]);
  });

  it('reports a card order whose payments less its refunds are not its total', () => {
    const card = { paymentMethod: 'card', paid: true } as const;
    const refund = { amount: 1000, state: 'succeeded', to: 'card', priceReduction: 1000 } as Refund;
    const refunds = [refund];
    expect(audit(card, { received: 6000, refunds })).toEqual([]);
    expect(audit(card, { received: 6000 })).toEqual([
      { code: 'payments', stored: 5000, computed: 6000 },
    ]);
    expect(audit({}, { received: 6000 })).toEqual([]);
  });

  it('reports a refund that failed until it is repeated, and allows a total that staff made small', () => {
    const refund = { amount: 700, state: 'failed', to: 'card' } as Refund;
    const small = { ...withLine({ q: 1, subTotal: 30 }), totalPrice: '30.00', point: 0.4 };
    const codes = (refunds: Refund[]) => audit(small, { refunds }).map(({ code }) => code);
    expect(audit({}, { refunds: [refund] })).toEqual([{ code: 'refund-failed', amount: 700 }]);
    expect(audit({}, { refunds: [{ ...refund, retriedBy: 'e' }] })).toEqual([]);
    expect(codes([])).toContain('below-minimum');
    expect(codes([{ ...refund, state: 'succeeded', priceReduction: 700 }])).not.toContain(
      'below-minimum',
    );
  });

  it('reports an order below the minimum', () => {
    const small = { ...withLine({ q: 1, subTotal: 30 }), totalPrice: '30.00', point: 0.4 };
    const ledger = { ...context.ledger, 'd--1ExampleSt-a': { point: 0.4 } as LedgerEntry };
    expect(audit(small, { ledger })).toEqual([{ code: 'below-minimum', total: 3000 }]);
  });

  it('reports points used that the ledger does not contain', () => {
    expect(audit({}, { ledger: {} })).toEqual([
      { code: 'points-used', stored: 1000, ledger: 0 },
      { code: 'points-earned', stored: 0, computed: 100 },
    ]);
  });

  it('reports points earned that do not match the rate', () => {
    const ledger = { ...context.ledger, 'd--1ExampleSt-a': { point: 9 } as LedgerEntry };
    expect(audit({ point: 9 }, { ledger })).toEqual([
      { code: 'points-earned', stored: 900, computed: 100 },
    ]);
    expect(audit({}, { menus: { stew: menu({ noPoint: true }) } })).toEqual([
      { code: 'points-earned', stored: 100, computed: 0 },
    ]);
  });

  it('uses the point rate recorded on the order', () => {
    const computedAt = (rates: Partial<Order>) =>
      audit(rates).map((found) => 'computed' in found && found.computed);
    expect(computedAt({})).toEqual([]);
    expect(computedAt({ recoredPointRate: 4 })).toEqual([200]);
    expect(computedAt({ recoredPointRate: 4, customPointRate: 2 })).toEqual([]);
  });

  it('reports a wrong order key, an unpaid card order and copies that differ', () => {
    const ledger = {
      'd--x': context.ledger['d--1ExampleSt'] as LedgerEntry,
      'd--x-a': context.ledger['d--1ExampleSt-a'] as LedgerEntry,
    };
    expect(audit({ orderKey: 'x' }, { ledger })).toEqual([
      { code: 'order-key', expected: '1ExampleSt' },
    ]);
    expect(audit({ paymentMethod: 'card' })).toEqual([{ code: 'card-not-paid' }]);
    expect(audit({ paymentMethod: 'card', paid: true })).toEqual([]);
    expect(audit({}, { customerCopy: undefined })).toEqual([{ code: 'stores-differ' }]);
    expect(audit({}, { customerCopy: { ...order, orderRequest: '!' } })).toEqual([
      { code: 'stores-differ' },
    ]);
  });
});
