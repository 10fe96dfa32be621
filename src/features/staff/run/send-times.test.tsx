// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SendState } from '../../../data/staff/delivery-sends.ts';
import { boardId } from '../../../domain/staff/board.ts';
import { windowVersion } from '../../../domain/staff/delivery-notice.ts';
import type { Stop } from '../../../domain/staff/delivery-run.ts';
import { date, dateId } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff.ts';
import '../../../i18n/i18n.ts';
import { Toaster } from '../../../ui/toast.tsx';
import { SendTimes } from './send-times.tsx';

/** What was sent, as the orders' keys and the way of sending; and the results of the next call. */
const calls = vi.hoisted(() => ({ sent: [] as unknown[], results: {} as Record<string, string> }));
vi.mock('../../../data/staff/delivery-sends.ts', () => ({
  sendDeliveryTimes: async (_: string, stops: { orderKey: string }[], resend: string) => {
    calls.sent.push([...stops.map(({ orderKey }) => orderKey), resend]);
    return calls.results;
  },
}));

beforeEach(() => {
  calls.sent = [];
  calls.results = {};
});
afterEach(() => {
  cleanup();
  toast.remove();
});

const window = { from: date.deliveryDate, to: date.deliveryDate + 3_600_000 };

function stopOf(orderKey: string): Stop {
  const order = cashOrder({ orderKey });
  return { id: boardId(order), order, window };
}

function sendOf({ order }: Stop, state: SendState['state']): SendState {
  const { orderKey, customerInfo } = order;
  const version = windowVersion(window);
  return { uid: customerInfo.uid, orderKey, state, version, msgId: 'm1', at: 1 };
}

const told = stopOf('told');
const unknown = stopOf('unknown');
const fresh = stopOf('fresh');

async function openPreview(sends: [Stop, SendState['state']][]) {
  const states = new Map(sends.map(([stop, state]) => [stop.id, sendOf(stop, state)]));
  const stops = [told, unknown, fresh];
  render(
    <>
      <SendTimes dateId={dateId} stops={stops} sends={states} onPreview={async () => true} />
      <Toaster label="알림" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: '문자 미리 보고 보내기' }));
  return within(await screen.findByRole('dialog', { name: '보낼 문자' }));
}

it('sends a message that may have gone out again only when staff choose to', async () => {
  const preview = await openPreview([
    [told, 'sent'],
    [unknown, 'sending'],
  ]);
  expect(preview.getByRole('button', { name: '1명에게 보내기' })).toBeTruthy();
  fireEvent.click(preview.getByLabelText('갔는지 알 수 없는 1명에게도 보내기'));
  fireEvent.click(preview.getByRole('button', { name: '2명에게 보내기' }));
  expect(await screen.findByText('배송 시간을 알렸어요')).toBeTruthy();
  expect(calls.sent).toEqual([['unknown', 'fresh', 'unknown']]);
});

it('says which messages did not go out and which may not have', async () => {
  calls.results = { a: 'failed', b: 'unknown', c: 'sent' };
  const preview = await openPreview([]);
  expect(preview.queryByText(/갔는지 알 수 없는/)).toBeNull();
  fireEvent.click(preview.getByLabelText('이미 알린 분께도 다시 보내기'));
  fireEvent.click(preview.getByRole('button', { name: '3명에게 보내기' }));
  expect(await screen.findByText('문자 1건이 가지 않았어요')).toBeTruthy();
  expect(await screen.findByText('문자 1건은 갔는지 알 수 없어요')).toBeTruthy();
  expect(calls.sent).toEqual([['told', 'unknown', 'fresh', 'all']]);
});
