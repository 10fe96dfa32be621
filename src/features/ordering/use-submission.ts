import { useRef, useState } from 'react';
import { type OrderResult, placeCashOrder } from '../../data/place-order.ts';
import { serverNow } from '../../data/server-clock.ts';
import { toAppError } from '../../data/to-app-error.ts';
import type { AppErrorCode } from '../../domain/app-error.ts';
import type { Order } from '../../domain/order.ts';
import type { OrderProblem } from '../../domain/order-checks.ts';
import { type OrderPlan, type OrderRequest, planOrder } from '../../domain/order-plan.ts';
import type { PaymentMethod } from '../../domain/payment-methods.ts';
import { finishOrder } from './finish-order.ts';
import { type SlowStep, unansweredMs, withSlowNotices } from './timing.ts';
import type { CardPayment } from './use-card-payment.ts';
import { useCurrentRefusal } from './use-current-refusal.ts';
import type { OrderForm } from './use-order-form.ts';

/** The state of an attempt to order, for its dialog. */
export type Submission =
  | { kind: 'idle' }
  /** A cash order is being sent; `slow` once it takes long. A card payment shows toasts instead. */
  | { kind: 'working'; slow?: SlowStep }
  | { kind: 'refused'; problems: OrderProblem[]; method: PaymentMethod }
  | { kind: 'failed'; code: AppErrorCode; method: PaymentMethod }
  /** There is no response yet and the form can be closed: the attempt may still become an order. */
  | { kind: 'unanswered' };

/**
 * Submits an order form: `review` validates it against the screen's data and asks for confirmation (`asked`),
 * `confirm` sends it. One attempt at a time; a repeated one reuses its idempotency key. `onDone` closes the
 * form once the order is stored.
 */
export function useSubmission(form: OrderForm, card: CardPayment, onDone: () => void) {
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' });
  const [asked, setAsked] = useState<OrderRequest>();
  // Refs, not state: a second tap can come before the first has been rendered.
  const inFlight = useRef(false);
  const sends = useRef(0);

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

  const placeByCash = async (request: OrderRequest): Promise<OrderResult> => {
    const { uid } = form.screenState;
    if (inFlight.current || !uid) return { kind: 'handled' };
    inFlight.current = true;
    sends.current += 1;
    const send = sends.current;
    setSubmission({ kind: 'working' });
    const letGo = setTimeout(() => {
      inFlight.current = false;
      setSubmission({ kind: 'unanswered' });
      // The confirmation dialog closes too: the attempt has been sent.
      setAsked(undefined);
    }, unansweredMs);
    const orderer = { uid, name: form.info?.name ?? '', order: plannedOrder(request, form) };
    const placing = placeCashOrder(orderer, request, form.info);
    const slow = withSlowNotices(placing, (step) => setSubmission({ kind: 'working', slow: step }));
    const result = await slow.then(resultOf, (error) => ({
      kind: 'failed' as const,
      code: toAppError(error).code,
    }));
    clearTimeout(letGo);
    // The form was unlocked and has sent again: it shows what becomes of that, unless this is the order.
    if (send !== sends.current) return result.kind === 'completed' ? result : { kind: 'handled' };
    inFlight.current = false;
    return result;
  };

  const place: Record<PaymentMethod, (request: OrderRequest) => Promise<OrderResult>> = {
    cash: placeByCash,
    card: async (request) =>
      form.info ? card.pay(request, form.info, plannedOrder(request, form)) : { kind: 'handled' },
  };

  const confirm = async (): Promise<void> => {
    if (!asked) return;
    const result = await place[asked.paymentMethod](asked);
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

function resultOf(plan: OrderPlan): OrderResult {
  return plan.kind === 'refused' ? plan : { kind: 'completed', order: plan.order };
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
