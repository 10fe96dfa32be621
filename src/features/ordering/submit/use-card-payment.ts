import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CardStart,
  resumeCardPayment,
  startCardPayment,
} from '../../../data/card/card-payment.ts';
import { onPageRestored } from '../../../data/device/page-restored.ts';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import { logOrderIssue } from '../../../data/order/order-issue-queue.ts';
import type { OrderResult } from '../../../data/order/place-order.ts';
import type { TempOrder } from '../../../domain/card/temp-order.ts';
import type { DeliveryInfo } from '../../../domain/customer/delivery-info.ts';
import type { SlowStep } from '../../../domain/order/cash-progress.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { OrderRequest } from '../../../domain/order/plan/order-plan.ts';
import { leavePage } from '../../../screen-state/leave-page.ts';
import { leaveForPayment } from '../../../screen-state/left-for-payment.ts';
import { withSlowNotices } from '../../../screen-state/timing.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { warmStripe } from './warm-stripe.ts';

type AttemptedOrder = Order | OrderRequest;

export interface CardPayment {
  /** True while a payment is being started or the browser is leaving for the provider's page. */
  busy: boolean;
  /** `order`: as far as the screen knows it, for the log of failed attempts. */
  pay: (request: OrderRequest, info: DeliveryInfo, order: AttemptedOrder) => Promise<OrderResult>;
  /** Resumes an unpaid card order. */
  resume: (waiting: TempOrder) => Promise<OrderResult>;
}

/**
 * Pays by card: slow requests are explained after 3, 8 and 13 s; a failure is shown and logged, and the
 * button works again (spec §8), also where the provider's page does not come. `customer` is the signed-in customer,
 * `title` the name of the payment on that page.
 */
export function useCardPayment(
  customer: { uid: string; name: string } | undefined,
  title: string,
): CardPayment {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  useEffect(warmStripe, []);
  // The browser may restore this page with the button still busy.
  useEffect(() => onPageRestored(() => setBusy(false)), []);

  const showSlow = (step: SlowStep) => {
    switch (step) {
      case 'requesting':
        return notify.info(t('카드사에 결제를 요청하고 있어요'));
      case 'still-requesting':
        return notify.info(t('아직 결제를 요청하고 있어요. 조금만 기다려 주세요.'));
      case 'network-problem':
        return notify.trouble(
          t('인터넷 연결에 문제가 있어요. 화면을 새로고침하고 다시 시도해 주세요.'),
        );
    }
  };

  async function run(
    order: AttemptedOrder,
    start: (uid: string) => Promise<CardStart>,
  ): Promise<OrderResult> {
    if (!customer || busy) return { kind: 'handled' };
    const { uid, name } = customer;
    setBusy(true);
    try {
      const result = await withSlowNotices(start(uid), showSlow);
      if (result.kind === 'redirect') {
        leaveForPayment();
        // If it resolved sooner, the dialog would close and step back in the history, which would cancel the navigation.
        await leavePage(result.url, () => {
          setBusy(false);
          showSlow('network-problem');
        });
        return { kind: 'handled' };
      }
      setBusy(false);
      if (result.kind !== 'blocked') return result;
      return { kind: 'failed', code: 'card-blocked' };
    } catch (thrown) {
      setBusy(false);
      const { code, cause } = toAppError(thrown);
      const error = cause instanceof Error ? `${code}: ${cause.message}` : code;
      const issue = 'tryCardOrderErrorByClientSide';
      logOrderIssue(uid, order.dateId, { name, issue, order, error });
      return { kind: 'failed', code };
    }
  }

  return {
    busy,
    pay: (request, info, order) => run(order, (uid) => startCardPayment(uid, request, title, info)),
    resume: (waiting) => run(waiting, (uid) => resumeCardPayment(uid, waiting, title)),
  };
}
