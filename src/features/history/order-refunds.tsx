import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/device/server-clock.ts';
import { useOrderRefunds } from '../../data/refunds/use-order-refunds.ts';
import type { Order } from '../../domain/order/order.ts';
import type { CustomerRequest } from '../../domain/refunds/refund-request.ts';
import { Notice, type NoticeTone } from '../../ui/feedback/notice.tsx';
import { RefundLines } from './refund-lines.tsx';
import { RequestedChangeLines } from './requested-change-lines.tsx';

/** The state of the requests about an order and its refunds, live. */
export function OrderRefunds({ order }: { order: Order }) {
  const { refunds, request } = useOrderRefunds(order);
  return (
    <>
      {request && <RequestNotice order={order} request={request} />}
      <RefundLines refunds={refunds} />
    </>
  );
}

const dayMs = 24 * 60 * 60_000;
/** The shop's response to a request is shown with the order for this many days. */
const answerDays = 30;

const tones: Record<CustomerRequest['state'], NoticeTone> = {
  waiting: 'honey',
  done: 'fresh',
  declined: 'closed',
};

function RequestNotice({ order, request }: { order: Order; request: CustomerRequest }) {
  const { t } = useTranslation();
  const { state, answer, answeredAt = 0, inPart } = request;
  if (state !== 'waiting' && serverNow() - answeredAt > answerDays * dayMs) return null;
  const done = inPart ? t('요청하신 것과 조금 다르게 해 드렸어요') : t('요청하신 대로 해 드렸어요');
  const titles = {
    waiting: t('가게의 답을 기다리고 있어요'),
    done,
    declined: t('요청하신 대로 해 드리지 못했어요'),
  };
  return (
    <Notice tone={tones[state]} title={titles[state]} announce>
      {state === 'waiting' && request.wish === 'cancel' && <p>{t('주문 취소를 요청하셨어요.')}</p>}
      {state === 'waiting' && request.wish !== 'cancel' && (
        <RequestedChangeLines order={order} change={request.wish} />
      )}
      {answer && <p>{t('가게의 답: {{answer}}', { answer })}</p>}
    </Notice>
  );
}
