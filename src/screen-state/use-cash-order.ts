import { useRef } from 'react';
import { toAppError } from '../data/firebase/to-app-error.ts';
import {
  type OrderingCustomer,
  type OrderResult,
  placeCashOrder,
} from '../data/order/place-order.ts';
import type { DeliveryInfo } from '../domain/customer/delivery-info.ts';
import type { CashProgress, SlowStep } from '../domain/order/cash-progress.ts';
import type { OrderPlan, OrderRequest } from '../domain/order/plan/order-plan.ts';
import { unansweredMs, withSlowNotices } from './timing.ts';

/**
 * Sends cash orders, one at a time, and reports their progress. The returned function resolves with the
 * outcome, however late it comes; with `handled` while an earlier order is being sent, or if a later one is
 * on its way and this one was not stored.
 */
export function useCashOrder(report: (progress: CashProgress, request: OrderRequest) => void) {
  // Refs, not state: a second tap can come before the first has been rendered.
  const inFlight = useRef(false);
  const sends = useRef(0);
  return async (
    customer: OrderingCustomer,
    request: OrderRequest,
    info: DeliveryInfo | undefined,
  ): Promise<OrderResult> => {
    if (inFlight.current) return { kind: 'handled' };
    inFlight.current = true;
    sends.current += 1;
    const send = sends.current;
    report({ kind: 'working' }, request);
    const unlockTimer = setTimeout(() => {
      inFlight.current = false;
      report({ kind: 'unanswered' }, request);
    }, unansweredMs);
    const wait: { slow?: SlowStep; crowded?: boolean } = {};
    const waiting = (news: typeof wait) => {
      Object.assign(wait, news);
      if (wait.slow && inFlight.current && send === sends.current) {
        report({ kind: 'working', ...wait }, request);
      }
    };
    const placing = placeCashOrder(customer, request, info, () => waiting({ crowded: true }));
    const slow = withSlowNotices(placing, (step) => waiting({ slow: step }));
    const result = await slow.then(resultOf, (error) => ({
      kind: 'failed' as const,
      code: toAppError(error).code,
    }));
    clearTimeout(unlockTimer);
    // The form was unlocked and has sent again: it shows what becomes of that, unless this is the order.
    if (send !== sends.current) return result.kind === 'completed' ? result : { kind: 'handled' };
    inFlight.current = false;
    return result;
  };
}

function resultOf(plan: OrderPlan): OrderResult {
  return plan.kind === 'refused' ? plan : { kind: 'completed', order: plan.order };
}
