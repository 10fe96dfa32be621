import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../data/device/server-clock.ts';
import type { OrderResult } from '../../../data/order/place-order.ts';
import type { Order } from '../../../domain/order/order.ts';
import { isPrepaid, type PaymentMethod } from '../../../domain/order/payment-methods.ts';
import {
  type OrderPlan,
  type OrderRequest,
  planOrder,
} from '../../../domain/order/plan/order-plan.ts';
import { handleOutcome } from '../../../screen-state/finish-order.ts';
import { useCashOrder } from '../../../screen-state/use-cash-order.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { isUnchanged } from '../edit/order-comparison.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import { type AddressQuestion, acceptAddress, addressQuestion } from './address-questions.ts';
import { announceRefusal } from './announce-refusal.ts';
import { asked, methodInProgress, nextSubmission, noSubmission } from './submission.ts';
import type { CardPayment } from './use-card-payment.ts';
import { useCurrentRefusal } from './use-current-refusal.ts';

/**
 * Submits an order form: `pay` validates it against the screen's data and asks what is to be confirmed,
 * `confirm` sends it. One attempt at a time; a repeated one reuses its idempotency key. `onDone` closes the
 * form once the order is stored; `onReviewed` runs after each validation.
 */
export function useSubmission(
  form: OrderForm,
  card: CardPayment,
  onDone: () => void,
  onReviewed?: () => void,
) {
  const { t } = useTranslation();
  const [state, dispatch] = useReducer(nextSubmission, noSubmission);

  const review = (method: PaymentMethod) => {
    if (isUnchanged(form, method)) {
      notify.info(t('바뀐 내용이 없어요'));
      return;
    }
    const request = form.requestFor(method);
    const plan = localPlan(request, form);
    const problems = plan?.kind === 'refused' ? plan.problems : [];
    dispatch({ kind: 'reviewed', request, problems });
    announceRefusal(t, problems, form);
    onReviewed?.();
  };
  const pay = (method: PaymentMethod) => {
    const question = addressQuestion(form, method);
    if (question) dispatch({ kind: 'address-asked', question });
    else review(method);
  };
  const payThere = (question: AddressQuestion) => {
    acceptAddress(form, question);
    dispatch({ kind: 'dismissed' });
    pay(question.method);
  };

  const placeCash = useCashOrder((progress, request) =>
    dispatch({ kind: 'progressed', request, progress }),
  );
  const send = async (request: OrderRequest): Promise<OrderResult> => {
    const { info, screenState } = form;
    const order = plannedOrder(request, form);
    if (isPrepaid(request)) return info ? card.pay(request, info, order) : { kind: 'handled' };
    const { uid } = screenState;
    if (!uid) return { kind: 'handled' };
    return placeCash({ uid, name: info?.name ?? '', order }, request, info);
  };
  const confirm = async (): Promise<void> => {
    const request = asked(state);
    if (!request) return;
    handleOutcome(await send(request), {
      stored: onDone,
      refused: (problems) => dispatch({ kind: 'refused', request, problems }),
      failed: (code) => dispatch({ kind: 'failed', request, code }),
    });
    dispatch({ kind: 'answered', request });
  };

  return {
    attempt: useCurrentRefusal(state.attempt, form),
    question: state.question,
    working: methodInProgress(state, card.busy),
    pay,
    payThere,
    confirm,
    dismiss: () => dispatch({ kind: 'dismissed' }),
  };
}

/** The order plan of a request from the screen's data, before the stores are read. */
function localPlan(request: OrderRequest, form: OrderForm): OrderPlan | undefined {
  const { screenState, info } = form;
  const { user } = screenState;
  return user && planOrder(request, { ...screenState, user, info, now: Math.round(serverNow()) });
}

/** The order that a request would become, from the screen's data; else the request itself. */
function plannedOrder(request: OrderRequest, form: OrderForm): Order | OrderRequest {
  const plan = localPlan(request, form);
  return plan && plan.kind !== 'refused' ? plan.order : request;
}
