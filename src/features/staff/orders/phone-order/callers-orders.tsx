import { useTranslation } from 'react-i18next';
import { refOf } from '../../../../domain/order/order-id.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import styles from './caller.module.css';

type CallersOrdersProps = { dateId: string; uid: string; orders: readonly BoardOrder[] };

/** The caller's existing orders for the date: more menus for the same address are added to one of them. */
export function CallersOrders({ dateId, uid, orders }: CallersOrdersProps) {
  const { t } = useTranslation();
  const theirs = orders.filter(
    ({ order, cancelled }) => order.customerInfo.uid === uid && !cancelled,
  );
  if (theirs.length === 0) return null;
  return (
    <Notice tone="honey" title={t('이 날짜에 이미 주문이 있어요')}>
      {theirs.map(({ id, order }) => (
        <ButtonLink className={styles.theirs} key={id} to={staffPaths.order(dateId, refOf(order))}>
          {t('{{address}} 주문 고치기', { address: order.customerInfo.address })}
        </ButtonLink>
      ))}
    </Notice>
  );
}
