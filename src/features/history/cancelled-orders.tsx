import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUid } from '../../data/customer/use-session.ts';
import { serverNow } from '../../data/device/server-clock.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { activeDates } from '../../data/documents/sources.ts';
import { attemptIdFor } from '../../data/order/order-attempts.ts';
import { deliveryDay } from '../../domain/dates/delivery-day.ts';
import { takesOrders } from '../../domain/dates/open-dates.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { formatMoney } from '../../domain/lib/money.ts';
import type { CashProgress } from '../../domain/order/cash-progress.ts';
import { reorderCancelledRequest } from '../../domain/order/history/reorder-cancelled.ts';
import { amountDue, deliveryInfoOf, lineTitle, type Order } from '../../domain/order/order.ts';
import { ownOrderId } from '../../domain/order/order-id.ts';
import { orderVersion } from '../../domain/order/plan/order-plan.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { problemMessage } from '../../i18n/order-problem-message.ts';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { OrderProgress } from '../../parts/order-progress.tsx';
import { orderDraft } from '../../screen-state/edited-order.ts';
import { handleOutcome } from '../../screen-state/finish-order.ts';
import { dropCancelled, useCancelledOrders } from '../../screen-state/use-cancelled-orders.ts';
import { useCashOrder } from '../../screen-state/use-cash-order.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/**
 * Orders that were cancelled on this page; one tap restores an order while its date is open and none of its
 * menus has sold out.
 */
export function CancelledOrders() {
  const uid = useUid();
  const dates = useLiveDocument(activeDates).value;
  const { orders } = useCancelledOrders();
  const restorable = orders.filter(
    ({ customerInfo, dateId }) =>
      customerInfo.uid === uid && takesOrders(dateId, dates?.[dateId], serverNow()),
  );
  return restorable.map((order) => <CancelledOrder key={order.attemptId} order={order} />);
}

function CancelledOrder({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const [progress, setProgress] = useState<CashProgress>();
  const [fault, setFault] = useState<string>();
  const placeCash = useCashOrder(setProgress);
  const titleOf = (menuKey: string) => {
    const line = order.menus[menuKey];
    return line ? lineTitle(line, language) : menuKey;
  };
  const restore = async () => {
    setFault(undefined);
    const { dateId } = order;
    const { uid, name } = order.customerInfo;
    // One key for this cancelled version, so that neither a second tap nor another tab restores it twice.
    const content = JSON.stringify({ restored: orderVersion(order) });
    const attemptId = attemptIdFor(
      dateId,
      content,
      {},
      {
        draft: orderDraft(dateId, ownOrderId(order)),
        restores: true,
      },
    );
    const request = reorderCancelledRequest(order, attemptId);
    const result = await placeCash({ uid, name, order: request }, request, deliveryInfoOf(order));
    if (result.kind !== 'handled') setProgress(undefined);
    handleOutcome(result, {
      stored: () => dropCancelled(order),
      refused: ([problem]) => setFault(problem && problemMessage(t, problem, titleOf)),
      failed: (code) => setFault(errorMessage(t, code)),
    });
  };
  return (
    <Notice
      announce
      title={t('{{day}} 주문 {{total}}를 취소했어요', {
        day: deliveryDay(order.dateId, language, serverNow()),
        total: formatMoney(amountDue(order)),
      })}
      action={
        <Button
          icon={<Undo2 aria-hidden="true" />}
          busy={progress?.kind === 'working'}
          onClick={() => void restore()}
        >
          {t('취소한 주문 되살리기')}
        </Button>
      }
    >
      {progress && <OrderProgress progress={progress} />}
      {fault}
      {fault && <LazyContactShop language={language} />}
    </Notice>
  );
}
