import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Menus } from '../../../../domain/menus/menu.ts';
import type { OrderProblem } from '../../../../domain/order/plan/order-problems.ts';
import { takeByLink } from '../../../../domain/staff/orders/pay-link-actions.ts';
import { problemMessage } from '../../../../i18n/order-problem-message.ts';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { linkProblemMessage } from '../../common/changes/staff-problem-message.ts';
import { useAction } from '../../common/changes/use-action.ts';
import type { Caller } from './choose-customer.tsx';
import type { PlacedForm } from './use-place-order.ts';

/** Saves a phone order that its customer pays by a link; asks for a reason where it breaks a rule. */
export function usePlaceLink(target: {
  dateId: string;
  caller: Caller;
  /** The link whose order is changed. */
  link?: { id: string; version: string } | undefined;
  /** The paid order to which dishes are added. */
  adds?: { orderId: string; version: string } | undefined;
  menus: Menus;
  /** The order waits to be paid by the link with this id. */
  onDone: (id: string) => void;
}) {
  const { dateId, caller, link, adds, menus, onDone } = target;
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const [warned, setWarned] = useState<OrderProblem[]>();
  const place = async ({ info, lang, request, ...form }: Omit<PlacedForm, 'attemptId'>) => {
    const { quantities, toPay, reason } = form;
    const order = { dateId, quantities, info, toPay, orderRequest: request, orderLang: lang };
    const { uid, isNew } = caller;
    const outcome = await run(
      takeByLink,
      {
        ...order,
        uid,
        isNew,
        ...(reason && { reason }),
        ...(link && { link }),
        ...(adds && { adds }),
      },
      { done: () => t('{{name}}님의 결제 링크를 만들었어요', { name: info.name }) },
    );
    if (outcome?.kind === 'done') onDone(outcome.result.id);
    if (outcome?.kind !== 'refused') return;
    const { problem } = outcome;
    if (problem.code !== 'order') notify.negative(linkProblemMessage(t, problem));
    else if (problem.overridable) setWarned(problem.problems);
    else {
      const titleOf = (menuKey: string) => menus[menuKey]?.title ?? menuKey;
      for (const one of problem.problems) notify.negative(problemMessage(t, one, titleOf));
    }
  };
  return { busy, warned, place, dismiss: () => setWarned(undefined) };
}
