import { describe, expect, it } from 'vitest';
import { type BellState, countWaiting, type Heard, hear, kindsFor } from './bell.ts';
import { type BellKind, bellKinds } from './bell-kinds.ts';
import type { OrderNews } from './order-news.ts';

const news = (id: string, changes: Partial<OrderNews> = {}): OrderNews => ({
  id,
  name: `name of ${id}`,
  dateId: 'tuesday',
  orderId: 'u1_a',
  version: id,
  kind: 'new',
  own: false,
  ...changes,
});
const item = (id: string) => ({ id, name: `name of ${id}` });
const ring = (kind: BellKind, id: string) => ({ kind, name: `name of ${id}` });
const unknown: BellState = { orders: undefined, requests: undefined, troubles: undefined };
const quiet: BellState = { orders: [], requests: [], troubles: [] };
const heardQuiet = hear({}, quiet).heard;

/** What rings when these states are told one after another. */
function ringsOf(...states: BellState[]) {
  let heard: Heard = {};
  return states.map((state) => {
    const told = hear(heard, state);
    heard = told.heard;
    return told.rings;
  });
}

describe('kindsFor', () => {
  it.each([
    ['owner', bellKinds],
    ['books', bellKinds],
    ['kitchen', []],
    ['driver', []],
  ] as const)(
    'rings for all kinds or, where orders are not read as they come, for none: %s',
    (role, kinds) => {
      expect(kindsFor(role)).toEqual(kinds);
    },
  );
});

describe('hear', () => {
  it('does not ring for what is there already when the page is opened', () => {
    const open = { orders: [news('1')], requests: [item('r1')], troubles: [item('t1')] };
    expect(ringsOf(open, open)).toEqual([[], []]);
  });

  it('does not ring for a part that is told for the first time later than the others', () => {
    expect(ringsOf(unknown, { ...unknown, troubles: [item('t1')] }, quiet)).toEqual([[], [], []]);
  });

  it.each(['new', 'changed', 'cancelled'] as const)('rings for news of an order: %s', (kind) => {
    expect(hear(heardQuiet, { ...quiet, orders: [news('1', { kind })] }).rings).toEqual([
      ring(kind, '1'),
    ]);
  });

  it('rings for a request and for a trouble', () => {
    expect(hear(heardQuiet, { ...quiet, requests: [item('r1')] }).rings).toEqual([
      ring('request', 'r1'),
    ]);
    expect(hear(heardQuiet, { ...quiet, troubles: [item('t1')] }).rings).toEqual([
      ring('trouble', 't1'),
    ]);
  });

  it('does not ring for what the member of staff who is looking did', () => {
    const orders = [news('1', { own: true })];
    expect(hear(heardQuiet, { ...quiet, orders }).rings).toEqual([]);
  });

  it('rings for each that came in together, orders first', () => {
    const orders = [news('1', { kind: 'cancelled' }), news('2'), news('3')];
    const { rings } = hear(heardQuiet, {
      orders,
      requests: [],
      troubles: [item('t1'), item('t2')],
    });
    expect(rings).toEqual([
      ring('cancelled', '1'),
      ring('new', '2'),
      ring('new', '3'),
      ring('trouble', 't1'),
      ring('trouble', 't2'),
    ]);
  });

  it('rings once for each, also if a trouble is resolved and opened again or a list is read anew', () => {
    const troubled = { ...quiet, troubles: [item('t1')] };
    expect(ringsOf(quiet, troubled, quiet, troubled, unknown, troubled)).toEqual([
      [],
      [ring('trouble', 't1')],
      [],
      [],
      [],
      [],
    ]);
  });
});

describe('countWaiting', () => {
  const nothingSeen = () => undefined;

  it('is 0 while nothing is known or open', () => {
    expect(countWaiting(unknown, bellKinds, nothingSeen)).toBe(0);
    expect(countWaiting(quiet, bellKinds, nothingSeen)).toBe(0);
  });

  it('counts each order once, however often it was changed, and everything in the inbox', () => {
    const orders = [
      news('1'),
      news('2', { kind: 'changed' }),
      news('3', { orderId: 'u2_a' }),
      news('4', { dateId: 'thursday' }),
    ];
    const state = { orders, requests: [item('r1')], troubles: [item('t1'), item('t2')] };
    expect(countWaiting(state, bellKinds, nothingSeen)).toBe(6);
    expect(countWaiting(state, ['request'], nothingSeen)).toBe(1);
  });

  it('leaves out what this phone has seen on the board, but not a later version of it', () => {
    const state = { ...quiet, orders: [news('1')] };
    const seenOn = (dateId: string) => (dateId === 'tuesday' ? { u1_a: '1' } : undefined);
    expect(countWaiting(state, bellKinds, seenOn)).toBe(0);
    const later = news('2', { kind: 'changed' });
    expect(countWaiting({ ...quiet, orders: [news('1'), later] }, bellKinds, seenOn)).toBe(1);
  });

  it('leaves out an order that the member of staff who is looking changed last', () => {
    const orders = [news('1'), news('2', { own: true })];
    expect(countWaiting({ ...quiet, orders }, bellKinds, nothingSeen)).toBe(0);
  });
});
