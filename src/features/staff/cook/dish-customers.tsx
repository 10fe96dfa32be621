import { Link } from 'react-router-dom';
import type { DishCustomer } from '../../../domain/staff/orders/cook-list.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import styles from './dishes.module.css';

type DishCustomersProps = { dateId: string; customers: readonly DishCustomer[] };

/** Who ordered a dish, each a link to the order. */
export function DishCustomers({ dateId, customers }: DishCustomersProps) {
  return (
    <ul className={styles.list}>
      {customers.map(({ id, uid, orderKey, name, acName, place, q }) => (
        <li key={id} className={styles.customer}>
          <Link to={staffPaths.order(dateId, uid, orderKey)}>
            <span className={styles.name}>
              {name}
              {acName && ` (${acName})`}
            </span>
            <span className={styles.place}>{place}</span>
            <span className={styles.quantity}>×{q}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
