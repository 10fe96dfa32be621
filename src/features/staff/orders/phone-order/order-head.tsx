import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../domain/order/order.ts';
import { orderSubject, staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import styles from './caller.module.css';

type OrderHeadProps = {
  uid: string;
  order: Order | undefined;
  /** Move and cancel it. */
  children?: ReactNode;
};

/** What else staff do with a customer and a stored order: where a caller asks for it, nobody scrolls. */
export function OrderHead({ uid, order, children }: OrderHeadProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.head}>
      <ButtonLink variant="quiet" to={staffPaths.customer(uid)}>
        {t('이 손님')}
      </ButtonLink>
      {order && (
        <ButtonLink variant="quiet" to={staffPaths.log(orderSubject(order))}>
          {t('이 주문의 기록')}
        </ButtonLink>
      )}
      {children}
    </div>
  );
}
