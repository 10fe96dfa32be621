import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LazyCallShop } from '../../content/lazy-call-shop.tsx';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { activeDates } from '../../data/documents/sources.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useOrderHistory } from '../../data/use-order-history.ts';
import { sydneyStamp } from '../../domain/dates.ts';
import { languageOf } from '../../domain/language.ts';
import type { Order } from '../../domain/order.ts';
import { orderState } from '../../domain/order-history.ts';
import { paths } from '../../domain/paths.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { CancelledOrders } from './cancelled-orders.tsx';
import { ExceptionNotices } from './exception-notices.tsx';
import styles from './history.module.css';
import { OrderCard } from './order-card.tsx';
import { OrderlessRefunds } from './orderless-refunds.tsx';

/** The customer's orders, newest delivery first (spec §2). */
export function OrderHistoryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet open onClose={onClose} title={t('주문 내역')} closeLabel={t('닫기')}>
      <div className={styles.list}>
        <ExceptionNotices />
        <CancelledOrders />
        <Orders onClose={onClose} />
      </div>
    </Sheet>
  );
}

function Orders({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { orders, loading, error } = useOrderHistory();
  if (orders.length > 0) {
    return (
      <div className={styles.list}>
        <OrderlessRefunds orders={orders} />
        <OrderList orders={orders} onLeave={onClose} />
      </div>
    );
  }
  if (error) {
    return (
      <Notice
        tone="error"
        title={t('주문 내역을 불러오지 못했어요')}
        action={<LazyCallShop language={languageOf(i18n.language)} />}
      >
        {errorMessage(t, error.code)}
      </Notice>
    );
  }
  if (loading) return <SkeletonCards label={t('주문 내역을 불러오고 있어요')} count={3} />;
  return (
    <>
      <OrderlessRefunds orders={orders} />
      <NoOrders onClose={onClose} />
    </>
  );
}

/** More than fill the tallest screen. */
const firstOrders = 12;

/** The newest orders at once, the others a moment later: years of them take a slow phone a while. */
function OrderList({ orders, onLeave }: { orders: Order[]; onLeave: () => void }) {
  const dates = useLiveDocument(activeDates).value ?? {};
  const today = Number(sydneyStamp(serverNow()).slice(0, 8));
  const shown = useDeferredValue(orders, orders.slice(0, firstOrders));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's meaning with its markers
    <ul className={styles.list} role="list">
      {shown.map((order) => (
        <li key={`${order.dateId}/${order.orderKey}`} className={styles.item}>
          <OrderCard
            order={order}
            date={dates[order.dateId]}
            state={orderState(order, dates, today)}
            onLeave={onLeave}
          />
        </li>
      ))}
    </ul>
  );
}

function NoOrders({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t('아직 주문이 없어요')}
      text={t('날짜를 고르고 첫 주문을 해 보세요.')}
      action={
        <Button
          variant="primary"
          onClick={() => {
            onClose();
            navigate(paths.dateSelect(languageOf(i18n.language)));
          }}
        >
          {t('배송 날짜 보기')}
        </Button>
      }
    />
  );
}
