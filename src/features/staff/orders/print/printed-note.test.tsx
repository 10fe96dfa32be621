// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Order } from '../../../../domain/order/order.ts';
import { parseRun } from '../../../../domain/staff/delivery/delivery-run.ts';
import { boardOf } from '../../../../domain/testing/drawn-board.ts';
import { dateId } from '../../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../../domain/testing/staff-actors.ts';
import '../../../../i18n/i18n.ts';
import { ActionHost } from '../../common/changes/action-host.tsx';
import { setLastChange } from '../../common/changes/last-change.ts';
import { store } from '../../testing/fake-store.ts';
import { PrintedNote } from './printed-note.tsx';

vi.mock('../../../../data/staff/common/run-staff-plan.ts', () => {
  return import('../../testing/fake-store.ts');
});
vi.mock('../../../../data/staff/common/staff-reads.ts', () => ({ queryOnce: async () => [] }));

const path = `deliveryRuns/${dateId}`;
const storedRun = () => parseRun(store.documents[path]);

afterEach(() => {
  cleanup();
  setLastChange(undefined);
  store.documents = { [`orders2/${dateId}`]: {} };
  localStorage.clear();
  vi.useRealTimers();
});

const order = cashOrder();
const boardWith = (changes: Partial<Order> = {}) =>
  boardOf({ u1: { [order.orderKey]: { ...order, ...changes } } }, new Map(), {});

function show(kind: string, orders = boardWith(), onPaper = true, withStops = false) {
  cleanup();
  const run = withStops ? storedRun() : undefined;
  render(
    <MemoryRouter>
      <PrintedNote {...{ dateId, kind, orders, onPaper, run }} language="ko" />
      <ActionHost />
    </MemoryRouter>,
  );
}

it('prints when it was printed, and says on the screen how many orders have changed since', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T02:10:00Z'), toFake: ['Date'] });
  show('packing');
  expect(document.body.textContent).toBe('');
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('11월 23일 (월) 오후 1:10 인쇄')).toBeTruthy();
  vi.setSystemTime('2026-11-23T04:00:00Z');
  // Another visit, the order as it was, then changed.
  show('packing');
  expect(screen.getByText('11월 23일 (월) 오후 1:10 인쇄')).toBeTruthy();
  expect(screen.queryByText(/바뀌었어요/)).toBeNull();
  show('packing', boardWith({ orderRequest: '덜 맵게' }));
  expect(
    screen.getByText(
      '11월 23일 (월) 오후 1:10에 인쇄한 뒤로 주문 1건이 바뀌었어요. 다시 인쇄하세요.',
    ),
  ).toBeTruthy();
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('11월 23일 (월) 오후 3:00 인쇄')).toBeTruthy();
  expect(screen.queryByText(/바뀌었어요/)).toBeNull();
});

it('keeps each paper apart, and puts nothing on a sheet of labels', () => {
  show('packing');
  fireEvent(window, new Event('beforeprint'));
  show('labels', boardWith(), false);
  fireEvent(window, new Event('beforeprint'));
  const onScreen = screen.getByText(/인쇄 창에서 취소/).closest('.no-print');
  expect(document.body.textContent).toBe(onScreen?.textContent);
  show('labels', boardWith({ orderRequest: '덜 맵게' }), false);
  expect(screen.getByText(/바뀌었어요/).closest('.no-print')).toBeTruthy();
});

const ordersOf = (...keys: string[]) =>
  boardOf(
    { u1: Object.fromEntries(keys.map((key) => [key, { ...order, orderKey: key, orderId: key }])) },
    new Map(),
    {},
  );
const print = () => fireEvent(window, new Event('beforeprint'));

it('keeps the numbers of the stops as they were printed, and adds those of a later print', async () => {
  store.documents[path] = { stops: ['u1_a', 'u1_new', 'u1_b'] };
  show('labels', ordersOf('a', 'b'), false, true);
  print();
  await waitFor(() => expect(storedRun().numbers).toEqual({ '1': 'u1_a', '2': 'u1_b' }));
  expect(await screen.findByText('인쇄한 번호는 그대로 둘게요')).toBeTruthy();
  show('labels', ordersOf('a', 'b', 'new'), false, true);
  print();
  await waitFor(() => expect(storedRun().numbers).toHaveProperty('1a', 'u1_new'));
});

it('takes back a print whose dialog was cancelled, and no number, which another paper may have by now', async () => {
  store.documents[path] = { stops: ['u1_a', 'u1_new', 'u1_b'], numbers: { '1': 'u1_a' } };
  show('labels', ordersOf('a'), false, true);
  print();
  show('labels', ordersOf('a', 'b'), false, true);
  expect(screen.getByText(/주문 1건이 바뀌었어요/)).toBeTruthy();
  print();
  await waitFor(() => expect(storedRun().numbers).toHaveProperty('2', 'u1_b'));
  expect(screen.queryByText(/바뀌었어요/)).toBeNull();
  await screen.findByText('인쇄한 번호는 그대로 둘게요');
  fireEvent.click(screen.getByRole('button', { name: '인쇄하지 않았어요' }));
  expect(screen.getByText(/주문 1건이 바뀌었어요/)).toBeTruthy();
  expect(screen.queryByText(/인쇄 창에서 취소/)).toBeNull();
  expect(storedRun().numbers).toEqual({ '1': 'u1_a', '2': 'u1_b' });
});

it('stores no numbers with a paper that has no stops', () => {
  show('picking', ordersOf('a'));
  print();
  expect(Object.keys(store.documents)).toEqual([`orders2/${dateId}`]);
});
