// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseRun } from '../../../domain/staff/delivery/delivery-run.ts';
import { atClock } from '../../../domain/staff/delivery/stop-windows.ts';
import { date, dateId } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { ActionHost } from '../common/changes/action-host.tsx';
import { setLastChange } from '../common/changes/last-change.ts';
import { store } from '../testing/fake-store.ts';
import { TimesScreen } from './times-screen.tsx';

vi.mock('../../../data/staff/common/run-staff-plan.ts', () => import('../testing/fake-store.ts'));
vi.mock('../../../data/staff/delivery/delivery-sends.ts', () => ({
  useDeliverySends: () => new Map(),
}));
vi.mock('../../../data/documents/live-document.ts', async (original) => ({
  ...(await original<object>()),
  useLiveDocument: () => ({ value: undefined, loading: false, error: undefined }),
}));

beforeEach(() => {
  store.documents = {};
  orders = usualOrders;
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  toast.remove();
  setLastChange(undefined);
});

const orderAt = (orderKey: string, locality = 'Epping', delivered = false) => {
  const { customerInfo } = cashOrder();
  const addressFull = { ...customerInfo.addressFull, locality };
  return {
    order: cashOrder({
      ...{ orderKey, orderId: orderKey },
      customerInfo: { ...customerInfo, addressFull } as never,
    }),
    id: `u1_${orderKey}`,
    cancelled: false,
    delivered,
  };
};
const usualOrders = ['one', 'two', 'three'].map((orderKey) => orderAt(orderKey));
let orders = usualOrders;

const times = (deliveryDate = date.deliveryDate) => (
  <MemoryRouter>
    <TimesScreen
      dateId={dateId}
      date={{ ...date, deliveryDate }}
      orders={orders as never}
      run={parseRun(store.documents[`deliveryRuns/${dateId}`])}
      language="ko"
    />
    <ActionHost />
  </MemoryRouter>
);
const fields = ['첫 배송', '한 곳에 (분)', '도착 시간 폭 (분)'];
const shown = () => fields.map((label) => (screen.getByLabelText(label) as HTMLInputElement).value);
const type = (...values: string[]) => {
  for (const [at, value] of values.entries()) {
    fireEvent.change(screen.getByLabelText(fields[at] ?? ''), { target: { value } });
  }
};
const windows = () => Object.values(parseRun(store.documents[`deliveryRuns/${dateId}`]).windows);

it('tells a time that is missing from one that the clock skips', () => {
  const daylightSaving = Date.parse('2026-10-04T01:00:00Z');
  render(times(daylightSaving));
  type('02:30');
  expect(screen.getByText(/서머타임이 시작되어 건너뛰는 시각이에요/)).toBeTruthy();
  expect(screen.queryByText('시각을 적어 주세요')).toBeNull();
  type('');
  expect(screen.getByText('시각을 적어 주세요')).toBeTruthy();
  expect(screen.queryByText(/서머타임/)).toBeNull();
});

it('shows the times that were set, also when the screen is opened again', async () => {
  const { rerender } = render(times());
  expect(shown()).toEqual(['13:00', '8', '60']);
  type('15:00', '20', '30');
  fireEvent.click(screen.getByRole('button', { name: '3곳 시간 정하기' }));
  await waitFor(() => expect(windows()).toHaveLength(3));
  rerender(times());
  expect(shown()).toEqual(['15:00', '20', '30']);
  cleanup();
  render(times());
  expect(shown()).toEqual(['15:00', '20', '30']);
  expect(screen.queryByText('저장하지 않은 내용을 이어서 쓰고 있어요')).toBeNull();
});

it('keeps what is typed over times that were set, until they are set anew', async () => {
  render(times());
  type('15:00', '20', '30');
  fireEvent.click(screen.getByRole('button', { name: '3곳 시간 정하기' }));
  await waitFor(() => expect(windows()).toHaveLength(3));
  cleanup();
  render(times());
  type('16:00');
  cleanup();
  render(times());
  expect(shown()).toEqual(['16:00', '20', '30']);
  fireEvent.click(screen.getByRole('button', { name: '지우고 처음부터' }));
  expect(shown()).toEqual(['15:00', '20', '30']);
});

it('says from when until when deliveries take, and sets no time past the last one', async () => {
  orders = Array.from({ length: 121 }, (_, at) => orderAt(`${at}`, at < 70 ? 'Epping' : 'Ryde'));
  render(times());
  expect(screen.getByText('오후 1:00 → 11월 25일 (수) 오전 6:00')).toBeTruthy();
  const refusal = () => screen.queryByText('11월 25일 (수) 오전 6:00에야 배송이 끝나요');
  expect(refusal()).not.toBeNull();
  const set = () => screen.getByRole<HTMLButtonElement>('button', { name: '121곳 시간 정하기' });
  expect(set().disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '문자 미리 보고 보내기' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(windows()).toEqual([]);

  fireEvent.click(screen.getByRole('radio', { name: '두 사람' }));
  expect(screen.getByText(/70곳 · 기사 1: Epping/)).toBeTruthy();
  expect(screen.getByText(/51곳 · 기사 2: Ryde/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '한 곳에 5분으로' }));
  expect(screen.queryByText(/에야 배송이 끝나요/)).toBeNull();
  fireEvent.click(set());
  await waitFor(() => expect(windows()).toHaveLength(121));
  const last = atClock(date.deliveryDate, '20:00');
  expect(
    windows().every(({ from, to }) => from >= atClock(date.deliveryDate, '13:00') && to <= last),
  ).toBe(true);

  // Two drivers are still two when the screen is opened again.
  cleanup();
  render(times());
  expect(screen.getByText(/51곳 · 기사 2: Ryde/)).toBeTruthy();
  expect(screen.queryByText(/에야 배송이 끝나요/)).toBeNull();
});

it('sends no time past the last delivery that was set for a stop before', async () => {
  const { rerender } = render(times());
  fireEvent.click(screen.getByRole('button', { name: '3곳 시간 정하기' }));
  await waitFor(() => expect(windows()).toHaveLength(3));
  rerender(times());
  fireEvent.change(screen.getByLabelText('마지막 배송은 이때까지'), { target: { value: '13:30' } });
  const preview = () => screen.getByRole('button', { name: '문자 미리 보고 보내기' });
  fireEvent.click(preview());
  expect(await screen.findByText('배송이 이 시간을 넘겨요')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaves those who have their food as they are', async () => {
  orders = [orderAt('one', 'Epping', true), orderAt('two')];
  render(times());
  fireEvent.click(screen.getByRole('button', { name: '1곳 시간 정하기' }));
  await waitFor(() => expect(windows()).toHaveLength(1));
  expect(store.documents[`deliveryRuns/${dateId}`]?.windows).toHaveProperty('u1_two');
});
