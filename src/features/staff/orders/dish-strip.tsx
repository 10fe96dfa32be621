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
 * The quantity of each ordered menu to cook, with one tap to mark it sold out; folded, so that orders come first.
 * A separate screen has the whole list.
 */
export const DishStrip = memo(function DishStrip(props: DishStripProps) {
  const { dateId, date, dishes, menus, language } = props;
  const { t } = useTranslation();
  const listed = dishes
    .filter(({ menuKey }) => Object.hasOwn(date.menus, menuKey) && menus[menuKey]?.active)
    .toSorted((a, b) => b.all - a.all);
  if (listed.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>{t('조리 수량')}</summary>
      <div className={styles.strip}>
        {listed.map(({ menuKey: menuId, all, toPack }) => {
          const menu = menus[menuId];
          if (!menu) return null;
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
      </div>
    </details>
  );
});
