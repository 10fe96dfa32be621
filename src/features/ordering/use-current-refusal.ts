import { useRef } from 'react';
import { serverNow } from '../../data/server-clock.ts';
import type { OrderProblem } from '../../domain/order-checks.ts';
import { planOrder } from '../../domain/order-plan.ts';
import type { OrderForm } from './use-order-form.ts';
import type { Submission } from './use-submission.ts';

/** What was refused because something had changed asks for another tap, and is shown until then. */
const untilNextTap = new Set<OrderProblem['code']>([
  'order-changed',
  'amount-changed',
  'payment-unread',
]);

/**
 * A refusal as it holds for the form now: worked out again once quantities, points, address or documents
 * differ from what was refused, and gone when nothing stands against the order any more.
 */
export function useCurrentRefusal(submission: Submission, form: OrderForm): Submission {
  const { quantities, usePoint, info, available, screenState } = form;
  const { date, menus, orders, user } = screenState;
  const inputs = [quantities, usePoint, info, available, date, menus, orders, user];
  const refused = useRef({ submission, inputs });
  if (refused.current.submission !== submission) refused.current = { submission, inputs };
  if (submission.kind !== 'refused' || !user) return submission;
  if (inputs.every((input, index) => input === refused.current.inputs[index])) return submission;
  // Only the checks are wanted of this request: it is never sent, so it needs no idempotency key.
  const request = { ...form.contentFor(submission.method), attemptId: '' };
  const now = Math.round(serverNow());
  const plan = planOrder(request, { ...screenState, user, info, now });
  const problems = [
    ...submission.problems.filter(({ code }) => untilNextTap.has(code)),
    ...(plan.kind === 'refused' ? plan.problems : []),
  ];
  return problems.length > 0 ? { ...submission, problems } : { kind: 'idle' };
}
