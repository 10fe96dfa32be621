// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseRun } from '../../../domain/staff/delivery/delivery-run.ts';
import { date, dateId } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { ActionHost } from '../common/changes/action-host.tsx';
import { setLastChange } from '../common/changes/last-change.ts';
import { store } from '../testing/fake-store.ts';
import { TimesScreen } from './times-screen.tsx';

vi.hoisted(() => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo');
});
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
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  toast.remove();
  setLastChange(undefined);
});

const orders = ['one', 'two', 'three'].map((orderKey) => ({
  order: cashOrder({ orderKey, orderId: orderKey }),
  id: orderKey,
  cancelled: false,
}));

const times = () => (
  <MemoryRouter>
    <TimesScreen
      dateId={dateId}
      date={date}
      orders={orders as never}
      run={parseRun(store.documents[`deliveryRuns/${dateId}`])}
      language="ko"
    />
    <ActionHost />
  </MemoryRouter>
);
const fields = ['첫 배송', '한 곳에 (분)', '여유 (분)'];
const shown = () => fields.map((label) => (screen.getByLabelText(label) as HTMLInputElement).value);
const type = (...values: string[]) => {
  for (const [at, value] of values.entries()) {
    fireEvent.change(screen.getByLabelText(fields[at] ?? ''), { target: { value } });
  }
};
const windows = () => Object.values(parseRun(store.documents[`deliveryRuns/${dateId}`]).windows);

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
