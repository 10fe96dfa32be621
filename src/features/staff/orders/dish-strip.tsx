import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { type Menus, menuTitle } from '../../../domain/menus/menu.ts';
import type { DishCount } from '../../../domain/staff/orders/dish-counts.ts';
import type { LimitedDish } from '../common/dish/limit-dialog.tsx';
import { PortionsLine } from '../common/dish/portions-line.tsx';
import { SoldOutButton } from '../common/dish/sold-out-button.tsx';
import styles from './dish-strip.module.css';

type DishStripProps = {
  dateId: string;
  date: ActiveDate;
  dishes: readonly DishCount[];
  menus: Menus;
  language: Language;
  /** How much is ordered in all. */
  sums: string;
  /** Must be the same function at every render. */
  onLimit: (dish: LimitedDish) => void;
};

/**
 * The quantity of each ordered menu to cook, with one tap to mark it sold out; folded, so that orders come first.
 * A separate screen has the whole list.
 */
export const DishStrip = memo(function DishStrip(props: DishStripProps) {
  const { dateId, date, dishes, menus, language, sums, onLimit } = props;
  const { t } = useTranslation();
  const listed = dishes
    .filter(({ menuKey }) => Object.hasOwn(date.menus, menuKey) && menus[menuKey]?.active)
    .toSorted((a, b) => b.all - a.all);
  if (listed.length === 0) return <p>{sums}</p>;
  return (
    <details>
      <summary className={styles.summary}>
        {t('메뉴 {{count}}가지', { count: listed.length })} · {sums}
      </summary>
      <div className={styles.strip}>
        {listed.map(({ menuKey: menuId, all, toPack }) => {
          const menu = menus[menuId];
          if (!menu) return null;
          const title = menuTitle(menu, language);
          return (
            <div key={menuId} className={styles.dish}>
              <p className={styles.title}>{title}</p>
              <p className={styles.count}>
                <strong>{all}</strong> {t('포장할 것 {{toPack}}', { toPack })}
              </p>
              <PortionsLine date={date} menuId={menuId} ordered={all} />
              <SoldOutButton
                dateId={dateId}
                date={date}
                menuId={menuId}
                title={title}
                ordered={all}
                onLimit={() => onLimit({ menuId, title, ordered: all })}
              />
            </div>
          );
        })}
      </div>
    </details>
  );
});
