import { describe, expect, it } from 'vitest';
import { date, grant, info, menus, otherInfo, user } from '../../testing/fixtures.ts';
import { cashOrder, editOf, ordersOf, problems, written } from '../../testing/planned-orders.ts';

describe('refusals', () => {
  it('report closed date, customer and delivery problems first and all at once', () => {
    expect(problems({ quantities: {} }, { date: undefined, info: undefined })).toEqual([
      { code: 'date-closed' },
      { code: 'order-empty' },
      { code: 'no-delivery-info' },
    ]);
    const pickup = { ...info, orderDeliverType: 'selfPickup' as const, address: '' };
    expect(problems({}, { info: pickup })).toEqual([{ code: 'pickup-unavailable' }]);
    expect(problems({}, { date: { ...date, orderDone: true } })).toEqual([{ code: 'date-closed' }]);
  });

  it('ask for the parts of an address that no driver finds, unless an order stands at it already', () => {
    const atHome = { ...info, address: '우리집', addr_unit: '', addressFull: null };
    expect(problems({}, { info: atHome })).toEqual([{ code: 'address-incomplete' }]);
    const existing = { ...cashOrder, orderKey: '우리집' };
    const edit = editOf(existing, 4, 8000);
    expect(problems(edit, { info: atHome, orders: ordersOf(existing) })).toBe('write');
    const asText = { ...info, address: '5 / 12 Smith St, Epping', addressFull: null };
    expect(problems({}, { info: asText })).toBe('write');
  });

  it.each([1.5, Number.NaN, 1e300, -1])('reject a quantity of %s before computing totals', (q) => {
    expect(problems({ quantities: { soup: q, kimchi: 1 } })).toEqual([
      { code: 'bad-quantity', menuKey: 'soup' },
    ]);
  });

  it.each(['cash', 'card'] as const)('refuse an account that is being deleted, by %s', (method) => {
    const request = { paymentMethod: method };
    expect(problems(request, { user: { ...user, deletedAs: 'deleted-1' } })).toEqual([
      { code: 'account-deleted' },
    ]);
  });

  it.each(['constructor', 'toString', 'gone'])('reject a menu named %s', (menuKey) => {
    const request = { quantities: { soup: 3, [menuKey]: 1 } };
    expect(problems(request)).toEqual([{ code: 'sold-out', menuKey }]);
  });

  it('reject keys that are names of Object properties', () => {
    const quantities = JSON.parse('{"soup":3,"__proto__":1}') as Record<string, number>;
    expect(problems({ quantities })).toEqual([{ code: 'sold-out', menuKey: '__proto__' }]);
  });

  it('report line and payment problems together', () => {
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

  it('apply the minimum to the total before points', () => {
    const request = { usePoint: true, seen: { total: 6000, toPay: 4000 } };
    expect(written(request, { ledger: { g: grant(20) }, balance: 2000 }).order.totalPrice).toBe(
      '60.00',
    );
  });

  it('count what the person ordered at other addresses', () => {
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

  it('report an order that another tab created, changed or cancelled meanwhile', () => {
    const edited = { ...cashOrder, attemptId: 'try-5' };
    const changed = [{ code: 'order-changed' }];
    expect(problems({ attemptId: 'try-2' }, { orders: ordersOf(cashOrder) })).toEqual(changed);
    expect(problems(editOf(cashOrder, 4, 8000), { orders: ordersOf(edited) })).toEqual(changed);
    expect(problems(editOf(cashOrder, 4, 8000))).toEqual(changed);
  });

  it('report totals that the customer has not seen', () => {
    const soup = { ...menus.soup, title: '곰탕', cat: 'home', active: true, price: 21 };
    expect(problems({}, { menus: { ...menus, soup } })).toEqual([
      { code: 'amount-changed', total: 6300, toPay: 6300 },
    ]);
    expect(problems({ usePoint: true }, { ledger: { g: grant(5) }, balance: 500 })).toEqual([
      { code: 'amount-changed', total: 6000, toPay: 5500 },
    ]);
  });
});
