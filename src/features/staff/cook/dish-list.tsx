import { useState } from 'react';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import type { CookDish } from '../../../domain/staff/orders/cook-list.ts';
import { DishRow } from './dish-row.tsx';
import styles from './dishes.module.css';
import { LimitDialog } from './limit-dialog.tsx';

type DishListProps = {
  label: string;
  dateId: string;
  date: ActiveDate;
  dishes: readonly CookDish[];
  orders: readonly BoardOrder[];
};

/** Some dishes of a date; what can be changed of each. */
export function DishList({ label, dateId, date, dishes, orders }: DishListProps) {
  const [limiting, setLimiting] = useState<CookDish>();
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {dishes.map((dish) => (
          <DishRow
            key={dish.menuKey}
            dateId={dateId}
            date={date}
            dish={dish}
            orders={orders}
            onLimit={() => setLimiting(dish)}
          />
        ))}
      </ul>
      {limiting && (
        <LimitDialog
          dateId={dateId}
          menuId={limiting.menuKey}
          title={limiting.title}
          limit={date.menuLimitForPerson[limiting.menuKey]}
          onClose={() => setLimiting(undefined)}
        />
      )}
    </>
  );
}
