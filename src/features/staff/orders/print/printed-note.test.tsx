// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Order } from '../../../../domain/order/order.ts';
import { boardOf } from '../../../../domain/testing/drawn-board.ts';
import { dateId } from '../../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../../domain/testing/staff-actors.ts';
import '../../../../i18n/i18n.ts';
import { PrintedNote } from './printed-note.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const order = cashOrder();
const boardWith = (changes: Partial<Order> = {}) =>
  boardOf({ u1: { [order.orderKey]: { ...order, ...changes } } }, new Map(), {});

function show(kind: string, orders = boardWith(), onPaper = true) {
  cleanup();
  render(<PrintedNote {...{ dateId, kind, orders, onPaper }} run={undefined} language="ko" />);
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
  expect(document.body.textContent).toBe('');
  show('labels', boardWith({ orderRequest: '덜 맵게' }), false);
  expect(screen.getByText(/바뀌었어요/).closest('.no-print')).toBeTruthy();
});
