import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { telLink } from '../../../domain/customer/phone.ts';
import type { DishCustomer } from '../../../domain/staff/orders/cook-list.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { useMay } from '../common/shell/role.ts';
import styles from './dishes.module.css';

type DishCustomersProps = { dateId: string; customers: readonly DishCustomer[] };

/** Who ordered a dish, for those who may with links to the order and to a call: perhaps it can't be delivered. */
export function DishCustomers({ dateId, customers }: DishCustomersProps) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <ul className={styles.list}>
      {customers.map(({ id, uid, orderId, name, acName, phone, place, q }) => (
        <li key={id} className={styles.customer}>
          <ToOrder to={may.open('phone-order') && staffPaths.order(dateId, { uid, orderId })}>
            <span className={styles.name}>
              {name}
              {acName && ` (${acName})`}
            </span>
            <span className={styles.place}>{place}</span>
            <span className={styles.quantity}>×{q}</span>
          </ToOrder>
          {phone !== undefined && (
            <a
              className={styles.call}
              href={telLink(phone)}
              aria-label={t('{{name}}님께 전화', { name })}
            >
              <Phone aria-hidden="true" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function ToOrder({ to, children }: { to: string | false; children: ReactNode }) {
  if (to === false) return <div className={styles.order}>{children}</div>;
  return (
    <Link className={styles.order} to={to}>
      {children}
    </Link>
  );
}
