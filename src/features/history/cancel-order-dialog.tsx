import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endPayments } from '../../data/card/card-payment.ts';
import { useUid } from '../../data/customer/use-session.ts';
import { isSignedIn } from '../../data/device/account.ts';
import { serverNow } from '../../data/device/server-clock.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { tempCardOrders } from '../../data/documents/sources.ts';
import { RefusedError } from '../../data/firebase/functions-client.ts';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import { cancelCashOrder } from '../../data/order/place-order.ts';
import { tempOrdersFor } from '../../domain/card/temp-order.ts';
import { deliveryDay } from '../../domain/dates/delivery-day.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { formatMoney, formatPoints } from '../../domain/lib/money.ts';
import type { SlowStep } from '../../domain/order/cash-progress.ts';
import { amountDue, type Order, ownPointsUsed } from '../../domain/order/order.ts';
import { ownOrderId } from '../../domain/order/order-id.ts';
import { orderVersion } from '../../domain/order/plan/order-plan.ts';
import type { OrderProblem, OrderProblemCode } from '../../domain/order/plan/order-problems.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { underWayMessage } from '../../i18n/order-problem-message.ts';
import { cancelProgressMessage } from '../../i18n/order-progress-message.ts';
import { ContactShop } from '../../parts/contact-shop.tsx';
import { useTrouble } from '../../parts/use-trouble.tsx';
import { closeEdits, isDialogOpen } from '../../screen-state/dialogs.ts';
import { forgetEdit } from '../../screen-state/edited-order.ts';
import { unansweredMs, withSlowNotices } from '../../screen-state/timing.ts';
import { keepCancelled } from '../../screen-state/use-cancelled-orders.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

/**
 * Asks for confirmation, expires an open payment, cancels a cash order and returns its points (spec §4). It can be left once
 * no answer has come for long; the attempt goes on, and a toast says what became of it.
 */
export function CancelOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const uid = useUid();
  const waiting = useLiveDocument(useMemo(() => (uid ? tempCardOrders(uid) : undefined), [uid]));
  const trouble = useTrouble();
  const [busy, setBusy] = useState(false);
  const [wait, setWait] = useState<{ slow?: SlowStep; crowded?: boolean }>({});
  const [unanswered, setUnanswered] = useState(false);
  const left = useRef(false);
  const [refused, setRefused] = useState<OrderProblem>();
  const { dateId, orderKey } = order;
  const paying = tempOrdersFor(orderKey, waiting.value?.[dateId]).length > 0;
  const cancel = async () => {
    if (!uid) return;
    setBusy(true);
    setWait({});
    // Not to whoever has logged in since.
    const sayNo = () => isSignedIn(uid) && notify.negative(t('취소하지 못했어요'));
    const unlockTimer = setTimeout(() => setUnanswered(true), unansweredMs);
    try {
      const attempt = () =>
        cancelCashOrder(
          { uid, name: order.customerInfo.name, order },
          { dateId, orderId: ownOrderId(order), basedOn: orderVersion(order) },
          () => setWait((before) => ({ ...before, crowded: true })),
        );
      const cancelling = attempt().then(async (plan) => {
        if (plan.kind !== 'payment-open') return plan;
        await endPayments(order);
        return attempt();
      });
      const plan = await withSlowNotices(cancelling, (slow) =>
        setWait((before) => ({ ...before, slow })),
      );
      if (plan.kind === 'refused' || plan.kind === 'payment-open') {
        setRefused(plan.kind === 'refused' ? plan.problems[0] : { code: 'order-changed' });
        if (left.current) sayNo();
        return;
      }
      keepCancelled(order);
      // The history says it itself, with a way back.
      if (!isDialogOpen('order-history') && isSignedIn(uid)) notify.success(t('주문을 취소했어요'));
      closeEdits(dateId);
      forgetEdit(dateId, ownOrderId(order));
      if (!left.current) onClose();
    } catch (error) {
      if (left.current) sayNo();
      else if (error instanceof RefusedError) setRefused({ code: 'order-changed' });
      else trouble.report(errorMessage(t, toAppError(error).code));
      setBusy(false);
    } finally {
      clearTimeout(unlockTimer);
      setUnanswered(false);
    }
  };
  const ownPoints = ownPointsUsed(order);
  const text = [
    t('{{day}} 주문 {{total}}가 취소돼요.', {
      day: deliveryDay(dateId, language, serverNow()),
      total: formatMoney(amountDue(order)),
    }),
    ownPoints > 0 &&
      t('쓰신 포인트 {{points}}점은 돌려 드려요.', { points: formatPoints(ownPoints) }),
    order.pointCode && t('할인 코드는 다음 주문에 다시 쓰실 수 있어요.'),
    paying && t('이 주문에 열려 있는 카드 결제를 먼저 닫아요. 그 결제로는 더 내실 수 없어요.'),
    !paying &&
      waiting.error &&
      t(
        '이 주문에 열려 있는 카드 결제가 있는지 아직 모르겠어요. 있으면 그 결제부터 닫고 취소할게요.',
      ),
  ].filter(Boolean);
  const words: Partial<Record<OrderProblemCode, string>> = {
    'date-closed': t('주문이 마감되었어요. 감사합니다!'),
    'card-order-not-cancellable': t('카드로 결제한 주문은 저희에게 연락해 주세요.'),
    'points-unavailable': t(
      '받으신 포인트를 이미 쓰셔서 취소할 수 없어요. 저희에게 연락해 주세요.',
    ),
  };
  const waitMessage = cancelProgressMessage(t, wait);
  if (refused) {
    return (
      <ConfirmDialog
        open
        title={t('취소하지 못했어요')}
        confirmLabel={t('확인')}
        onConfirm={onClose}
        onClose={onClose}
      >
        <p>
          {refused.code === 'order-under-way'
            ? underWayMessage(t, refused.step)
            : (words[refused.code] ?? t('그 사이에 주문이 바뀌었어요. 다시 확인해 주세요.'))}
        </p>
        {refused.code !== 'date-closed' && <ContactShop language={language} />}
      </ConfirmDialog>
    );
  }
  if (unanswered) {
    const leave = () => {
      left.current = true;
      onClose();
    };
    return (
      <ConfirmDialog
        open
        title={t('답이 아직 오지 않았어요')}
        text={t('취소되었는지 저절로 확인해서 알려 드려요. 이 창은 닫으셔도 돼요.')}
        confirmLabel={t('확인')}
        onConfirm={leave}
        onClose={leave}
      >
        <ContactShop language={language} />
      </ConfirmDialog>
    );
  }
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
    >
      {busy && waitMessage && (
        <Notice tone="honey" announce>
          {waitMessage}
        </Notice>
      )}
      {trouble.help}
    </ConfirmDialog>
  );
}
