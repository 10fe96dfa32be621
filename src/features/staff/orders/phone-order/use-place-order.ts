import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { toAppError } from '../../../../data/firebase/to-app-error.ts';
import { placeStaffOrder } from '../../../../data/staff/orders/staff-orders.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Cents } from '../../../../domain/lib/money.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { orderVersion } from '../../../../domain/order/order-plan.ts';
import type { OrderProblem } from '../../../../domain/order/order-problems.ts';
import { callerProfile } from '../../../../domain/staff/orders/staff-order.ts';
import { errorMessage } from '../../../../i18n/error-message.ts';
import { problemMessage } from '../../../../i18n/order-problem-message.ts';
import { notify } from '../../../../ui/feedback/toast.tsx';
import type { Caller } from './choose-customer.tsx';
import { type CallerDetails, typedDeliveryInfo } from './details-fields.tsx';

/** Saves a phone order; asks for a reason where it breaks a rule. A failure keeps everything typed. */
export function usePlaceOrder(target: {
  dateId: string;
  caller: Caller;
  /** The order that the form was filled from. */
  seen: Order | undefined;
  menus: Menus;
  onDone: () => void;
}) {
  const { dateId, caller, seen, menus, onDone } = target;
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [warned, setWarned] = useState<OrderProblem[]>();

  const place = async (form: {
    attemptId: string;
    details: CallerDetails;
    lang: Language;
    request: string;
    quantities: Record<string, number>;
    /** The amount on the button. */
    toPay: Cents;
    reason: string | undefined;
  }) => {
    setBusy(true);
    try {
      const info = typedDeliveryInfo(form.details);
      const { uid, isNew } = caller;
      const { lang } = form;
      const plan = await placeStaffOrder(
        uid,
        {
          attemptId: form.attemptId,
          dateId,
          quantities: form.quantities,
          info,
          orderRequest: form.request,
          orderLang: lang,
          basedOn: orderVersion(seen),
          seen: form.toPay,
          movedFrom: seen?.orderKey,
          overrideReason: form.reason,
        },
        isNew ? callerProfile({ uid, info, lang }, Math.round(serverNow())) : undefined,
      );
      if (plan.kind === 'write' || plan.kind === 'already-done') {
        notify.success(t('주문을 저장했어요'));
        onDone();
      } else if (plan.kind === 'warned') setWarned(plan.problems);
      else {
        const titleOf = (menuKey: string) => menus[menuKey]?.title ?? menuKey;
        for (const problem of plan.problems) notify.negative(problemMessage(t, problem, titleOf));
      }
    } catch (error) {
      notify.negative(errorMessage(t, toAppError(error).code));
    } finally {
      setBusy(false);
    }
  };
  return { busy, warned, place, dismiss: () => setWarned(undefined) };
}
