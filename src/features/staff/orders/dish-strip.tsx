import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { type Menus, menuTitle } from '../../../domain/menus/menu.ts';
import type { DishCount } from '../../../domain/staff/orders/board.ts';
import styles from './dish-strip.module.css';
import { SoldOutButton } from './sold-out-button.tsx';

type DishStripProps = {
  dateId: string;
  date: ActiveDate;
  dishes: readonly DishCount[];
  menus: Menus;
  language: Language;
};

/**
 * The quantity of each menu to cook, with one tap to mark it sold out; a separate screen has the whole list.
 */
export const DishStrip = memo(function DishStrip(props: DishStripProps) {
  const { dateId, date, dishes, menus, language } = props;
  const { t } = useTranslation();
  const counts = new Map(dishes.map((dish) => [dish.menuKey, dish]));
  const onSale = Object.keys(date.menus)
    .filter((menuId) => menus[menuId]?.active)
    .sort((a, b) => (counts.get(b)?.all ?? 0) - (counts.get(a)?.all ?? 0));
  return (
    <section className={styles.strip} aria-label={t('조리 수량')}>
      {onSale.map((menuId) => {
        const menu = menus[menuId];
        if (!menu) return null;
        const { all, toPack } = counts.get(menuId) ?? { all: 0, toPack: 0 };
        return (
          <div key={menuId} className={styles.dish}>
            <p className={styles.title}>{menuTitle(menu, language)}</p>
            <p className={styles.count}>
              <strong>{all}</strong> {t('남은 포장 {{toPack}}', { toPack })}
            </p>
            <SoldOutButton
              dateId={dateId}
              menuId={menuId}
              title={menuTitle(menu, language)}
              soldOut={date.menus[menuId] === false}
            />
          </div>
        );
      })}
    </section>
  );
});
