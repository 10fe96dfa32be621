import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isPending, useLiveDocument } from '../../../data/documents/live-document.ts';
import { customerRefunds } from '../../../data/documents/sources.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../../domain/lib/money.ts';
import type { Menus } from '../../../domain/menus/menu.ts';
import { amountPaid, type CancelledOrder, type Order } from '../../../domain/order/order.ts';
import { orderIdOf } from '../../../domain/order/order-id.ts';
import { isCardPaid } from '../../../domain/order/payment-methods.ts';
import { refundsOfOrder } from '../../../domain/refunds/customer-refunds.ts';
import { paidAndLeft } from '../../../domain/refunds/payments/refund-sums.ts';
import type { CustomerRefund } from '../../../domain/refunds/refund.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { Rows } from '../../../ui/layout/rows.tsx';
import { GoneOrder } from '../common/gone-order.tsx';
import { RefundForm } from './refund-form.tsx';
import { RefundHistory } from './refund-history.tsx';
import styles from './refunds.module.css';

type RefundScreenProps = {
  dateId: string;
  /** Undefined until they are loaded. */
  orders: readonly BoardOrder<Order>[] | undefined;
  /** The date's cancelled orders as they were. */
  cancelled: readonly CancelledOrder[];
  menus: Menus;
  language: Language;
};

/** Refunds for one order: whose it is, the customer's request, earlier refunds, and the form. */
export function RefundScreen({ dateId, orders, cancelled, menus, language }: RefundScreenProps) {
  const { t } = useTranslation();
  const { uid = '', orderId = '' } = useParams();
  const document = useLiveDocument(useMemo(() => customerRefunds(uid), [uid]));
  if (orders === undefined || isPending(document)) {
    return <Loading label={t('주문을 불러오고 있어요')} />;
  }
  const { value } = document;
  const order = orders.find(
    (one) => one.id === orderIdOf({ uid, orderId }) && !one.cancelled,
  )?.order;
  const { refunds, request } = refundsOfOrder(value, { dateId, orderId });
  const waiting = request?.state === 'waiting' ? request : undefined;
  return (
    <div className={styles.screen}>
      {order && isCardPaid(order) && <RefundHead order={order} refunds={refunds} />}
      {isCardPaid(order) && order ? (
        <RefundForm
          key={`${order.attemptId} ${waiting?.id}`}
          order={order}
          request={waiting}
          menus={menus}
          language={language}
          refunds={refunds}
        />
      ) : (
        <>
          <RefundHistory refunds={refunds} language={language} />
          {order ? (
            <EmptyState title={t('현금 주문이에요. 돌려줄 카드 결제가 없어요.')} />
          ) : (
            <GoneOrder {...{ uid, orderId, cancelled }} />
          )}
        </>
      )}
    </div>
  );
}

/** Whose order it is, and how much of the money is still there. */
function RefundHead({ order, refunds }: { order: Order; refunds: readonly CustomerRefund[] }) {
  const { t } = useTranslation();
  const { name, address } = order.customerInfo;
  const { inAll, left } = paidAndLeft(amountPaid(order), refunds);
  return (
    <section>
      <h2 className={styles.heading}>{name}</h2>
      <p>{address}</p>
      <Rows
        rows={[
          { id: 'total', label: t('주문 합계'), value: formatMoney(toCents(order.totalPrice)) },
          { id: 'paid', label: t('카드로 받은 돈'), value: formatMoney(inAll) },
          { id: 'given', label: t('돌려준 돈'), value: formatMoney(inAll - left) },
          {
            id: 'left',
            label: t('아직 돌려줄 수 있는 돈'),
            value: formatMoney(left),
            strong: true,
          },
        ]}
      />
    </section>
  );
}
