import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelCashOrder } from '../../data/place-order.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useUid } from '../../data/session.ts';
import { toAppError } from '../../data/to-app-error.ts';
import { deliveryDay } from '../../domain/delivery-day.ts';
import { languageOf } from '../../domain/language.ts';
import { formatMoney, formatPoints, toCents } from '../../domain/money.ts';
import { amountDue, type Order } from '../../domain/order.ts';
import type { OrderProblemCode } from '../../domain/order-checks.ts';
import { orderVersion } from '../../domain/order-plan.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { closeEdits } from '../../screen-state/dialogs.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/toast.tsx';

/** Asks, cancels a cash order and gives its points back (spec §4). */
export function CancelOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const uid = useUid();
  const [busy, setBusy] = useState(false);
  const refusal = (code: OrderProblemCode | undefined) => {
    if (code === 'date-closed') return t('주문이 마감되었어요. 감사합니다!');
    if (code === 'card-order-not-cancellable')
      return t('카드로 결제한 주문은 저희에게 연락해 주세요.');
    if (code === 'points-unavailable')
      return t('받으신 포인트를 이미 쓰셔서 취소할 수 없어요. 저희에게 연락해 주세요.');
    return t('그 사이에 주문이 바뀌었어요. 다시 확인해 주세요.');
  };
  const cancel = async () => {
    if (!uid) return;
    const orderer = { uid, name: order.customerInfo.name, order };
    setBusy(true);
    const { dateId, orderKey } = order;
    try {
      const plan = await cancelCashOrder(orderer, {
        dateId,
        orderKey,
        basedOn: orderVersion(order),
      });
      if (plan.kind === 'refused') notify.negative(refusal(plan.problems[0]?.code));
      else {
        notify.success(t('주문을 취소했어요'));
        closeEdits(dateId);
      }
      onClose();
    } catch (error) {
      notify.negative(errorMessage(t, toAppError(error).code));
      setBusy(false);
    }
  };
  const text = [
    t('{{day}} 주문 {{total}}이 취소돼요.', {
      day: deliveryDay(order.dateId, languageOf(i18n.language), serverNow()),
      total: formatMoney(amountDue(order)),
    }),
    order.usedPoint > 0 &&
      t('쓰신 포인트 {{points}}점은 돌려 드려요.', {
        points: formatPoints(toCents(order.usedPoint)),
      }),
  ].filter(Boolean);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('주문을 취소할까요?')}
      text={text.join('\n')}
      confirmLabel={t('주문 취소하기')}
      cancelLabel={t('주문 그대로 두기')}
      busy={busy}
      busyLabel={t('취소하고 있어요')}
      onConfirm={cancel}
      onClose={onClose}
    />
  );
}
