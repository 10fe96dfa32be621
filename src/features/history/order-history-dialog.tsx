import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useWholeHistory } from '../../data/order/use-older-orders.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { ShowOlder } from '../../parts/show-older.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonCards } from '../../ui/feedback/skeleton.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { CancelledOrders } from './cancelled-orders.tsx';
import { ExceptionNotices } from './exception-notices.tsx';
import styles from './history.module.css';
import { OrderList } from './order-list.tsx';
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
  const { orders, loading, error, older, isWhole } = useWholeHistory();
  if (orders.length > 0) {
    return (
      <div className={styles.list}>
        <OrderlessRefunds orders={orders} isWhole={isWhole} />
        <OrderList orders={orders} onLeave={onClose} />
        <ShowOlder
          older={older}
          label={t('더 이전 주문 보기')}
          failed={t('이전 주문을 불러오지 못했어요')}
        />
      </div>
    );
  }
  if (error) {
    return (
      <Notice
        tone="error"
        title={t('주문 내역을 불러오지 못했어요')}
        action={<LazyContactShop language={languageOf(i18n.language)} />}
      >
        {errorMessage(t, error.code)}
      </Notice>
    );
  }
  if (loading) return <SkeletonCards label={t('주문 내역을 불러오고 있어요')} count={3} />;
  return (
    <>
      <OrderlessRefunds orders={orders} isWhole />
      <NoOrders onClose={onClose} />
    </>
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
