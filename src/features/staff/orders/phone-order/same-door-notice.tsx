import { useTranslation } from 'react-i18next';
import type { DeliveryInfo } from '../../../../domain/customer/delivery-info.ts';
import { isSameDoor } from '../../../../domain/customer/same-door.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import styles from './caller.module.css';

type SameDoorNoticeProps = {
  dateId: string;
  /** Where the new order goes. */
  info: DeliveryInfo;
  /** The id on the board of the order that is edited. */
  edited: string | undefined;
  orders: readonly BoardOrder[];
};

/** The date's other orders, of whomever, for the door that staff have typed: one visit could bring both. */
export function SameDoorNotice({ dateId, info, edited, orders }: SameDoorNoticeProps) {
  const { t } = useTranslation();
  const there = orders.filter(
    ({ id, order, cancelled }) =>
      !cancelled && id !== edited && isSameDoor(order.customerInfo, info),
  );
  if (there.length === 0) return null;
  return (
    <Notice tone="honey" announce title={t('같은 집에 이미 주문이 있어요')}>
      {t('합치려면 그 주문을 고치고, 따로 받으시면 그대로 저장하세요.')}
      {there.map(({ id, order }) => (
        <ButtonLink className={styles.theirs} key={id} to={staffPaths.order(dateId, refOf(order))}>
          {t('{{name}} 님 · {{address}}', {
            name: order.customerInfo.name,
            address: order.customerInfo.address,
          })}
        </ButtonLink>
      ))}
    </Notice>
  );
}
