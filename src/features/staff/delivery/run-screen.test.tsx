// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSeenOrders } from '../../../data/staff/orders/seen-orders.ts';
import type { Order } from '../../../domain/order/order.ts';
import {
  addressMark,
  areasOf,
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
import { Toaster } from '../../../ui/feedback/toast.tsx';
import { ActionHost } from '../common/changes/action-host.tsx';
import { setLastChange } from '../common/changes/last-change.ts';
import { RoleContext } from '../common/shell/role.ts';
import { store } from '../testing/fake-store.ts';
import { RunScreen } from './run-screen.tsx';
import { SuggestButton } from './suggest-button.tsx';

vi.stubGlobal('matchMedia', () => ({
  matches: true,
  addEventListener: () => {},
  removeEventListener: () => {},
}));
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
    [`orders2/${dateId}`]: {},
    [path]: { areas: [], stops: ['u1_a', 'u1_b', 'u1_c'], windows: {}, places },
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  toast.remove();
  setLastChange(undefined);
});

const screenOf = (order: Order, role?: Role) => screenWith([order, ...others], role);
const screenWith = (orders: readonly Order[], role: Role = 'owner') => {
  const ofDate = Object.fromEntries(orders.map((one) => [one.orderKey, one]));
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
      <Toaster label="알림" afterFirstPaint={async () => {}} />
    </MemoryRouter>
  );
};
/** Renders a screen and waits for its stops. */
const listed = async (ui: ReactNode) => {
  const view = render(ui);
  await screen.findAllByRole('listitem');
  return view;
};
const question = () => screen.queryByText('주소가 바뀌었어요. 이 자리가 아직 맞나요?');

it('asks nothing of a stop that is where its place was decided', async () => {
  await listed(screenOf(home));
  expect(question()).toBeNull();
});

it('asks of a stop that goes elsewhere, until staff say that its place fits', async () => {
  const { rerender } = await listed(screenOf(gone));
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
  const { rerender } = await listed(screenOf(gone));
  fireEvent.click(screen.getByRole('button', { name: 'b 손님: 자리 옮기기' }));
  fireEvent.click(screen.getByRole('button', { name: where }));
  await waitFor(() => expect(run().stops).toEqual(stops));
  rerender(screenOf(gone));
  expect(question()).toBeNull();
});

