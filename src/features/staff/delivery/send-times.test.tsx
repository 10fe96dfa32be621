// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SendState } from '../../../data/staff/delivery/delivery-sends.ts';
import { AppError } from '../../../domain/lib/app-error.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { InputOf } from '../../../domain/staff/actions/function-actions.ts';
import { windowVersion } from '../../../domain/staff/delivery/delivery-notice.ts';
import type { Stop } from '../../../domain/staff/delivery/delivery-run.ts';
import { boardId } from '../../../domain/staff/orders/board.ts';
import { date, dateId } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { Toaster } from '../../../ui/feedback/toast.tsx';
import { ActionHost } from '../common/changes/action-host.tsx';
import { setLastChange } from '../common/changes/last-change.ts';
import { useRunQuestions } from '../common/changes/run-state.ts';
import { SendTimes } from './send-times.tsx';

/** The form of a call to the function that sends delivery times. */
interface Sent {
  orderIds: string[];
  resend: string;
  attemptId: string;
}

/** What the function was called with, the result of its next calls, and the number of the call that fails. */
const calls = vi.hoisted(() => ({
  sent: [] as Sent[],
  results: {} as Record<string, string>,
  failing: 0,
}));
vi.mock('../../../data/firebase/functions-client.ts', () => ({
  callFunction: async (_: string, { form }: { form: Record<string, string> }) => {
    const { stops, resend } = JSON.parse(form.input ?? '') as InputOf<'delivery-message'>;
    if (form.mode === 'outcome') return { kind: 'pending' };
    const orderIds = stops.map(({ orderId }) => orderId);
    calls.sent.push({ orderIds, resend, attemptId: form.attempt ?? '' });
    if (calls.sent.length === calls.failing) throw new AppError('unknown');
    return { kind: 'done', result: calls.results };
  },
}));

beforeEach(() => {
  localStorage.clear();
  calls.sent = [];
  calls.results = {};
  calls.failing = 0;
});
afterEach(() => {
  cleanup();
  useRunQuestions.setState({ questions: [] });
  setLastChange(undefined);
  toast.remove();
});

const window = { from: date.deliveryDate, to: date.deliveryDate + 3_600_000 };

function stopOf(orderId: string): Stop<Order> {
  const order = cashOrder({ orderId });
  return { id: boardId(order), order, window, number: '1', place: 1 };
}

function sendOf({ order }: Stop, state: SendState['state']): SendState {
  const { customerInfo } = order;
  const version = windowVersion(window);
  const { uid } = customerInfo;
  return { uid, state, version, msgId: 'm1', attemptId: 'before', at: 1 };
}

const notified = stopOf('notified');
const unknown = stopOf('unknown');
const fresh = stopOf('fresh');

async function openPreview(sends: [Stop, SendState['state']][]) {
  const states = new Map(sends.map(([stop, state]) => [stop.id, sendOf(stop, state)]));
  const stops = [notified, unknown, fresh];
  render(
    <MemoryRouter>
      <SendTimes
        dateId={dateId}
        stops={stops}
        sends={states}
        busy={false}
        isTakingOrders={false}
        onPreview={async () => true}
      />
      <Toaster label="알림" />
      <ActionHost />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: '문자 미리 보고 보내기' }));
  return within(await screen.findByRole('dialog', { name: '보낼 문자' }));
}

it('says what all messages cost', async () => {
  const preview = await openPreview([[notified, 'sent']]);
  expect(preview.getByText('모두 문자 4건 요금')).toBeTruthy();
});

it('sends a message that may have gone out again only when staff choose to', async () => {
  const preview = await openPreview([
    [notified, 'sent'],
    [unknown, 'sending'],
  ]);
  expect(preview.getByRole('button', { name: '1명에게 보내기' })).toBeTruthy();
  fireEvent.click(preview.getByLabelText('갔는지 알 수 없는 1명에게도 보내기'));
  fireEvent.click(preview.getByRole('button', { name: '2명에게 보내기' }));
  expect(await screen.findByText('배송 시간을 알렸어요')).toBeTruthy();
  expect(calls.sent).toMatchObject([{ orderIds: ['unknown', 'fresh'], resend: 'unknown' }]);
});

it('says which messages did not go out and which may not have', async () => {
  calls.results = { a: 'failed', b: 'unknown', c: 'sent' };
  const preview = await openPreview([]);
  expect(preview.queryByText(/갔는지 알 수 없는/)).toBeNull();
  fireEvent.click(preview.getByLabelText('이미 알린 분께도 다시 보내기'));
  fireEvent.click(preview.getByRole('button', { name: '3명에게 보내기' }));
  expect(await screen.findByText('문자 1건이 가지 않았어요')).toBeTruthy();
  expect(await screen.findByText('문자 1건은 갔는지 알 수 없어요')).toBeTruthy();
  expect(calls.sent).toMatchObject([{ orderIds: ['notified', 'unknown', 'fresh'], resend: 'all' }]);
});

it('continues after a lost response, and after a reload, without a second SMS to those who have got one', async () => {
  const stops = Array.from({ length: 25 }, (_, at) => stopOf(`house${at}`));
  const before = new Map(stops.map((stop) => [stop.id, sendOf(stop, 'sent')]));
  const screenWith = (sends: ReadonlyMap<string, SendState>) => (
    <MemoryRouter>
      <SendTimes
        dateId={dateId}
        stops={stops}
        sends={sends}
        busy={false}
        isTakingOrders={false}
        onPreview={async () => true}
      />
      <ActionHost />
    </MemoryRouter>
  );
  render(screenWith(before));
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: '문자 미리 보고 보내기' }));
    return within(await screen.findByRole('dialog', { name: '보낼 문자' }));
  };
  const preview = await open();
  fireEvent.click(preview.getByLabelText('이미 알린 분께도 다시 보내기'));
  calls.failing = 3;
  fireEvent.click(preview.getByRole('button', { name: '25명에게 보내기' }));
  await screen.findByRole('alertdialog', { name: '처리되었는지 알 수 없어요' });
  const [attempt] = calls.sent;
  expect(calls.sent).toHaveLength(3);

  // The third batch was lost on its way to the server.
  const sentNow = stops.slice(0, 20).map((stop) => {
    const send = { ...sendOf(stop, 'sent'), attemptId: attempt?.attemptId ?? '' };
    return [stop.id, send] as const;
  });
  cleanup();
  useRunQuestions.setState({ questions: [] });
  render(screenWith(new Map([...before, ...sentNow])));
  const reloaded = await open();
  fireEvent.click(reloaded.getByLabelText('이미 알린 분께도 다시 보내기'));
  fireEvent.click(reloaded.getByRole('button', { name: '5명에게 보내기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.sent).toHaveLength(4);
  expect(calls.sent[3]).toEqual({
    orderIds: stops.slice(20).map(({ order }) => order.orderId),
    resend: 'all',
    attemptId: attempt?.attemptId,
  });

  const again = await open();
  expect(again.getByLabelText('이미 알린 분께도 다시 보내기')).toHaveProperty('checked', false);
  fireEvent.click(again.getByLabelText('이미 알린 분께도 다시 보내기'));
  fireEvent.click(again.getByRole('button', { name: '25명에게 보내기' }));
  await waitFor(() => expect(calls.sent).toHaveLength(7));
  expect(calls.sent[4]?.attemptId).not.toBe(attempt?.attemptId);
});
