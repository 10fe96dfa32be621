// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { basketOf, setQuantity } from '../../data/basket.ts';
import { sendConfirmationText } from '../../data/functions-client.ts';
import { attemptIdFor } from '../../data/order-attempts.ts';
import { flushSmsQueue } from '../../data/sms-queue.ts';
import { forbidStorage } from '../../data/testing/forbid-storage.ts';
import { planOrder } from '../../domain/order-plan.ts';
import { contextWith, requestWith } from '../../domain/testing/fixtures.ts';
import { useDialogs } from '../../screen-state/dialogs.ts';
import { finishOrder } from './finish-order.ts';

vi.mock('../../data/functions-client.ts', () => ({
  sendConfirmationText: vi.fn(async () => 'sent'),
}));

afterEach(() => vi.restoreAllMocks());

it('a stored order is shown, leaves the basket and gets its SMS also where the browser stores nothing', async () => {
  forbidStorage();
  const { dateId } = requestWith();
  setQuantity(dateId, 'kimchi', 2);
  const attemptId = attemptIdFor(dateId, 'two', { kimchi: 2 });
  const plan = planOrder(requestWith({ attemptId }), contextWith());
  if (plan.kind === 'refused') throw new Error('the fixture is ordered');
  finishOrder(plan.order);
  expect(useDialogs.getState().stack).toMatchObject([{ kind: 'order-done', order: plan.order }]);
  expect(basketOf(dateId)).toEqual({});
  await flushSmsQueue(plan.order.customerInfo.uid);
  expect(sendConfirmationText).toHaveBeenCalledWith(dateId, plan.order.orderKey);
});
