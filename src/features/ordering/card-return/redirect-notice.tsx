import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../data/documents/live-document.ts';
import { tempCardOrders } from '../../../data/documents/sources.ts';
import { attemptsOf } from '../../../data/order/order-attempts.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { paths } from '../../../domain/lib/paths.ts';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useOrderScreenState } from '../form/use-order-screen-state.ts';
import { PaymentTrouble } from './payment-trouble.tsx';
import { type ReturnedPayment, returnedPayment } from './returned-payment.ts';

type RedirectNoticeProps = {
  language: Language;
  dateId: string;
  status: 'cardCancelled' | 'cardCompleted';
};

/**
 * Returns to the date's menus from an address that says how a payment ended (spec §2). Anybody can open it, and another
 * tab may have paid, so what is said is what the functions know: a payment that is over is shown by its order.
 */
export function RedirectNotice({ language, dateId, status }: RedirectNoticeProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const found = useReturnedPayment(dateId, status);
  useEffect(() => {
    if (!found || found.state === 'unreachable') return;
    if (found.state === 'paid') {
      void navigate(paths.dateDetailStatus(language, dateId, found.orderKey), { replace: true });
      return;
    }
    if (status === 'cardCancelled') {
      notify.trouble(t('카드 결제가 취소되었어요. 다시 시도해 주세요.'));
    } else {
      notify.info(t('이 날짜에 방금 결제된 주문이 없어요. 하신 주문은 주문 내역에 있어요.'));
    }
    void navigate(paths.dateDetail(language, dateId, serverNow()), { replace: true });
  }, [found, t, navigate, language, dateId, status]);
  if (found?.state === 'unreachable') {
    return <PaymentTrouble {...{ language, dateId }} state="unreachable" />;
  }
  return <Loading label={t('결제를 확인하고 있어요')} />;
}

/** How the signed-in customer's payments of a date have ended; undefined until that is known. */
function useReturnedPayment(
  dateId: string,
  status: RedirectNoticeProps['status'],
): ReturnedPayment | undefined {
  const { ready, error, authLoading, uid, orders } = useOrderScreenState(dateId);
  const temporary = useLiveDocument(useMemo(() => (uid ? tempCardOrders(uid) : undefined), [uid]));
  const [found, setFound] = useState<ReturnedPayment>();
  // As they were when somebody came back: an order that arrives takes its attempt and its temporary order away, one by one.
  const [attempts] = useState(() => attemptsOf(dateId));
  const asked = useRef<Promise<ReturnedPayment>>(undefined);
  const known = uid ? ready && !temporary.loading : !authLoading;
  const failed = error !== undefined || temporary.error !== undefined;
  useEffect(() => {
    if (failed) setFound({ state: 'unreachable' });
    if (!known || failed) return;
    let shown = true;
    const own = Object.values(orders[dateId] ?? {}).filter(
      ({ attemptId }) =>
        // That a payment is done is said to whoever has made it here.
        status === 'cardCancelled' || attempts.some(({ id }) => id === attemptId),
    );
    const waiting = Object.values(temporary.value?.[dateId] ?? {}).filter(
      ({ exception }) => !exception,
    );
    asked.current ??= uid
      ? returnedPayment(dateId, own, waiting, serverNow())
      : Promise.resolve({ state: 'unpaid' as const });
    void asked.current.then((answer) => {
      // The order may still arrive; whoever was not reached is asked again then.
      if (answer.state === 'unreachable') asked.current = undefined;
      if (shown) setFound(answer);
    });
    return () => {
      shown = false;
    };
  }, [known, failed, uid, dateId, status, attempts, orders, temporary.value]);
  return found;
}
