import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/lib/language.ts';
import { type Menus, menuTitle } from '../../../domain/menus/menu.ts';
import { lineTitle, type OrderLine } from '../../../domain/order/order.ts';
import styles from './refunds.module.css';

type OldAndNewProps = {
  before: Readonly<Record<string, OrderLine>>;
  /** menuKey → quantity. */
  after: Readonly<Record<string, number>>;
  menus: Menus;
  language: Language;
};

/** Compares an order's present menus with the requested ones, side by side. */
export function OldAndNew({ before, after, menus, language }: OldAndNewProps) {
  const { t } = useTranslation();
  const added = Object.keys(after).filter((key) => !(key in before) && (after[key] ?? 0) > 0);
  const keys = [...Object.keys(before), ...added];
  const titleOf = (key: string) => {
    const line = before[key];
    const menu = menus[key];
    if (line) return lineTitle(line, language);
    return menu ? menuTitle(menu, language) : key;
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('메뉴')}</th>
          <th scope="col">{t('지금')}</th>
          <th scope="col">{t('바뀐 뒤')}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => {
          const old = before[key]?.q ?? 0;
          const next = after[key] ?? 0;
          return (
            <tr key={key} className={clsx(old !== next && styles.changed)}>
              <th scope="row">{titleOf(key)}</th>
              <td>{old}</td>
              <td>{next}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
