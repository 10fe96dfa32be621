import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import type { Menu } from '../../../domain/menus/menu.ts';
import { soldOut } from '../../../domain/staff/dates/sold-out.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { type CookDish, customersOf } from '../../../domain/staff/orders/cook-list.ts';
import { statementNote } from '../../../i18n/statement-message.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { LimitButton } from '../common/dish/limit-button.tsx';
import { PortionsLine } from '../common/dish/portions-line.tsx';
import { SoldOutButton } from '../common/dish/sold-out-button.tsx';
import { WaitingCount } from '../common/dish/waiting-count.tsx';
import { useAddressParams } from '../common/forms/use-address-params.ts';
import { useMay } from '../common/shell/role.ts';
import { DishCustomers } from './dish-customers.tsx';
import { DishIngredients } from './dish-ingredients.tsx';
import styles from './dishes.module.css';
import { Folded } from './folded.tsx';

type DishRowProps = {
  dateId: string;
  date: ActiveDate;
  dish: CookDish;
  /** Undefined for a deleted one. */
  menu: Menu | undefined;
  orders: readonly BoardOrder[];
  language: Language;
  onLimit: () => void;
};

/** One dish: quantity to cook and still to pack, allergens, what is left, sold-out state, limits, who ordered it, what it takes. */
export function DishRow({ dateId, date, dish, menu, orders, language, onLimit }: DishRowProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { menuKey, title, all, toPack } = dish;
  // In the address, so that it is open again after a look at one of the orders.
  const [params, setParam] = useAddressParams();
  return (
    <li className={styles.dish}>
      <p className={styles.count}>{all}</p>
      <div>
        <p className={styles.title}>{title}</p>
        {all > 0 && <p className={styles.rest}>{t('남은 포장 {{toPack}}', { toPack })}</p>}
        <PortionsLine date={date} menuId={menuKey} ordered={all} />
        <p className={styles.rest}>{statementNote(t, menu, language)}</p>
        {/* The rules let only those who run dates read who waits. */}
        {may.open('dates') && date.menus[menuKey] === false && (
          <WaitingCount dateId={dateId} menuId={menuKey} />
        )}
      </div>
      {menuKey in date.menus && may.run(soldOut) && (
        <div className={styles.actions}>
          <LimitButton date={date} menuId={menuKey} title={title} onClick={onLimit} />
          <SoldOutButton
            dateId={dateId}
            date={date}
            menuId={menuKey}
            title={title}
            ordered={all}
            onLimit={onLimit}
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
          <Folded
            opened={params.get('of') === menuKey}
            onToggle={(open) => setParam('of', open ? menuKey : '')}
            title={
              <>
                {t('재료 ({{count}}개분)', { count: all })} <VisuallyHidden>{title}</VisuallyHidden>
              </>
            }
          >
            {() => <DishIngredients menuKey={menuKey} portions={all} language={language} />}
          </Folded>
        </div>
      )}
    </li>
  );
}
