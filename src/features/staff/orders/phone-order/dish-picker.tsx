import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../../../domain/lib/money.ts';
import { type Menus, menuTitle } from '../../../../domain/menus/menu.ts';
import { lineTitle, type Order } from '../../../../domain/order/order.ts';
import { type BoardOrder, dishCounts } from '../../../../domain/staff/orders/board.ts';
import { isFound, searchTextOf } from '../../../../domain/staff/orders/find-orders.ts';
import { stepperLabels } from '../../../../i18n/stepper-labels.ts';
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
  quantities: Readonly<Record<string, number>>;
  language: Language;
  onChange: (menuKey: string, quantity: number) => void;
};

/** The date's menus with their quantities; those with a quantity come first. */
export function DishPicker(props: DishPickerProps) {
  const { date, menus, orders, existing, quantities, language, onChange } = props;
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const ordered = useMemo(
    () => new Map(dishCounts(orders).map(({ menuKey, all }) => [menuKey, all])),
    [orders],
  );
  const keys = [...new Set([...Object.keys(existing?.menus ?? {}), ...Object.keys(date.menus)])];
  const dishes = keys
    .flatMap((menuKey) => {
      const menu = menus[menuKey];
      const line = existing?.menus[menuKey];
      if (!menu?.active && !line) return [];
      const title = menu ? menuTitle(menu, language) : line ? lineTitle(line, language) : menuKey;
      const price = toCents(menu?.price ?? line?.price ?? 0);
      return [{ menuKey, title, price, text: searchTextOf(title, menu?.title ?? '') }];
    })
    .sort(
      (a, b) =>
        Number(Boolean(existing?.menus[b.menuKey])) - Number(Boolean(existing?.menus[a.menuKey])) ||
        a.title.localeCompare(b.title, language),
    );
  const shown = dishes.filter(
    ({ menuKey, text }) =>
      (search === '' && (quantities[menuKey] ?? 0) > 0) || isFound(text, search),
  );
  return (
    <section className={styles.dishes}>
      <SearchField
        label={t('메뉴 찾기')}
        value={search}
        found={shown.length}
        onChange={setSearch}
      />
      <ul className={styles.dishList}>
        {shown.map(({ menuKey, title, price }) => {
          const quantity = quantities[menuKey] ?? 0;
          return (
            <li key={menuKey} className={styles.dish}>
              <div className={styles.dishWords}>
                <p>{title}</p>
                <p className={styles.price}>
                  {formatMoney(price)}{' '}
                  {date.menus[menuKey] === false && <Badge tone="closed">{t('품절')}</Badge>}
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
    </section>
  );
}
