import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderProblem } from '../../../domain/order/order-problems.ts';
import { problemMessage } from '../../../i18n/order-message.ts';
import { openDialog } from '../../../screen-state/dialogs.ts';
import { notify, TOAST_MS } from '../../../ui/feedback/toast.tsx';
import { titleOf } from './order-lines.ts';
import type { OrderForm } from './use-order-form.ts';

/**
 * Announces the problems of an order when it is tapped (spec §5, §8): as toasts, by opening the form for
 * missing delivery details, or as `belowMinimum`, the message of an alert.
 */
export function useRefusal(form: OrderForm) {
  const { t } = useTranslation();
  const [belowMinimum, setBelowMinimum] = useState<OrderProblem>();
  const name = (menuKey: string) =>
    titleOf(menuKey, form.screenState.menus, form.existing, form.language);

  const announce = (problems: readonly OrderProblem[]) => {
    for (const problem of problems) {
      if (problem.code === 'sold-out' || problem.code === 'over-limit') {
        notify.negative(problemMessage(t, problem, name), TOAST_MS.short);
      } else if (problem.code === 'below-card-payment') {
        notify.negative(problemMessage(t, problem, name), TOAST_MS.notice);
      }
    }
    const details = problems.find(
      ({ code }) => code === 'no-delivery-info' || code === 'address-incomplete',
    );
    if (details) {
      notify.info(problemMessage(t, details, name));
      openDialog({ kind: 'delivery-info', returnTo: form.dateId });
    } else setBelowMinimum(problems.find(({ code }) => code === 'below-minimum'));
  };

  return {
    announce,
    belowMinimum: belowMinimum && problemMessage(t, belowMinimum, name),
    dismiss: () => setBelowMinimum(undefined),
  };
}
