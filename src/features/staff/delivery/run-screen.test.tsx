// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSeenOrders } from '../../../data/staff/orders/seen-orders.ts';
import type { Order } from '../../../domain/order/order.ts';
import {
  addressMark,
  type DeliveryRun,
  parseRun,
} from '../../../domain/staff/delivery/delivery-run.ts';
import { boardFrom, pricedOrders } from '../../../domain/staff/orders/board.ts';
import type { ShownOrder } from '../../../domain/staff/orders/shown-order.ts';
import type { Role } from '../../../domain/staff/roles.ts';
import { boardOf } from '../../../domain/testing/drawn-board.ts';
import { date, dateId } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { ActionHost } from '../common/changes/action-host.tsx';
import { setLastChange } from '../common/changes/last-change.ts';
import { RoleContext } from '../common/shell/role.ts';
import { store } from '../testing/fake-store.ts';
import { RunScreen } from './run-screen.tsx';

vi.hoisted(() => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo');
});
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
vi.mock('../../../data/staff/common/run-staff-plan.ts', () => import('../testing/fake-store.ts'));
vi.mock('../../../data/staff/common/staff-reads.ts', () => ({ queryOnce: async () => [] }));
vi.mock('../orders/use-marking.ts', () => ({ useMarking: () => () => {} }));

const at = (orderKey: string, address: string): Order => {
  const order = cashOrder({ orderKey, orderId: orderKey });
  return { ...order, customerInfo: { ...order.customerInfo, name: `${orderKey} 손님`, address } };
};
const home = at('b', '2 B St, Epping');
const gone = at('b', '9 Z Rd, Epping');
const others = [at('a', '1 A St, Epping'), at('c', '3 C St, Epping')];
const path = `deliveryRuns/${dateId}`;
const run = (): DeliveryRun => parseRun(store.documents[path]);

beforeEach(() => {
  const places = Object.fromEntries(
    [home, ...others].map((order) => [`u1_${order.orderKey}`, addressMark(order)]),
  );
  store.documents = {
    [path]: { areas: [], stops: ['u1_a', 'u1_b', 'u1_c'], windows: {}, places },
  };
});
afterEach(() => {
  cleanup();
  toast.remove();
  setLastChange(undefined);
});

const screenOf = (order: Order, role: Role = 'owner') => {
  const ofDate = Object.fromEntries([order, ...others].map((one) => [one.orderKey, one]));
  return (
    <MemoryRouter>
      <RoleContext value={role}>
        <RunScreen
          dateId={dateId}
          orders={boardOf({ u1: ofDate }, new Map(), {})}
          run={run()}
          language="ko"
          staffName="boss@example.com"
        />
      </RoleContext>
      <ActionHost />
    </MemoryRouter>
  );
};
const question = () => screen.queryByText('주소가 바뀌었어요. 이 자리가 아직 맞나요?');

it('asks nothing of a stop that is where its place was decided', () => {
  render(screenOf(home));
  expect(question()).toBeNull();
});

it('asks of a stop that goes elsewhere, until staff say that its place fits', async () => {
  const { rerender } = render(screenOf(gone));
  expect(question()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'b 손님: 자리 맞아요' }));
  await waitFor(() => expect(run().places?.u1_b).toBe(addressMark(gone)));
  expect(run().stops).toEqual(['u1_a', 'u1_b', 'u1_c']);
  rerender(screenOf(gone));
  expect(question()).toBeNull();
});

it.each([
  ['맨 앞', ['u1_b', 'u1_a', 'u1_c']],
  ['3. 3 C St, Epping 다음', ['u1_a', 'u1_c', 'u1_b']],
])('moves it where staff say: %s', async (where, stops) => {
  const { rerender } = render(screenOf(gone));
  fireEvent.click(screen.getByRole('button', { name: 'b 손님: 자리 옮기기' }));
  fireEvent.click(screen.getByRole('button', { name: where }));
  await waitFor(() => expect(run().stops).toEqual(stops));
  rerender(screenOf(gone));
  expect(question()).toBeNull();
});

it('keeps the question while another stop is moved, and ends it when the stop itself is', async () => {
  const { rerender } = render(screenOf(gone));
  fireEvent.click(screen.getByRole('button', { name: 'a 손님 아래로' }));
  await waitFor(() => expect(run().stops).toEqual(['u1_b', 'u1_a', 'u1_c']));
  rerender(screenOf(gone));
  expect(question()).not.toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'b 손님 아래로' })).toHaveProperty('disabled', false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'b 손님 아래로' }));
  await waitFor(() => expect(run().stops).toEqual(['u1_a', 'u1_b', 'u1_c']));
  rerender(screenOf(gone));
  expect(question()).toBeNull();
});

it('moves a whole suburb behind another one', async () => {
  const far = at('f', '7 F St, Ryde');
  const { addressFull } = far.customerInfo;
  const inRyde = addressFull && { ...addressFull, locality: 'Ryde' };
  render(screenOf({ ...far, customerInfo: { ...far.customerInfo, addressFull: inRyde } }));
  fireEvent.click(screen.getByRole('button', { name: 'Epping: 자리 옮기기' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ryde 다음' }));
  await waitFor(() => expect(run().areas).toEqual(['Ryde', 'Epping']));
});

it('asks the driver nothing', () => {
  render(screenOf(gone, 'driver'));
  expect(screen.getByText(/^9 Z Rd, Epping/)).toBeTruthy();
  expect(question()).toBeNull();
});

const cancelledAt = date.deliveryDate + 2 * 3_600_000;

function RunAfterCancelling() {
  const seen = useSeenOrders(dateId) ?? {};
  const [left] = others as [Order];
  const priced = pricedOrders({ u1: { [left.orderKey]: left } });
  return (
    <RunScreen
      dateId={dateId}
      orders={boardFrom<ShownOrder>(priced, new Map(), seen, [{ ...home, cancelledAt }])}
      run={run()}
      language="ko"
      staffName="driver@example.com"
    />
  );
}

it('keeps a cancelled stop, struck through, until somebody has seen it', async () => {
  render(
    <MemoryRouter>
      <RoleContext value="driver">
        <RunAfterCancelling />
      </RoleContext>
    </MemoryRouter>,
  );
  const list = within(screen.getByRole('list', { name: '취소된 배송' }));
  expect(list.getByText('2 B St, Epping · b 손님').tagName).toBe('DEL');
  expect(list.getByText('오후 2:00에 취소됐어요. 가게로 가져와 주세요.')).toBeTruthy();
  fireEvent.click(list.getByRole('button', { name: /: 확인했어요$/ }));
  await waitFor(() => expect(screen.queryByRole('list', { name: '취소된 배송' })).toBeNull());
});
