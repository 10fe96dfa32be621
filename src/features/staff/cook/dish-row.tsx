import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { type CookDish, customersOf } from '../../../domain/staff/orders/cook-list.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useAddressParams } from '../common/use-address-params.ts';
import { SoldOutButton } from '../orders/sold-out-button.tsx';
import { DishCustomers } from './dish-customers.tsx';
import styles from './dishes.module.css';
import { Folded } from './folded.tsx';

type DishRowProps = {
  dateId: string;
  date: ActiveDate;
  dish: CookDish;
  orders: readonly BoardOrder[];
  onLimit: () => void;
};

/** One dish: quantity to cook and still to pack, sold-out state, limit per person, and who ordered it. */
export function DishRow({ dateId, date, dish, orders, onLimit }: DishRowProps) {
  const { t } = useTranslation();
  const { menuKey, title, all, toPack } = dish;
  const limit = date.menuLimitForPerson[menuKey];
  // In the address, so that it is open again after a look at one of the orders.
  const [params, setParam] = useAddressParams();
  return (
    <li className={styles.dish}>
      <p className={styles.count}>{all}</p>
      <div>
        <p className={styles.title}>{title}</p>
        {all > 0 && <p className={styles.rest}>{t('남은 포장 {{toPack}}', { toPack })}</p>}
      </div>
      {menuKey in date.menus && (
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.limit}
            aria-label={t('{{title}} 제한', { title })}
            onClick={onLimit}
          >
            {limit === undefined ? t('제한 없음') : t('1인 {{limit}}개', { limit })}
          </button>
          <SoldOutButton
            dateId={dateId}
            menuId={menuKey}
            title={title}
            soldOut={date.menus[menuKey] === false}
          />
        </div>
      )}
      {all > 0 && (
        <div className={styles.customers}>
          <Folded
            opened={params.get('who') === menuKey}
            onToggle={(open) => setParam('who', open ? menuKey : '')}
            title={
              <>
                {t('누가 주문했나')} <VisuallyHidden>{title}</VisuallyHidden>
              </>
            }
          >
            {() => <DishCustomers dateId={dateId} customers={customersOf(orders, menuKey)} />}
          </Folded>
        </div>
      )}
    </li>
  );
}
