// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import { type DeliveryRun, parseRun } from '../../../domain/staff/delivery/delivery-run.ts';
import { markOf, type OrderMarks } from '../../../domain/staff/orders/order-marks.ts';
import { boardOf } from '../../../domain/testing/drawn-board.ts';
import { date, dateId } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { RoleContext } from '../common/shell/role.ts';
import { RunScreen } from './run-screen.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));

const driver = 'driver@example.com';
const at = (orderKey: string, note = ''): Order => {
  const order = cashOrder({ orderKey, orderId: orderKey });
  const address = `${orderKey} St, Epping`;
  const customerInfo = { ...order.customerInfo, name: `${orderKey} 손님`, address, note };
  return { ...order, customerInfo };
};
const orders = [at('a'), at('b', '문 앞에 두세요'), at('c')];
const cost = boardOf({ u1: { a: orders[0] as Order } }, new Map(), {})[0]?.due ?? 0;

const delivered = (order: Order, hour: number, paid: boolean): [string, OrderMarks] => {
  const made = { at: date.deliveryDate + hour, by: driver };
  return [
    `u1_${order.orderKey}`,
    {
      uid: 'u1',
      delivered: { ...markOf(order, 'delivered'), ...made },
      ...(paid && { 'cash-taken': { ...markOf(order, 'cash-taken', cost), ...made } }),
    },
  ];
};
const show = (marks: [string, OrderMarks][] = [], windows: DeliveryRun['windows'] = {}) =>
  render(
    <MemoryRouter>
      <RoleContext value="driver">
        <RunScreen
          dateId={dateId}
          orders={boardOf(
            { u1: Object.fromEntries(orders.map((one) => [one.orderKey, one])) },
            new Map(marks),
            {},
          )}
          run={parseRun({ stops: ['u1_a', 'u1_b', 'u1_c'], windows })}
          language="ko"
          staffName={driver}
        />
      </RoleContext>
    </MemoryRouter>,
  );
const part = (title: string) => {
  const section = screen.getByRole('heading', { name: title }).closest('section');
  return within(section as HTMLElement);
};
const stopsIn = (title: string) =>
  part(title)
    .getAllByRole('listitem')
    .map((item) => /[abc] St/.exec(item.textContent ?? '')?.[0]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: date.deliveryDate });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('stands on top with its map, phone, note and what to collect, and is not listed again', () => {
  show([delivered(orders[0] as Order, 1, true)]);
  expect(stopsIn('다음 배송')).toEqual(['b St']);
  const next = part('다음 배송');
  expect(next.getByText('2곳 남았어요')).toBeTruthy();
  expect(next.getByText('문 앞에 두세요')).toBeTruthy();
  expect(next.getByText(/^받을 돈 /)).toBeTruthy();
  expect(next.getByRole('link', { name: 'b 손님: 길찾기' }).getAttribute('href')).toContain(
    'https://www.google.com/maps/dir/',
  );
  const call = next.getByRole('link', { name: `b 손님님께 전화 ${orders[1]?.customerInfo.phone}` });
  expect(call.textContent).toBe(orders[1]?.customerInfo.phone);
  // The one step that is prominent; of the stops below none is.
  const prominent = screen
    .getAllByRole('button')
    .filter(({ className }) => className.includes('step'));
  expect(prominent).toEqual([next.getByRole('button', { name: 'b 손님: 배송 완료' })]);
  expect(stopsIn('Epping (1)')).toEqual(['c St']);
});

it('is that of both runs, named, while two drivers have not begun', () => {
  const at = date.deliveryDate;
  const from = (hour: number) => ({ from: at + hour, to: at + hour + 1 });
  show([], { u1_a: from(1), u1_b: from(2), u1_c: from(1) });
  expect(stopsIn('다음 배송 · 기사 1')).toEqual(['a St']);
  expect(part('다음 배송 · 기사 1').getByText('2곳 남았어요')).toBeTruthy();
  expect(stopsIn('다음 배송 · 기사 2')).toEqual(['c St']);
  expect(stopsIn('Epping (1)')).toEqual(['b St']);
});

it('leaves what was delivered last in sight, for its cash and photo, and folds what is done', () => {
  show([delivered(orders[0] as Order, 1, true), delivered(orders[1] as Order, 2, false)]);
  expect(stopsIn('다음 배송')).toEqual(['c St']);
  expect(stopsIn('방금 배송한 곳')).toEqual(['b St']);
  expect(part('방금 배송한 곳').getByText('사진 찍기')).toBeTruthy();
  expect(screen.queryByText('a St, Epping')).toBeNull();
  const folded = screen.getByText('1곳 배송 완료').closest('details') as HTMLDetailsElement;
  fireEvent.click(screen.getByText('1곳 배송 완료'));
  folded.open = true;
  fireEvent(folded, new Event('toggle'));
  expect(within(folded).getByRole('button', { name: 'a 손님: 배송 완료' })).toBeTruthy();
});

it('keeps a stop listed whose cash is still to be collected', () => {
  show([delivered(orders[0] as Order, 1, false), delivered(orders[1] as Order, 2, true)]);
  expect(stopsIn('Epping (1)')).toEqual(['a St']);
  expect(screen.queryByText(/곳 배송 완료$/)).toBeNull();
});

it('says that all was delivered', () => {
  show(orders.map((one, hour) => delivered(one, hour + 1, true)));
  expect(screen.getByText('모두 배송했어요')).toBeTruthy();
  expect(screen.getByText('2곳 배송 완료')).toBeTruthy();
});

it('takes no second tap of a double tap where the next one has come', () => {
  const { rerender } = show();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'a 손님: 배송 완료' }), {
    ...{ isPrimary: true, clientX: 5, clientY: 5 },
  });
  rerender(<p>gone</p>);
  expect(document.querySelector('[data-tap-cover]')).not.toBeNull();
});

it('is for the day of delivery only', () => {
  vi.setSystemTime(date.deliveryDate - 86_400_000);
  show([delivered(orders[0] as Order, 1, true)]);
  expect(screen.queryByRole('heading', { name: '다음 배송' })).toBeNull();
  expect(stopsIn('Epping (3)')).toEqual(['a St', 'b St', 'c St']);
});
