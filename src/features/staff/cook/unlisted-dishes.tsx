import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/lib/language.ts';
import { type Menus, menuTitle } from '../../../domain/menus/menu.ts';
import { lineTitle } from '../../../domain/order/order.ts';
import type { ShoppingList } from '../../../domain/staff/shopping/shopping-list.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

type UnlistedDishesProps = {
  list: ShoppingList;
  menus: Menus;
  language: Language;
  children?: ReactNode;
};

/** Names the ordered dishes that a shopping list knows nothing of, so that nobody trusts it for them. */
export function UnlistedDishes({ list, menus, language, children }: UnlistedDishesProps) {
  const { t } = useTranslation();
  if (list.unlisted.length === 0) return null;
  const dishes = list.unlisted.map(({ menuKey, line, portions }) => {
    const menu = menus[menuKey];
    return `${menu ? menuTitle(menu, language) : lineTitle(line, language)} ×${portions}`;
  });
  return (
    <Notice
      tone="honey"
      title={t('이 목록에 없는 메뉴 {{count}}가지', { count: dishes.length })}
      action={children}
    >
      {dishes.join(', ')}
    </Notice>
  );
}
