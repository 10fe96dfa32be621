import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/device/server-clock.ts';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import { withdrawRequest } from '../../data/refunds/call-refund-request.ts';
import { useOrderRefunds } from '../../data/refunds/use-order-refunds.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { formatMoney } from '../../domain/lib/money.ts';
import { amountPaid, type Order } from '../../domain/order/order.ts';
import { paidAndLeft } from '../../domain/refunds/payments/refund-sums.ts';
import type { CustomerRefund } from '../../domain/refunds/refund.ts';
import type { CustomerRequest } from '../../domain/refunds/requests/refund-request.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { refundProblemMessage } from '../../i18n/refund-message.ts';
import { requestedChangeRows } from '../../i18n/requested-change-rows.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { Rows } from '../../ui/layout/rows.tsx';
import { RefundLines } from './refund-lines.tsx';

/** The state of the requests about an order and its refunds, live. */
export function OrderRefunds({ order }: { order: Order }) {
  const { refunds, request } = useOrderRefunds(order);
  return (
    <>
      {request?.state === 'waiting' && <WaitingRequest request={request} />}
      {request && <ClosedRequest request={request} />}
      <RefundLines refunds={refunds} />
      {refunds.some(({ amount }) => amount > 0) && <PaidAndLeft order={order} refunds={refunds} />}
    </>
  );
}

/** What was paid in all and what is left of it: the price above is without the dishes that were taken out. */
function PaidAndLeft({ order, refunds }: { order: Order; refunds: readonly CustomerRefund[] }) {
  const { t } = useTranslation();
  const { inAll, left } = paidAndLeft(amountPaid(order), refunds);
  return (
    <Rows
      rows={[
        { id: 'paid', label: t('카드로 내신 돈'), value: formatMoney(inAll) },
        { id: 'left', label: t('환불하고 남은 돈'), value: formatMoney(left), strong: true },
      ]}
    />
  );
}

/** What the customer has asked for, which they can withdraw until the shop has answered. */
function WaitingRequest({ request }: { request: CustomerRequest }) {
  const { t, i18n } = useTranslation();
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      const answer = await withdrawRequest(request.id);
      if (answer.kind === 'refused') notify.negative(refundProblemMessage(t, answer.problem));
      else notify.success(t('요청을 거두었어요. 주문은 그대로예요.'));
    } catch (failure) {
      notify.negative(errorMessage(t, toAppError(failure).code));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice
      tone="honey"
      title={t('가게의 답을 기다리고 있어요')}
      announce
      action={
        <Button busy={busy} onClick={() => void withdraw()}>
          {t('요청 거두기')}
        </Button>
      }
    >
      {request.wish === 'cancel' ? (
        <p>{t('주문 취소를 요청하셨어요.')}</p>
      ) : (
        <Rows rows={requestedChangeRows(t, request.lines, languageOf(i18n.language))} />
      )}
    </Notice>
  );
}

const dayMs = 24 * 60 * 60_000;
/** How a request ended is shown with the order for this many days. */
const shownDays = 30;

/** How a request ended; nothing about one that the customer withdrew. */
function ClosedRequest({ request }: { request: CustomerRequest }) {
  const { t } = useTranslation();
  const { state, at, answer, answeredAt = at, inPart } = request;
  if (serverNow() - answeredAt > shownDays * dayMs) return null;
  const words = answer && <p>{t('가게의 답: {{answer}}', { answer })}</p>;
  switch (state) {
    case 'done':
      return (
        <Notice
          tone="fresh"
          title={
            inPart ? t('요청하신 것과 조금 다르게 해 드렸어요') : t('요청하신 대로 해 드렸어요')
          }
          announce
        >
          {words}
        </Notice>
      );
    case 'declined':
      return (
        <Notice tone="closed" title={t('요청하신 대로 해 드리지 못했어요')} announce>
          {words}
        </Notice>
      );
    case 'outdated':
      return (
        <Notice tone="closed" title={t('메뉴를 바꾸셔서 요청이 취소됐어요')} announce>
          <p>{t('필요하시면 가게에 다시 물어봐 주세요.')}</p>
        </Notice>
      );
    default:
      return null;
  }
}