it('keeps the question while another stop is moved, and ends it when the stop itself is', async () => {
  const { rerender } = await listed(screenOf(gone));
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

/** Rows of a list are below each other, as far as a keyboard that moves them needs to know. */
function layOutRows() {
  const rect = Element.prototype.getBoundingClientRect;
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  place.mockImplementation(function (this: Element) {
    const rows = [...(this.parentElement?.children ?? [])];
    if (this.tagName === 'OL') return new DOMRect(0, 0, 300, 100 * this.children.length);
    return this.tagName === 'LI'
      ? new DOMRect(0, 100 * rows.indexOf(this), 300, 100)
      : rect.call(this);
  });
}

const drag = async (name: string, codes: readonly string[]) => {
  const handle = await screen.findByRole('button', { name: `${name} 손님: 끌어서 옮기기` });
  handle.focus();
  for (const code of codes) {
    fireEvent.keyDown(document.activeElement ?? handle, { code });
    // The keyboard is listened to from the next task on.
    await act(() => new Promise((next) => setTimeout(next)));
  }
};

it('drags a stop by its handle with the keyboard, in one change that is undone, and says where it is', async () => {
  layOutRows();
  const { rerender } = await listed(screenOf(home));
  await drag('c', ['Space']);
  expect(screen.getByText('c 손님님 배송지를 집고 있어요. 3곳 중 3번째예요.')).toBeTruthy();
  await drag('c', ['ArrowUp', 'ArrowUp']);
  expect(screen.getByText('3곳 중 1번째')).toBeTruthy();
  expect(run().stops).toEqual(['u1_a', 'u1_b', 'u1_c']);
  await drag('c', ['Space']);
  await waitFor(() => expect(run().stops).toEqual(['u1_c', 'u1_a', 'u1_b']));
  const entries = Object.keys(store.documents).filter((one) => one.startsWith('staffLog/'));
  expect(entries).toHaveLength(1);
  expect(store.documents[entries[0] ?? '']).toMatchObject({
    action: 'stops',
    before: { stops: { moves: 'u1_c', behind: 'u1_b' } },
    after: { stops: { moves: 'u1_c', behind: null } },
  });
  rerender(screenOf(home));
  fireEvent.click(await screen.findByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(run().stops).toEqual(['u1_a', 'u1_b', 'u1_c']));
});

it('leaves a stop where it was when dragging is given up', async () => {
  layOutRows();
  await listed(screenOf(home));
  await drag('a', ['Space', 'ArrowDown', 'Escape']);
  expect(screen.getByText('옮기지 않았어요')).toBeTruthy();
  expect(run().stops).toEqual(['u1_a', 'u1_b', 'u1_c']);
});

it('asks before it drops a stop that was moved on another phone meanwhile', async () => {
  layOutRows();
  await listed(screenOf(home));
  await drag('c', ['Space', 'ArrowUp']);
  store.documents[path] = { ...run(), stops: ['u1_c', 'u1_a', 'u1_b'] };
  await drag('c', ['Space']);
  fireEvent.click(await screen.findByRole('button', { name: '지금 것 그대로 두기' }));
  await waitFor(() => expect(screen.queryByText('내가 고른 것')).toBeNull());
  expect(run().stops).toEqual(['u1_c', 'u1_a', 'u1_b']);
});

it('gives no handle to a stop whose place is asked about, nor to one that is alone', async () => {
  const { rerender } = await listed(screenOf(gone));
  const handles = () => screen.queryAllByRole('button', { name: /: 끌어서 옮기기$/ });
  await waitFor(() => expect(handles()).toHaveLength(2));
  rerender(screenWith([home]));
  expect(handles()).toHaveLength(0);
});

it('moves a whole suburb behind another one', async () => {
  const far = at('f', '7 F St, Ryde');
  const { addressFull } = far.customerInfo;
  const inRyde = addressFull && { ...addressFull, locality: 'Ryde' };
  await listed(screenOf({ ...far, customerInfo: { ...far.customerInfo, addressFull: inRyde } }));
  fireEvent.click(screen.getByRole('button', { name: 'Epping: 자리 옮기기' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ryde 다음' }));
  await waitFor(() => expect(run().areas).toEqual(['Ryde', 'Epping']));
});

it('moves a stop to the position that staff type, and says which there are', async () => {
  await listed(screenOf(home));
  fireEvent.click(screen.getByRole('button', { name: 'a 손님: 자리 옮기기' }));
  const field = screen.getByLabelText('몇 번째로 옮길까요?');
  const move = () => fireEvent.click(screen.getByRole('button', { name: '옮기기' }));
  for (const wrong of ['0', '4', '', 'x']) {
    fireEvent.change(field, { target: { value: wrong } });
    move();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('1부터 3까지 적어 주세요')).toBeTruthy();
  }
  expect(run().stops).toEqual(['u1_a', 'u1_b', 'u1_c']);
  fireEvent.change(field, { target: { value: '3' } });
  move();
  await waitFor(() => expect(run().stops).toEqual(['u1_b', 'u1_c', 'u1_a']));
});

it('moves a stop of a later suburb to a position among its own', async () => {
  const [first, ...rest] = [at('a', '1 A St, Epping'), at('d', '1 D St'), at('e', '2 E St')];
  const inRyde = rest.map((one) => {
    const { addressFull } = one.customerInfo;
    const full = addressFull && { ...addressFull, locality: 'Ryde' };
    return { ...one, customerInfo: { ...one.customerInfo, addressFull: full } };
  });
  await listed(screenWith([first as Order, ...inRyde]));
  fireEvent.click(screen.getByRole('button', { name: 'e 손님: 자리 옮기기' }));
  expect(screen.getByText('2부터 3까지 적어 주세요')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('몇 번째로 옮길까요?'), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: '옮기기' }));
  await waitFor(() => expect(run().stops.slice(0, 2)).toEqual(['u1_e', 'u1_d']));
});

const placed = (orderKey: string, longitude: number): Order => {
  const order = at(orderKey, `1 ${orderKey} St, Epping`);
  const { addressFull } = order.customerInfo;
  const full = addressFull && { ...addressFull, longitude };
  return { ...order, customerInfo: { ...order.customerInfo, addressFull: full } };
};
const byLongitude = [placed('a', 151), placed('b', 151.2), placed('c', 151.1)];
const suggest = async () =>
  fireEvent.click(await screen.findByRole('button', { name: '더 짧은 순서로 바꾸기' }));

it('shows all that stands above the stops with them, so that none moves under a finger', () => {
  store.documents[path] = { ...run(), numbers: { 1: 'u1_b', 2: 'u1_a', 3: 'u1_c' } };
  render(screenWith(byLongitude));
  expect(screen.getAllByText(/^[abc] 손님$/)).toHaveLength(3);
  expect(screen.getByRole('button', { name: '더 짧은 순서로 바꾸기' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '번호 다시 매기기' })).toBeTruthy();
});

it('suggests a shorter order, says what that saves, and is undone', async () => {
  const { rerender } = await listed(screenWith(byLongitude));
  await suggest();
  await waitFor(() => expect(run().stops).toEqual(['u1_b', 'u1_c', 'u1_a']));
  expect(
    await screen.findByText(/^순서를 바꿨어요. 길이 약 [\d.]+km, \d+분 짧아져요.$/),
  ).toBeTruthy();
  rerender(screenWith(byLongitude));
  fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(run().stops).toEqual(['u1_a', 'u1_b', 'u1_c']));
});

it('says that delivery times stay where some were set', async () => {
  store.documents[path] = { ...run(), windows: { u1_a: { from: 1, to: 2 } } };
  await listed(screenWith(byLongitude));
  await suggest();
  expect(await screen.findByText(/정해 둔 배송 시간은 그대로이니 다시 정해 주세요.$/)).toBeTruthy();
});

it('asks before it overwrites what was moved on another phone meanwhile', async () => {
  await listed(screenWith(byLongitude));
  store.documents[path] = { ...run(), stops: ['u1_c', 'u1_a', 'u1_b'] };
  await suggest();
  const theirs = await screen.findByRole('button', { name: '지금 것 그대로 두기' });
  expect(run().stops).toEqual(['u1_c', 'u1_a', 'u1_b']);
  fireEvent.click(theirs);
  await waitFor(() => expect(screen.queryByText('내가 고른 것')).toBeNull());
  expect(run().stops).toEqual(['u1_c', 'u1_a', 'u1_b']);
});

it('says so where no order is shorter, and changes nothing', async () => {
  store.documents[path] = { ...run(), stops: ['u1_b', 'u1_c', 'u1_a'] };
  await listed(screenWith(byLongitude));
  await suggest();
  expect(await screen.findByText('지금 순서보다 짧은 길을 찾지 못했어요')).toBeTruthy();
  expect(run().stops).toEqual(['u1_b', 'u1_c', 'u1_a']);
});

it('suggests no order for more stops than are set at once', async () => {
  const orders = Array.from({ length: 201 }, (_, index) => placed(`${index}`, 151));
  render(
    <>
      <SuggestButton
        {...{ dateId, run: run(), areas: areasOf(orders, run()) }}
        delivered={new Set()}
      />
      <Toaster label="알림" afterFirstPaint={async () => {}} />
    </>,
  );
  await suggest();
  expect(await screen.findByText(/^배송지가 200곳보다 많으면/)).toBeTruthy();
});

it('draws the way of the stops as they are numbered, in words as well', async () => {
  await listed(screenWith(byLongitude));
  const title = screen.getByText('배송 길 보기');
  const folded = title.closest('details') as HTMLDetailsElement;
  folded.open = true;
  fireEvent(folded, new Event('toggle'));
  const drawing = await screen.findByRole('img', { name: '배송 길 그림' });
  const numbers = [...drawing.querySelectorAll('text')].map((one) => one.textContent);
  expect(numbers).toEqual(['1', '2', '3']);
  expect(screen.getByText('Epping 1–3번')).toBeTruthy();
  expect(screen.getByText(/^주방에서 마지막 배송지까지 약 \d+km$/)).toBeTruthy();
  expect(screen.queryByText(/^점선으로/)).toBeNull();
});

it('shows numbers as printed, asks for no position then, and renumbers after a question', async () => {
  store.documents[path] = { ...run(), numbers: { '1': 'u1_a', '2': 'u1_c' } };
  const orders = [home, ...others];
  const { rerender } = await listed(screenWith(orders));
  const numbers = () =>
    screen.getAllByRole('listitem').map((one) => one.querySelector('span')?.textContent);
  expect(numbers()).toEqual(['1', '1a', '2']);
  fireEvent.click(screen.getByRole('button', { name: 'b 손님: 자리 옮기기' }));
  expect(screen.queryByLabelText('몇 번째로 옮길까요?')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '닫기' }));
  fireEvent.click(await screen.findByRole('button', { name: '번호 다시 매기기' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toMatch('모두 다시 인쇄해야 해요');
  expect(run().numbers).toHaveProperty('2');
  fireEvent.click(within(dialog).getByRole('button', { name: '번호 다시 매기기' }));
  await waitFor(() => expect(run().numbers).toEqual({}));
  rerender(screenWith(orders));
  expect(numbers()).toEqual(['1', '2', '3']);
  expect(screen.queryByText('번호는 인쇄한 그대로예요')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(run().numbers).toEqual({ '1': 'u1_a', '2': 'u1_c' }));
});

it('asks the driver nothing', async () => {
  await listed(screenOf(gone, 'driver'));
  expect(screen.getByText(/^9 Z Rd, Epping/)).toBeTruthy();
  expect(question()).toBeNull();
  expect(screen.queryByRole('button', { name: '더 짧은 순서로 바꾸기' })).toBeNull();
  expect(screen.queryByRole('button', { name: /: 끌어서 옮기기$/ })).toBeNull();
});

const cancelledAt = date.deliveryDate + 2 * 3_600_000;

function RunAfterCancelling({ movedTo }: { movedTo?: string }) {
  const seen = useSeenOrders(dateId) ?? {};
  const [left] = others as [Order];
  const priced = pricedOrders({ u1: { [left.orderKey]: left } });
  return (
    <RunScreen
      dateId={dateId}
      orders={boardFrom<ShownOrder>(priced, new Map(), seen, [{ ...home, cancelledAt, movedTo }])}
      run={run()}
      language="ko"
      staffName="driver@example.com"
    />
  );
}

it('says of a stop that was moved to another date where it is now', () => {
  render(
    <MemoryRouter>
      <RoleContext value="driver">
        <RunAfterCancelling movedTo="20261127_1763000000000" />
      </RoleContext>
    </MemoryRouter>,
  );
  const list = within(screen.getByRole('list', { name: '취소된 배송' }));
  expect(list.getByText(/11월 27일.*배송으로 옮긴 주문이에요/)).toBeTruthy();
});

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
