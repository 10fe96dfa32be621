import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSearchOlder } from '../../../../data/order/use-older-orders.ts';
import type { CustomerRecord } from '../../../../data/staff/customers/customer.ts';
import { paths } from '../../../../domain/lib/paths.ts';
import { ownOrderId } from '../../../../domain/order/order-id.ts';
import { orderSubject, staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { errorMessage } from '../../../../i18n/error-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import type { SharedViews } from '../../common/shell/shared-views.ts';
import { StaffOrderStory } from '../../common/staff-order-story.tsx';
import styles from './customers.module.css';

type CustomerReceiptProps = { record: CustomerRecord; receipt: SharedViews['receipt'] };

/** One order as its customer sees it, to print or to check. */
export function CustomerReceipt({ record, receipt }: CustomerReceiptProps) {
  const { t } = useTranslation();
  const { uid: whose = '', dateId = '', orderId = '' } = useParams();
  const order = record.orders.find((one) => one.dateId === dateId && ownOrderId(one) === orderId);
  const searching = useSearchOlder(order !== undefined, record.older);
  if (searching) return <Loading label={t('주문 내역을 불러오고 있어요')} />;
  if (!order && record.older.error) {
    return (
      <Notice tone="error" title={t('이전 주문을 불러오지 못했어요')}>
        {errorMessage(t, record.older.error.code)}
      </Notice>
    );
  }
  if (!order) {
    return (
      <EmptyState
        title={t('이 손님께 없는 주문이에요')}
        text={t('취소되었다면 누가 언제 했는지 기록에 있어요.')}
        action={
          <ButtonLink to={staffPaths.log({ dateId, uid: whose, orderId })}>
            {t('이 주문의 기록')}
          </ButtonLink>
        }
      />
    );
  }
  const { uid } = order.customerInfo;
  return (
    <>
      {receipt(order)}
      <div className={`no-print ${styles.actions}`}>
        <Button onClick={() => window.print()}>{t('인쇄하기')}</Button>
        {order.invoice !== undefined && (
          <ButtonLink to={paths.viewInvoice(order.dateId, uid, order.invoice)}>
            {t('인보이스')}
          </ButtonLink>
        )}
        <ButtonLink to={staffPaths.log(orderSubject(order))}>{t('이 주문의 기록')}</ButtonLink>
      </div>
      <StaffOrderStory order={order} />
    </>
  );
}
