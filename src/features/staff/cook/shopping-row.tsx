import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/lib/language.ts';
import { type Menus, menuTitle } from '../../../domain/menus/menu.ts';
import type { ShoppingItem } from '../../../domain/staff/kitchen/shopping-list.ts';
import { amountsText } from '../../../domain/staff/kitchen/units.ts';
import styles from './shopping.module.css';

type ShoppingRowProps = {
  item: ShoppingItem;
  menus: Menus;
  language: Language;
  onTap: (item: ShoppingItem) => void;
};

/** One ingredient to buy: a tap anywhere ticks it off. */
export function ShoppingRow({ item, menus, language, onTap }: ShoppingRowProps) {
  const { t } = useTranslation();
  const { name, need, left, state, menuKeys } = item;
  const dishes = menuKeys.flatMap((menuKey) => {
    const menu = menus[menuKey];
    return menu ? [menuTitle(menu, language)] : [];
  });
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-pressed={state === 'bought'}
        onClick={() => onTap(item)}
      >
        <span className={styles.tick}>{state === 'bought' && <Check aria-hidden="true" />}</span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.dishes}>{dishes.join(', ')}</span>
          {state === 'more' && (
            <span className={styles.more}>
              {t('{{left}} 더 사야 해요', { left: amountsText(left, language) })}
            </span>
          )}
        </span>
        <span className={styles.amount}>{amountsText(need, language)}</span>
      </button>
    </li>
  );
}
