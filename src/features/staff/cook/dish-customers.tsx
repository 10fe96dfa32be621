import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DishCustomer } from '../../../domain/staff/orders/cook-list.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import styles from './dishes.module.css';

type DishCustomersProps = { dateId: string; customers: readonly DishCustomer[] };

/** Who ordered a dish, each with links to the order and to a call: perhaps it can't be delivered. */
export function DishCustomers({ dateId, customers }: DishCustomersProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {customers.map(({ id, uid, orderKey, name, acName, phone, place, q }) => (
        <li key={id} className={styles.customer}>
          <Link className={styles.order} to={staffPaths.order(dateId, uid, orderKey)}>
            <span className={styles.name}>
              {name}
              {acName && ` (${acName})`}
            </span>
            <span className={styles.place}>{place}</span>
            <span className={styles.quantity}>×{q}</span>
          </Link>
          <a
            className={styles.call}
            href={`tel:${phone}`}
            aria-label={t('{{name}}님께 전화', { name })}
          >
            <Phone aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
