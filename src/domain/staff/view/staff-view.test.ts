import { describe, expect, it } from 'vitest';
import type { Order } from '../../order/order.ts';
import { date } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { boardId } from '../orders/board.ts';
import { markOf, type OrderMarks } from '../orders/order-marks.ts';
import { viewRoles } from '../roles.ts';
import { staffView, type ViewSources } from './staff-view.ts';

const order = cashOrder({
  orderRequest: 'no onions',
  customerInfo: { ...cashOrder().customerInfo, note: 'gate 1234', acName: 'Rose Home' },
});
const id = boardId(order);
const gone = {
  ...cashOrder({ orderKey: 'gone', orderId: 'gone' }),
  cancelledAt: order.orderDate + 1,
};
const mark = { at: 1, by: 'boss@example.com' };
const marks: OrderMarks = {
  uid: order.customerInfo.uid,
  packed: { ...markOf(order, 'packed'), ...mark },
  delivered: { ...markOf(order, 'delivered'), ...mark },
  'cash-taken': { ...markOf(order, 'cash-taken', 6000), ...mark },
  photo: { hash: 'h', ...mark },
};
const sources: ViewSources = {
  orders: { u1: { [order.orderKey]: order } },
  cancelled: [gone],
  marks: { [id]: marks, 'u9_other day': { ...marks, uid: 'u9' } },
  unpaid: new Map([['stew', 3]]),
  run: {
    areas: ['Epping'],
    stops: ['u9_other day', id],
    windows: { [id]: { from: 1, to: 2 }, 'u9_other day': { from: 3, to: 4 } },
  },
};
const kitchen = staffView('kitchen', sources);
const driver = staffView('driver', sources);

/** The paths of all values: `orders.0.customerInfo.name`. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) =>
    pathsOf(part, [path, key].filter(Boolean).join('.')),
  );
}

const [menuKey = ''] = Object.keys(order.menus);

describe('staffView', () => {
  it('tells the kitchen exactly what it packs, and for whom', () => {
    const ofOrder = (list: string) =>
      [
        'dateId',
        'orderKey',
        'orderId',
        'orderRequest',
        'attemptId',
        'customerInfo.uid',
        'customerInfo.name',
        'customerInfo.acName',
        'customerInfo.address',
        'customerInfo.addressFull.locality',
        'customerInfo.addressFull.postal_code',
        ...['menuKey', 'menuTitle', 'menuTitleEn', 'q'].map((key) => `menus.${menuKey}.${key}`),
      ].map((path) => `${list}.0.${path}`);
    expect(pathsOf(kitchen).sort()).toEqual(
      [
        ...ofOrder('orders'),
        ...ofOrder('cancelled'),
        'cancelled.0.cancelledAt',
        'unpaid.stew',
        ...[
          'uid',
          'packed.version',
          `packed.lines.${menuKey}`,
          'packed.address',
          'packed.request',
        ].map((path) => `marks.${id}.${path}`),
        `marks.${id}.packed.at`,
        `marks.${id}.packed.by`,
        'run.areas.0',
        'run.stops.0',
      ].sort(),
    );
  });

  it('tells a driver exactly where to go, whom to call and what to collect', () => {
    const ofOrder = [
      'dateId',
      'orderKey',
      'orderId',
      'orderRequest',
      'attemptId',
      ...['uid', 'name', 'acName', 'address', 'phone', 'addr_unit', 'note'].map(
        (key) => `customerInfo.${key}`,
      ),
      ...['street_number', 'route', 'locality', 'administrative_area_level_1', 'postal_code'].map(
        (key) => `customerInfo.addressFull.${key}`,
      ),
    ].map((path) => `orders.0.${path}`);
    expect(pathsOf(driver).sort()).toEqual(
      [
        ...ofOrder,
        `due.${id}`,
        `marks.${id}.uid`,
        ...['version', 'at', 'by'].map((path) => `marks.${id}.delivered.${path}`),
        ...['version', 'amount', 'at', 'by'].map((path) => `marks.${id}.cash-taken.${path}`),
        ...['hash', 'at', 'by'].map((path) => `marks.${id}.photo.${path}`),
        'run.areas.0',
        'run.stops.0',
        `run.windows.${id}.from`,
        `run.windows.${id}.to`,
      ].sort(),
    );
    expect(driver).toMatchObject({ due: { [id]: 6000 } });
  });

  it.each(viewRoles)('tells the %s nothing of a price, an e-mail address or a payment', (role) => {
    const told = JSON.stringify(staffView(role, sources));
    expect(told).not.toMatch(/price|total|payment|point|"paid|email|subTotal/i);
    if (role === 'kitchen') expect(told).not.toMatch(/phone|gate 1234|6000|0412/);
  });

  it('tells of no order, mark or stop that is not one of the date', () => {
    for (const view of [kitchen, driver]) {
      expect(JSON.stringify(view)).not.toContain('u9');
      expect(view.run.stops).toEqual([id]);
    }
    expect(JSON.stringify(driver)).not.toContain('gone');
  });

  it('tells which numbers were printed, and of those who are not of the date nothing but these', () => {
    const numbers = { '1': 'u9_other', '1a': id };
    const view = staffView('kitchen', { ...sources, run: { ...sources.run, numbers } });
    expect(view.run.numbers).toEqual({ '1': '', '1a': id });
  });

  it('tells a driver of a cancelled order whose food may be in the van, by its stop alone', () => {
    const late = { ...gone, cancelledAt: date.deliveryDate };
    const told = staffView('driver', { ...sources, cancelled: [late] });
    expect(told).toMatchObject({ cancelled: [{ cancelledAt: date.deliveryDate, menus: {} }] });
    const movedAway = { ...late, movedTo: '20261127_1' };
    expect(staffView('driver', { ...sources, cancelled: [movedAway] })).toMatchObject({
      cancelled: [{ movedTo: '20261127_1' }],
    });
    expect(JSON.stringify(told)).not.toMatch(/price|total|payment|point|"paid|email/i);
  });

  it('does not tell of a cancellation after which the order was placed again', () => {
    const again = { ...sources, cancelled: [{ ...order, cancelledAt: 1 }] };
    expect(staffView('kitchen', again)).toMatchObject({ cancelled: [] });
  });

  it('tells of an order from before with what it lacks left empty, and by its time instead of its attempt', () => {
    const { name: _, addressFull: __, ...info } = order.customerInfo;
    const { attemptId: ___, ...rest } = order;
    const old = { ...rest, customerInfo: info } as unknown as Order;
    const view = staffView('driver', { ...sources, orders: { u1: { a: old } } });
    expect(view.orders).toMatchObject([
      { attemptId: String(order.orderDate), customerInfo: { name: '', addressFull: null } },
    ]);
  });

  it('tells of a date whose route nobody has changed', () => {
    const view = staffView('driver', { ...sources, run: undefined });
    expect(view.run).toEqual({ areas: [], stops: [], windows: {}, numbers: {} });
  });
});
