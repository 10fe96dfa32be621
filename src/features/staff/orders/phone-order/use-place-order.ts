import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliveryInfo } from '../../../../domain/customer/delivery-info.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Cents } from '../../../../domain/lib/money.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { ownOrderId } from '../../../../domain/order/order-id.ts';
import type { OrderProblem } from '../../../../domain/order/plan/order-problems.ts';
import { orderStateOf } from '../../../../domain/staff/orders/order-state.ts';
import { takeOrder } from '../../../../domain/staff/orders/phone-order.ts';
import type { StaffProblem } from '../../../../domain/staff/staff-problem.ts';
import { notify } from '../../../../ui/feedback/toast.tsx';
import {
  orderProblemForStaff,
  staffProblemMessage,
} from '../../common/changes/staff-problem-message.ts';
import { useAction } from '../../common/changes/use-action.ts';
import type { Caller } from './choose-customer.tsx';

/** What staff have typed, to be saved. */
export interface PlacedForm {
  attemptId: string;
  info: DeliveryInfo;
  lang: Language;
  request: string;
  quantities: Record<string, number>;
  /** The amount on the button. */
  toPay: Cents;
  reason: string | undefined;
}

/** Saves a phone order; asks for a reason where it breaks a rule. A failure keeps everything typed. */
export function usePlaceOrder(target: {
  dateId: string;
  caller: Caller;
  /** The order that the form was filled from. */
  seen: Order | undefined;
  menus: Menus;
  /** The order is stored. */
  onDone: () => void;
  /** Staff keep the order that somebody else has made of it meanwhile. */
  onTheirs: () => void;
}) {
  const { dateId, caller, seen, menus, onDone, onTheirs } = target;
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const [warned, setWarned] = useState<OrderProblem[]>();

  const onRefused = (problem: StaffProblem) => {
    if (problem.code !== 'order') notify.negative(staffProblemMessage(t, problem));
    else if (problem.overridable) setWarned(problem.problems);
    else {
      const titleOf = (menuKey: string) => menus[menuKey]?.title ?? menuKey;
      for (const one of problem.problems) notify.negative(orderProblemForStaff(t, one, titleOf));
    }
  };
  const place = async (form: PlacedForm) => {
    const { attemptId, info, lang, quantities, toPay, reason } = form;
    const request = {
      uid: caller.uid,
      isNew: caller.isNew,
      attemptId,
      dateId,
      quantities,
      info,
      orderRequest: form.request,
      orderLang: lang,
      toPay,
      orderId: seen && ownOrderId(seen),
      reason,
    };
    const done = t('{{name}}님의 주문을 저장했어요', { name: info.name });
    const options = { seen: orderStateOf(seen), done, editing: true, onRefused };
    const result = await run(takeOrder, request, options);
    if (result === 'stored') onDone();
    if (result === 'theirs') onTheirs();
  };
  return { busy, warned, place, dismiss: () => setWarned(undefined) };
}
