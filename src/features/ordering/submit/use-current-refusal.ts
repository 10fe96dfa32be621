import { useRef } from 'react';
import { serverNow } from '../../../data/device/server-clock.ts';
import { planOrder } from '../../../domain/order/plan/order-plan.ts';
import type { OrderProblem } from '../../../domain/order/plan/order-problems.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import type { Attempt } from './submission.ts';

/** Refusals that the screen's data can't tell; they are shown until the next tap. */
const untilNextTap = new Set<OrderProblem['code']>([
  'order-changed',
  'amount-changed',
  'exception-unacknowledged',
  'open-cash-orders',
  'too-many-changes',
]);

/**
 * A refusal as it applies to the form now: computed again when quantities, points, address or documents have
 * changed since, and removed when no problem is left.
 */
export function useCurrentRefusal(attempt: Attempt, form: OrderForm): Attempt {
  const { quantities, usePoint, info, available, screenState } = form;
  const { date, menus, orders, user } = screenState;
  const inputs = [quantities, usePoint, info, available, date, menus, orders, user];
  const refused = useRef({ attempt, inputs });
  if (refused.current.attempt !== attempt) refused.current = { attempt, inputs };
  if (attempt.kind !== 'refused' || !user) return attempt;
  if (inputs.every((input, index) => input === refused.current.inputs[index])) return attempt;
  // This request is only validated and never sent, so it needs no idempotency key.
  const request = { ...form.contentFor(attempt.method), attemptId: '' };
  const now = Math.round(serverNow());
  const plan = planOrder(request, { ...screenState, user, info, now });
  const problems = [
    ...attempt.problems.filter(({ code }) => untilNextTap.has(code)),
    ...(plan.kind === 'refused' ? plan.problems : []),
  ];
  return problems.length > 0 ? { ...attempt, problems } : { kind: 'idle' };
}
