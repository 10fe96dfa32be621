import { useRef, useState } from 'react';
import { placeCashOrder } from '../../data/place-order.ts';
import { serverNow } from '../../data/server-clock.ts';
import { toAppError } from '../../data/to-app-error.ts';
import type { AppErrorCode } from '../../domain/app-error.ts';
import type { DeliveryInfo } from '../../domain/delivery.ts';
import type { Order } from '../../domain/order.ts';
import type { OrderProblem } from '../../domain/order-checks.ts';
import { type OrderPlan, type OrderRequest, planOrder } from '../../domain/order-plan.ts';
import { finishOrder } from './finish-order.ts';
import type { OrderForm } from './use-order-form.ts';
import type { OrderScreenState } from './use-order-screen-state.ts';

/** How a try to order stands. */
export type Submission =
  | { kind: 'idle' }
  /** A cash order is on its way; `since` is when it began, ms of performance.now(). */
  | { kind: 'working'; since: number }
  | { kind: 'refused'; problems: OrderProblem[] }
  | { kind: 'failed'; code: AppErrorCode }
  /** No answer yet, and the customer is not kept waiting: it may still become an order. */
  | { kind: 'unanswered' };

/** Paying by card, as the payment's own part of the shop does it and tells about it. */
export interface CardPayer {
  busy: boolean;
  pay: (
    request: OrderRequest,
    info: DeliveryInfo,
  ) => Promise<
    | { kind: 'told' }
    | { kind: 'completed'; order: Order }
    | { kind: 'refused'; problems: OrderProblem[] }
  >;
}

/** After this the dialog lets go of its customer; the try itself goes on, ms. */
const timeoutMs = 30_000;

/** What the plan says of a request by what the screen knows, before the stores are asked. */
export function localPlan(
  request: OrderRequest,
  context: OrderScreenState,
  info: DeliveryInfo | undefined,
): OrderPlan | undefined {
  const { user } = context;
  return user && planOrder(request, { ...context, user, info, now: Math.round(serverNow()) });
}

/** Places an order: one try at a time, and the same try when it is repeated. */
export function useSubmitOrder(form: OrderForm, card: CardPayer, onDone: () => void) {
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' });
  const working = useRef(false);

  const placeByCash = async (request: OrderRequest): Promise<void> => {
    const { uid } = form.context;
    // Not the state: a second tap comes before the first has been rendered.
    if (working.current || !uid) return;
    working.current = true;
    setSubmission({ kind: 'working', since: performance.now() });
    const patience = setTimeout(() => {
      working.current = false;
      setSubmission({ kind: 'unanswered' });
    }, timeoutMs);
    try {
      const planned = localPlan(request, form.context, form.info);
      const order = planned && planned.kind !== 'refused' ? planned.order : request;
      const orderer = { uid, name: form.info?.name ?? '', order };
      const plan = await placeCashOrder(orderer, request, form.info);
      if (plan.kind === 'refused') {
        setSubmission(plan);
      } else {
        onDone();
        finishOrder(plan.order);
      }
    } catch (error) {
      setSubmission({ kind: 'failed', code: toAppError(error).code });
    } finally {
      clearTimeout(patience);
      working.current = false;
    }
  };

  const payByCard = async (request: OrderRequest): Promise<void> => {
    if (!form.info) return;
    const result = await card.pay(request, form.info);
    if (result.kind === 'refused') setSubmission(result);
    else if (result.kind === 'completed') {
      onDone();
      finishOrder(result.order);
    }
  };

  return {
    submission,
    setSubmission,
    busy: submission.kind === 'working' || card.busy,
    submit: (request: OrderRequest) =>
      request.paymentMethod === 'cash' ? placeByCash(request) : payByCard(request),
  };
}
