import { useState } from 'react';
import { serverNow } from '../../../data/device/server-clock.ts';
import type { OrderResult } from '../../../data/order/place-order.ts';
import type { AppErrorCode } from '../../../domain/lib/app-error.ts';
import type { Order } from '../../../domain/order/order.ts';
import { type OrderPlan, type OrderRequest, planOrder } from '../../../domain/order/order-plan.ts';
import type { OrderProblem } from '../../../domain/order/order-problems.ts';
import type { CashProgress } from '../../../domain/order/order-progress.ts';
import { isPrepaid, type PaymentMethod } from '../../../domain/order/payment-methods.ts';
import { finishOrder } from '../../../screen-state/finish-order.ts';
import { useCashOrder } from '../../../screen-state/use-cash-order.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import type { CardPayment } from './use-card-payment.ts';
import { useCurrentRefusal } from './use-current-refusal.ts';

/** The state of an attempt to order, for its dialog. */
export type Submission =
  | { kind: 'idle' }
  /** A cash order has been sent. A card payment shows toasts instead. */
  | CashProgress
  | { kind: 'refused'; problems: OrderProblem[]; method: PaymentMethod }
  | { kind: 'failed'; code: AppErrorCode; method: PaymentMethod };

/**
 * Submits an order form: `review` validates it against the screen's data and asks for confirmation (`asked`),
 * `confirm` sends it. One attempt at a time; a repeated one reuses its idempotency key. `onDone` closes the
 * form once the order is stored.
 */
export function useSubmission(form: OrderForm, card: CardPayment, onDone: () => void) {
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' });
  const [asked, setAsked] = useState<OrderRequest>();

  /** Returns the problems of the order; empty when it waits for confirmation. */
  const review = (method: PaymentMethod): OrderProblem[] => {
    const request = form.requestFor(method);
    const plan = localPlan(request, form);
    if (plan?.kind === 'refused') {
      setSubmission({ ...plan, method });
      return plan.problems;
    }
    setSubmission({ kind: 'idle' });
    setAsked(request);
    return [];
  };

  const placeCash = useCashOrder((progress) => {
    setSubmission(progress);
    // The confirmation dialog closes too: the attempt has been sent.
    if (progress.kind === 'unanswered') setAsked(undefined);
  });
  const placeByCash = async (request: OrderRequest): Promise<OrderResult> => {
    const { uid } = form.screenState;
    if (!uid) return { kind: 'handled' };
    const orderer = { uid, name: form.info?.name ?? '', order: plannedOrder(request, form) };
    return placeCash(orderer, request, form.info);
  };

  const payByCard = async (request: OrderRequest): Promise<OrderResult> =>
    form.info ? card.pay(request, form.info, plannedOrder(request, form)) : { kind: 'handled' };

  const confirm = async (): Promise<void> => {
    if (!asked) return;
    const result = await (isPrepaid(asked) ? payByCard(asked) : placeByCash(asked));
    if (result.kind === 'completed') {
      onDone();
      finishOrder(result.order);
    } else if (result.kind !== 'handled') {
      setSubmission({ ...result, method: asked.paymentMethod });
    }
    // A late response must not close a newer question.
    setAsked((now) => (now === asked ? undefined : now));
  };

  const method: PaymentMethod | undefined = card.busy
    ? 'card'
    : submission.kind === 'working'
      ? 'cash'
      : undefined;
  return {
    submission: useCurrentRefusal(submission, form),
    asked,
    /** The payment method in progress. */
    working: method,
    review,
    confirm,
    cancel: () => setAsked(undefined),
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
