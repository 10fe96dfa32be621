import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { allergensOf, allergenText } from '../../../../domain/menus/allergens.ts';
import { type Menu, type Menus, menuTitle } from '../../../../domain/menus/menu.ts';
import { byTitle } from '../../../../domain/staff/menus/find-menus.ts';
import { uncheckedMenus } from '../../../../domain/staff/menus/statement.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import styles from './allergens.module.css';
import { StatementDialog } from './statement-dialog.tsx';

/** The allergen statements of all menus, unchecked ones first. */
export function AllergensScreen({ menus, language }: { menus: Menus; language: Language }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<string>();
  const unchecked = uncheckedMenus(menus, language);
  const checked = Object.keys(menus)
    .filter((menuId) => menus[menuId]?.active && !unchecked.includes(menuId))
    .sort(byTitle(menus, language));
  const open = editing === undefined ? undefined : menus[editing];
  const list = (menuIds: readonly string[]) => (
    <ul className={styles.list}>
      {menuIds.map((menuId) => {
        const menu = menus[menuId];
        return (
          menu && (
            <li key={menuId}>
              <button type="button" className={styles.dish} onClick={() => setEditing(menuId)}>
                <span className={styles.title}>{menuTitle(menu, language)}</span>
                <DishStatement menu={menu} language={language} />
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
  return (
    <>
      <h2>{t('아직 확인하지 않은 메뉴 {{count}}', { count: unchecked.length })}</h2>
      {unchecked.length === 0 ? (
        <EmptyState title={t('모든 메뉴를 확인했어요')} />
      ) : (
        list(unchecked)
      )}
      {checked.length > 0 && (
        <>
          <h2>{t('확인한 메뉴 {{count}}', { count: checked.length })}</h2>
          {list(checked)}
        </>
      )}
      {editing !== undefined && open && (
        <StatementDialog
          menuId={editing}
          menu={open}
          language={language}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

function DishStatement({ menu, language }: { menu: Menu; language: Language }) {
  const { t } = useTranslation();
  const allergens = allergensOf(menu);
  if (!allergens) return <span className={styles.state}>{t('표시되지 않음')}</span>;
  const named = allergenText(allergens.contains, language) || t('목록에 있는 재료 없음');
  return (
    <span className={styles.state}>
      {allergens.checked ? named : t('확인 전: {{named}}', { named })}
    </span>
  );
}
