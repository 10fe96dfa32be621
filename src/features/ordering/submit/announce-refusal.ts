import type { TFunction } from 'i18next';
import type { OrderProblem } from '../../../domain/order/plan/order-problems.ts';
import { problemMessage } from '../../../i18n/order-problem-message.ts';
import { notify, TOAST_MS } from '../../../ui/feedback/toast.tsx';
import { enterDetails } from '../form/enter-details.ts';
import { titleOf } from '../form/order-lines.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import { missingDetails } from './submission.ts';

/**
 * Announces the problems of an order when it is tapped (spec §5, §8): as toasts, and by opening the form for
 * missing delivery details.
 */
export function announceRefusal(
  t: TFunction,
  problems: readonly OrderProblem[],
  form: OrderForm,
): void {
  const name = (menuKey: string) =>
    titleOf(menuKey, form.screenState.menus, form.existing, form.language);
  for (const problem of problems) {
    if (problem.code === 'sold-out' || problem.code === 'over-limit') {
      notify.negative(problemMessage(t, problem, name), TOAST_MS.short);
    } else if (problem.code === 'below-card-payment') {
      notify.negative(problemMessage(t, problem, name), TOAST_MS.notice);
    }
  }
  const details = missingDetails(problems);
  if (!details) return;
  notify.info(problemMessage(t, details, name));
  enterDetails(form);
}
