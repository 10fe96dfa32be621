// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeText } from '../data/device/storage.ts';
import { accountKey } from '../data/device/storage-keys.ts';
import { requestConfirmationSms } from '../data/firebase/functions-client.ts';
import { attemptIdFor } from '../data/order/order-attempts.ts';
import { flushSmsQueue } from '../data/order/sms-queue.ts';
import { basketOf, setQuantity } from '../data/order/use-basket.ts';
import { forbidStorage } from '../data/testing/forbid-storage.ts';
import { correctedVersion, planOrder } from '../domain/order/plan/order-plan.ts';
import { contextWith, orderKey, requestWith } from '../domain/testing/fixtures.ts';
import { useDialogs } from './dialogs.ts';
import { draftText, keepDraftText } from './drafts.ts';
import { orderDraft } from './edited-order.ts';
import {
  arrivedOrder,
  handleOutcome,
  showOrderedElsewhere,
  showStoredOrder,
} from './finish-order.ts';

vi.mock('../data/firebase/functions-client.ts', () => ({
  requestConfirmationSms: vi.fn(async () => 'sent'),
}));

beforeEach(() => {
  writeText(accountKey, 'u1');
  useDialogs.setState({ stack: [] });
  vi.mocked(requestConfirmationSms).mockClear();
});
afterEach(() => vi.restoreAllMocks());

/** An order of this phone's basket, as it was stored. */
function ordered(draft: string) {
  const { dateId } = requestWith();
  setQuantity(dateId, 'kimchi', 2);
  const plan = planOrder(
    requestWith({ attemptId: attemptIdFor(dateId, draft, { kimchi: 2 }) }),
    contextWith(),
  );
  if (plan.kind === 'refused') throw new Error('the fixture is ordered');
  return plan.order;
}

it('a stored order is shown, leaves the basket and gets its SMS even if the browser stores nothing', async () => {
  forbidStorage();
  writeText(accountKey, 'u1');
  const order = ordered('stores nothing');
  showStoredOrder(order);
  expect(useDialogs.getState().stack).toMatchObject([{ kind: 'order-done', order }]);
  expect(basketOf(order.dateId)).toEqual({});
  await flushSmsQueue(order.customerInfo.uid);
  expect(requestConfirmationSms).toHaveBeenCalledWith(
    { dateId: order.dateId, orderKey: order.orderKey },
    undefined,
  );
});

it('an order that two tabs have placed at once is shown once in each, whichever learns of it first', async () => {
  const theirs = ordered('theirs first');
  showOrderedElsewhere(theirs);
  showStoredOrder(theirs);
  expect(useDialogs.getState().stack).toMatchObject([{ order: theirs, elsewhere: true }]);
  await flushSmsQueue(theirs.customerInfo.uid);
  expect(requestConfirmationSms).not.toHaveBeenCalled();

  useDialogs.setState({ stack: [] });
  const own = ordered('own first');
  showStoredOrder(own);
  showOrderedElsewhere(own);
  expect(useDialogs.getState().stack).toHaveLength(1);
  expect(useDialogs.getState().stack[0]).not.toHaveProperty('elsewhere');
});

it('an order that replaces an earlier one says so, however it is learned of', () => {
  const { dateId } = requestWith();
  const attemptId = attemptIdFor(dateId, 'two instead of one', {}, { changes: true });
  const plan = planOrder(requestWith({ attemptId }), contextWith());
  if (plan.kind === 'refused') throw new Error('the fixture is ordered');
  showStoredOrder(plan.order);
  expect(useDialogs.getState().stack).toMatchObject([{ kind: 'order-done', changed: true }]);
  showStoredOrder(ordered('a first one'));
  expect(useDialogs.getState().stack[1]).not.toHaveProperty('changed');
  expect(useDialogs.getState().stack[1]).not.toHaveProperty('restored');
});

it('the second report of an edited order leaves the note for the next basket', () => {
  const { dateId } = requestWith();
  const attemptId = attemptIdFor(
    dateId,
    'edited',
    {},
    {
      draft: orderDraft(dateId, orderKey),
    },
  );
  const plan = planOrder(requestWith({ attemptId }), contextWith());
  if (plan.kind === 'refused') throw new Error('the fixture is ordered');
  keepDraftText(orderDraft(dateId), '문 앞에');
  showStoredOrder(plan.order);
  showStoredOrder(plan.order);
  expect(draftText(orderDraft(dateId))).toBe('문 앞에');
});

it('an answer that its order is stored, though staff have changed it since, takes it off the basket', () => {
  const order = { ...ordered('changed by staff'), attemptId: 'by staff', madeByUser: false };
  const outcomes = { stored: vi.fn(), refused: vi.fn(), failed: vi.fn() };
  handleOutcome({ kind: 'completed', order }, outcomes);
  expect(useDialogs.getState().stack).toMatchObject([{ kind: 'order-done', order }]);
  expect(basketOf(order.dateId)).toEqual({});
});

it('an edit whose response was lost is found once staff have corrected what it made', () => {
  const edit = { ...ordered('edit, then corrected'), orderId: 'the first one' };
  const order = { ...edit, attemptId: correctedVersion(edit, 'entry'), madeByUser: false };
  const orders = { [order.dateId]: { [orderKey]: order } };
  expect(arrivedOrder(order.dateId, orders)).toBe(order);
  showStoredOrder(order);
  expect(basketOf(order.dateId)).toEqual({});
  expect(arrivedOrder(order.dateId, orders)).toBeUndefined();
});

it('an order that is stored after its customer has logged out is shown to nobody, and finished once they are back', () => {
  const order = ordered('logged out meanwhile');
  const outcomes = { stored: vi.fn(), refused: vi.fn(), failed: vi.fn() };
  writeText(accountKey, null);
  handleOutcome({ kind: 'completed', order }, outcomes);
  expect(outcomes.stored).not.toHaveBeenCalled();
  expect(useDialogs.getState().stack).toEqual([]);
  writeText(accountKey, 'u1');
  expect(arrivedOrder(order.dateId, { [order.dateId]: { [orderKey]: order } })).toBe(order);
  showStoredOrder(order);
  expect(useDialogs.getState().stack).toMatchObject([{ kind: 'order-done', order }]);
  expect(arrivedOrder(order.dateId, { [order.dateId]: { [orderKey]: order } })).toBeUndefined();
});
