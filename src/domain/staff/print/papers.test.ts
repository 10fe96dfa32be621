import { describe, expect, it } from 'vitest';
import { toCsv } from '../../lib/csv.ts';
import { toSafeLine } from '../../lib/safe-line.ts';
import { orderIdOf, refOf } from '../../order/order-id.ts';
import type { Refund } from '../../refunds/refund.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { orderLinesCsv, ordersCsv, plainOrderWords } from '../orders/order-csv.ts';
import { markOf, type OrderMarks } from '../orders/order-marks.ts';
import { labelSheets, labelStart } from './label-places.ts';

describe('toCsv', () => {
  it('begins with a byte order mark and quotes cells that would break a row', () => {
    expect(toCsv([['가', 'a,b', 'say "so"', 1, true]])).toBe(
      '\uFEFF가,"a,b","say ""so""",1,true\r\n',
    );
  });

  it.each([
    '=1+1',
    '+61 412',
    '-2',
    '@SUM',
    '\tx',
    '＝1',
    '＋1',
    '－2',
    '＠SUM',
    ' =1',
    '\u200b＝1',
  ])('defuses %j', (text) => {
    expect(toCsv([[text]])).toContain(`'${toSafeLine(text)}`);
  });
});

describe('ordersCsv', () => {
  const nothing = { refunds: [], marks: new Map<string, OrderMarks>() };

  it('says that cash which was taken is collected, and its order paid', () => {
    const order = cashOrder();
    const { uid } = order.customerInfo;
    const taken = (amount: number) => {
      const mark = { ...markOf(order, 'cash-taken', amount), at: 1, by: 'driver@example.com' };
      return new Map([[orderIdOf(refOf(order)), { uid, 'cash-taken': mark }]]);
    };
    const rowWith = (amount: number) =>
      ordersCsv([order], { ...nothing, marks: taken(amount) }, plainOrderWords).split('\r\n')[1];
    expect(rowWith(6000)).toContain(',60.00,0,0,60,cash,yes,');
    expect(rowWith(5000)).toContain(',60.00,0,10,50,cash,no,');
  });

  it('has one row for each order, in dollars, and one for each of its lines in a file of its own', () => {
    const soup = cashOrder().menus.soup;
    if (!soup) throw new Error('no soup');
    const order = cashOrder({ menus: { soup, kimchi: { ...soup, menuTitle: '김치', q: 2 } } });
    const [header, row, end] = ordersCsv([order], nothing, plainOrderWords).split('\r\n');
    expect(header).toContain('dateId,name');
    expect(row).toContain(',5,60.00,0,60,0,cash,no,');
    expect(end).toBe('');
    const lines = orderLinesCsv([order], plainOrderWords).split('\r\n');
    expect(lines.slice(1, 3).map((line) => line.split(',').slice(-4))).toEqual([
      ['곰탕', '3', '20', '60'],
      ['김치', '2', '20', '60'],
    ]);
  });

  it('is headed and worded in the language of its reader', () => {
    const words = {
      header: (column: string) => (column === 'name' ? '이름' : column),
      date: () => '2026-11-24',
      payment: () => '현금',
      dish: () => '국',
      flag: () => '아니요',
    };
    const [header, row] = ordersCsv([cashOrder()], nothing, words).split('\r\n');
    expect(header).toContain('dateId,이름');
    expect(row?.startsWith('2026-11-24,')).toBe(true);
    expect(row).toContain(',현금,아니요,');
  });

  it('states the refunded sum of an order', () => {
    const order = cashOrder();
    const { uid } = order.customerInfo;
    const refund = { uid, orderId: order.orderId, state: 'succeeded', to: 'card' } as Refund;
    const refunds = [
      { ...refund, amount: 500 },
      { ...refund, amount: 250, to: 'points' as const },
      { ...refund, amount: 900, state: 'failed' as const },
      { ...refund, amount: 700, kind: 'exception' as const },
      { ...refund, amount: 300, uid: 'another' },
    ];
    const [header, row] = ordersCsv([order], { ...nothing, refunds }, plainOrderWords).split(
      '\r\n',
    );
    expect(header).toMatch(/,refunded$/);
    expect(row).toMatch(/,7.5$/);
  });
});

describe('labelSheets', () => {
  it('fills 21 labels a sheet, starting at the first free one', () => {
    const [first, second, ...rest] = labelSheets([1, 2, 3], 20);
    expect(first?.slice(18)).toEqual([undefined, 1, 2]);
    expect(second?.[0]).toBe(3);
    expect(second).toHaveLength(21);
    expect(rest).toEqual([]);
  });

  it.each([
    [0, 1],
    [22, 21],
    [1.5, 1],
    [Number.NaN, 1],
    [7, 7],
  ])('takes %d for place %d', (typed, place) => {
    expect(labelStart(typed)).toBe(place);
  });
});
