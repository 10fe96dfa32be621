import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCallShop } from '../../content/lazy-call-shop.tsx';
import { enqueueOrderCopies } from '../../data/copies-queue.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { activeDates } from '../../data/documents/sources.ts';
import { placeCashOrder } from '../../data/place-order.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useUid } from '../../data/session.ts';
import { enqueueSms, flushSmsQueue } from '../../data/sms-queue.ts';
import { toAppError } from '../../data/to-app-error.ts';
import { isOpen } from '../../domain/dates.ts';
import { deliveryDay } from '../../domain/delivery-day.ts';
import { languageOf } from '../../domain/language.ts';
import { formatMoney } from '../../domain/money.ts';
import { amountDue, lineTitle, type Order } from '../../domain/order.ts';
import { deliveryInfoOf, reorderCancelledRequest } from '../../domain/restore-order.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { problemMessage } from '../../i18n/order-message.ts';
import {
  cancelledOrders,
  dropCancelled,
  useCancelledOrders,
} from '../../screen-state/cancelled-orders.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify, TOAST_MS } from '../../ui/toast.tsx';

/**
 * Orders that were cancelled on this page; one tap restores an order while its date is open and none of its
 * menus has sold out.
 */
export function CancelledOrders() {
  const uid = useUid();
  const dates = useLiveDocument(activeDates).value;
  const { orders } = useCancelledOrders();
  const restorable = orders.filter(
    ({ customerInfo, dateId }) => customerInfo.uid === uid && isOpen(dates?.[dateId]),
  );
  return restorable.map((order) => <CancelledOrder key={order.attemptId} order={order} />);
}

function CancelledOrder({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const [attemptId] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const titleOf = (menuKey: string) => {
    const line = order.menus[menuKey];
    return line ? lineTitle(line, language) : menuKey;
  };
  const restore = async () => {
    setBusy(true);
    setFault(undefined);
    const { uid, name } = order.customerInfo;
    const request = reorderCancelledRequest(order, attemptId);
    try {
      const plan = await placeCashOrder(
        { uid, name, order: request },
        request,
        deliveryInfoOf(order),
      );
      if (plan.kind === 'refused') {
        const [problem] = plan.problems;
        setFault(problem && problemMessage(t, problem, titleOf));
      } else {
        enqueueSms(plan.order);
        void flushSmsQueue(uid);
        enqueueOrderCopies(plan.order);
        dropCancelled(order);
        notify.success(t('취소한 주문을 되살렸어요'), TOAST_MS.notice, cancelledOrders);
      }
    } catch (error) {
      setFault(errorMessage(t, toAppError(error).code));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice
      announce
      title={t('{{day}} 주문 {{total}}을 취소했어요', {
        day: deliveryDay(order.dateId, language, serverNow()),
        total: formatMoney(amountDue(order)),
      })}
      action={
        <Button icon={<Undo2 aria-hidden="true" />} busy={busy} onClick={() => void restore()}>
          {t('취소한 주문 되살리기')}
        </Button>
      }
    >
      {fault}
      {fault && <LazyCallShop language={language} />}
    </Notice>
  );
}
