// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../data/customer/use-session.ts';
import { isClockKnown, learnClockOffset } from '../data/device/server-clock.ts';
import { writeText } from '../data/device/storage.ts';
import { accountKey } from '../data/device/storage-keys.ts';
import { requestConfirmationSms } from '../data/firebase/functions-client.ts';
import { enqueueOrderCopies } from '../data/order/copies-queue.ts';
import { attemptIdFor, attemptsOf } from '../data/order/order-attempts.ts';
import { flushSmsQueue } from '../data/order/sms-queue.ts';
import { basketOf, setQuantity } from '../data/order/use-basket.ts';
import type { CustomerOrders, Order } from '../domain/order/order.ts';
import { dateId, now, requestWith, user } from '../domain/testing/fixtures.ts';
import { ordersOf, written } from '../domain/testing/planned-orders.ts';
import { useDialogs } from '../screen-state/dialogs.ts';
import { SignedInWatch } from './signed-in-watch.tsx';

/** The customer's orders as they are stored, and the paths that are listened to. */
const stored = vi.hoisted(() => ({ orders: undefined as CustomerOrders | undefined, paths: [''] }));
vi.mock('../data/documents/live-document.ts', () => ({
  useLiveDocument: (source?: { path: string }) => {
    if (source) stored.paths.push(source.path);
    return { value: source && stored.orders };
  },
}));
vi.mock('../data/order/copies-queue.ts', () => ({ enqueueOrderCopies: vi.fn() }));
vi.mock('../data/firebase/functions-client.ts', () => ({
  requestConfirmationSms: vi.fn(async () => 'sent'),
}));
vi.mock('../features/account/account-watch.tsx', () => ({ AccountWatch: () => null }));

const { uid } = user;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now, toFake: ['Date'] });
  localStorage.clear();
  writeText(accountKey, uid);
  Object.assign(stored, { orders: undefined, paths: [] });
  useDialogs.setState({ stack: [] });
  const account = { email: '', displayName: '', provider: '' };
  useSession.setState({ status: 'signed-in', uid, ...account }, true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

let navigate: NavigateFunction;
function Navigation() {
  navigate = useNavigate();
  return null;
}
const shop = () => (
  <MemoryRouter>
    <Navigation />
    <SignedInWatch />
  </MemoryRouter>
);

/** An order that was stored while the page that sent it died. */
function orderOfDeadPage(): Order {
  setQuantity(dateId, 'soup', 3);
  const attemptId = attemptIdFor(dateId, JSON.stringify(requestWith()), { soup: 3 });
  return written({ attemptId }).order;
}

it('finishes an order whose page died before its response came, on whatever screen the next page opens', async () => {
  const order = orderOfDeadPage();
  stored.orders = ordersOf(order);
  render(shop());
  await vi.waitFor(() =>
    expect(useDialogs.getState().stack).toMatchObject([{ kind: 'order-done', order }]),
  );
  expect(basketOf(dateId)).toEqual({});
  expect(attemptsOf(dateId)).toEqual([]);
  expect(enqueueOrderCopies).toHaveBeenCalledWith(order);
  await flushSmsQueue(uid);
  expect(requestConfirmationSms).toHaveBeenCalledWith(
    { dateId, orderKey: order.orderKey },
    undefined,
  );
});

it('finishes every order of a date that such pages have sent', async () => {
  const here = orderOfDeadPage();
  const attemptId = attemptIdFor(dateId, 'to another address', {});
  const there = { ...here, orderKey: 'elsewhere', attemptId };
  stored.orders = { [dateId]: { [here.orderKey]: here, [there.orderKey]: there } };
  render(shop());
  await vi.waitFor(() =>
    expect(useDialogs.getState().stack).toMatchObject([{ order: here }, { order: there }]),
  );
});

it.each([
  ['corrected', dateId],
  ['moved to another date', '20330517_1'],
])(
  'finishes an order whose response was lost and that staff have %s meanwhile, so that it can be meant again',
  async (_, on) => {
    const sent = orderOfDeadPage();
    const order = { ...sent, dateId: on, attemptId: `${sent.attemptId}.staff`, madeByUser: false };
    stored.orders = { [on]: { [order.orderKey]: order } };
    render(shop());
    await vi.waitFor(() =>
      expect(useDialogs.getState().stack).toMatchObject([{ kind: 'order-done', order }]),
    );
    expect(basketOf(dateId)).toEqual({});
    const again = attemptIdFor(dateId, JSON.stringify(requestWith()), { soup: 3 });
    expect(again).not.toBe(sent.attemptId);
    // Staff's version has its copies and its text from them.
    expect(enqueueOrderCopies).not.toHaveBeenCalled();
    await flushSmsQueue(uid);
    expect(requestConfirmationSms).not.toHaveBeenCalled();
  },
);

it('forgets nothing by the clock of a phone that is days ahead, before the server has told the time', async () => {
  expect(isClockKnown()).toBe(false);
  vi.setSystemTime(now + 6 * 86_400_000);
  const { attemptId } = orderOfDeadPage();
  render(shop());
  await vi.waitFor(() => expect(stored.paths).not.toEqual([]));
  learnClockOffset(-6 * 86_400_000);
  window.dispatchEvent(new Event('focus'));
  expect(attemptsOf(dateId)).toMatchObject([{ id: attemptId }]);
});

it('reads nothing where no attempt waits for its response, and forgets those of past delivery days', async () => {
  const past = '20200102_1';
  learnClockOffset(0);
  attemptIdFor(past, 'long ago', {});
  render(shop());
  await vi.waitFor(() => expect(attemptsOf(past)).toEqual([]));
  expect(stored.paths).toEqual([]);
});

it.each([
  ['comes back to it', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['turns to its window', () => window.dispatchEvent(new Event('focus'))],
  ['goes to another screen', () => navigate('/date-select/en')],
])(
  'takes the order of a page that died while this one was open off the basket once the customer %s',
  async (_, come) => {
    attemptIdFor('20330517_1', 'shows that the watch is there', {});
    const { rerender } = render(shop());
    await vi.waitFor(() => expect(stored.paths).not.toEqual([]));
    const order = orderOfDeadPage();
    stored.orders = ordersOf(order);
    rerender(shop());
    expect(basketOf(dateId)).toEqual({ soup: 3 });
    act(() => come());
    expect(basketOf(dateId)).toEqual({});
    expect(useDialogs.getState().stack).toMatchObject([{ kind: 'order-done', order }]);
  },
);
