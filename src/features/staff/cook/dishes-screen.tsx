import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { type Menus, menuTitle } from '../../../domain/menus/menu.ts';
import { lineTitle } from '../../../domain/order/order.ts';
import { type BoardOrder, dishCounts } from '../../../domain/staff/orders/board.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SoldOutButton } from '../orders/sold-out-button.tsx';
import styles from './dishes.module.css';
import { LimitDialog } from './limit-dialog.tsx';

type DishesScreenProps = {
  dateId: string;
  date: ActiveDate;
  orders: readonly BoardOrder[];
  menus: Menus;
  language: Language;
};

/** Each menu of a date: quantity to cook and still to pack, sold-out state, and limit per person. */
export function DishesScreen({ dateId, date, orders, menus, language }: DishesScreenProps) {
  const { t } = useTranslation();
  const [limiting, setLimiting] = useState<string>();
  const counted = dishCounts(orders);
  const ordered = new Set(counted.map(({ menuKey }) => menuKey));
  const rest = Object.keys(date.menus).filter((id) => !ordered.has(id) && menus[id]?.active);
  const rows = [
    ...counted,
    ...rest.map((menuKey) => ({ menuKey, line: { menuTitle: menuKey }, all: 0, toPack: 0 })),
  ];
  const titleOf = (menuKey: string, fallback: string) => {
    const menu = menus[menuKey];
    return menu ? menuTitle(menu, language) : fallback;
  };
  if (rows.length === 0) return <EmptyState title={t('이 날짜에는 메뉴가 없어요')} />;
  return (
    <>
      <ul className={styles.list}>
        {rows.map(({ menuKey, line, all, toPack }) => {
          const limit = date.menuLimitForPerson[menuKey];
          const name = titleOf(menuKey, lineTitle(line, language));
          return (
            <li key={menuKey} className={styles.dish}>
              <p className={styles.count}>{all}</p>
              <div className={styles.words}>
                <p className={styles.title}>{name}</p>
                <p className={styles.rest}>{t('남은 포장 {{toPack}}', { toPack })}</p>
              </div>
              {menuKey in date.menus && (
                <div className={styles.actions}>
                  <button
                    type="button"
                    className={styles.limit}
                    aria-label={t('{{title}} 제한', { title: name })}
                    onClick={() => setLimiting(menuKey)}
                  >
                    {limit === undefined ? t('제한 없음') : t('1인 {{limit}}개', { limit })}
                  </button>
                  <SoldOutButton
                    dateId={dateId}
                    menuId={menuKey}
                    title={name}
                    soldOut={date.menus[menuKey] === false}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {limiting !== undefined && (
        <LimitDialog
          dateId={dateId}
          menuId={limiting}
          title={titleOf(limiting, limiting)}
          limit={date.menuLimitForPerson[limiting]}
          onClose={() => setLimiting(undefined)}
        />
      )}
    </>
  );
}
