import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import type { Menus } from '../../../domain/menus/menu.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import type { CookDish } from '../../../domain/staff/orders/cook-list.ts';
import { useLimitDialog } from '../common/dish/use-limit-dialog.tsx';
import { DishRow } from './dish-row.tsx';
import styles from './dishes.module.css';

type DishListProps = {
  label: string;
  dateId: string;
  date: ActiveDate;
  dishes: readonly CookDish[];
  orders: readonly BoardOrder[];
  menus: Menus;
  language: Language;
};

/** Some dishes of a date; what can be changed of each. */
export function DishList({ label, dateId, date, dishes, orders, menus, language }: DishListProps) {
  const { askLimits, limitDialog } = useLimitDialog(dateId, date);
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {dishes.map((dish) => (
          <DishRow
            key={dish.menuKey}
            dateId={dateId}
            date={date}
            dish={dish}
            menu={menus[dish.menuKey]}
            orders={orders}
            language={language}
            onLimit={() =>
              askLimits({ menuId: dish.menuKey, title: dish.title, ordered: dish.all })
            }
          />
        ))}
      </ul>
      {limitDialog}
    </>
  );
}
