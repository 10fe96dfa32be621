import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import type { Order } from '../../../../domain/order/order.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { dishCounts } from '../../../../domain/staff/orders/dish-counts.ts';
import { dishesToPick, dishesToShow } from '../../../../domain/staff/orders/dishes-to-pick.ts';
import { stepperLabels } from '../../../../i18n/stepper-labels.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { PortionsLine } from '../../common/dish/portions-line.tsx';
import { SearchField } from '../../common/forms/search-field.tsx';
import styles from './caller.module.css';

type DishPickerProps = {
  date: ActiveDate;
  menus: Menus;
  /** All of the date. */
  orders: readonly BoardOrder[];
  existing: Order | undefined;
  /** Ids of the menus that the caller has ordered before. */
  known: ReadonlySet<string>;
  quantities: Readonly<Record<string, number>>;
  language: Language;
  onChange: (menuKey: string, quantity: number) => void;
};

/** The dishes that the caller is likely to order, a search for the others, and all of them on request. */
export function DishPicker(props: DishPickerProps) {
  const { date, menus, orders, existing, known, quantities, language, onChange } = props;
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const ordered = useMemo(
    () => new Map(dishCounts(orders).map(({ menuKey, all }) => [menuKey, all])),
    [orders],
  );
  const dishes = dishesToPick({ date, menus, existing, known, ordered }, language);
  const shown = dishesToShow(dishes, { search, showsAll, quantities }, language);
  const more = dishes.length - shown.length;
  return (
    <section className={styles.dishes}>
      <SearchField
        label={t('메뉴 찾기')}
        value={search}
        found={shown.length}
        onChange={setSearch}
      />
      {shown.length === 0 && <p>{t('찾는 메뉴가 없어요')}</p>}
      <ul className={styles.dishList}>
        {shown.map(({ menuKey, title, price, isSoldOut }) => {
          const quantity = quantities[menuKey] ?? 0;
          return (
            <li key={menuKey} className={styles.dish}>
              <div className={styles.dishWords}>
                <p>{title}</p>
                <p className={styles.price}>
                  {formatMoney(price)} {isSoldOut && <Badge tone="closed">{t('품절')}</Badge>}
                </p>
                <PortionsLine date={date} menuId={menuKey} ordered={ordered.get(menuKey) ?? 0} />
              </div>
              <Stepper
                quantity={quantity}
                labels={stepperLabels(t, title)}
                onMinus={() => onChange(menuKey, Math.max(0, quantity - 1))}
                onPlus={() => onChange(menuKey, quantity + 1)}
              />
            </li>
          );
        })}
      </ul>
      {search === '' && more > 0 && (
        <Button fullWidth onClick={() => setShowsAll(true)}>
          {t('메뉴 {{count}}가지 더 보기', { count: more })}
        </Button>
      )}
    </section>
  );
}
