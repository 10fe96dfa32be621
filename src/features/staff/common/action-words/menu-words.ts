import { categoryName, type Menu, menuTitle } from '../../../../domain/menus/menu.ts';
import { fieldLabel, fieldsInWords, fieldText } from '../forms/field-words.ts';
import type { ActionWords } from './action-words-type.ts';

export const menuWords: ActionWords<'menu' | 'category-order' | 'menus-archived' | 'allergens'> = {
  menu: {
    name: (t) => t('메뉴'),
    state: (fields, { t, language, ...shop }) => fieldsInWords(t, 'menus', fields, shop, language),
  },
  'category-order': {
    name: (t) => t('분류 순서'),
    state: (ids, { language, categories }) =>
      ids
        .map((id) => {
          const category = categories[id];
          return category ? categoryName(category, language) : id;
        })
        .join(' · '),
  },
  'menus-archived': {
    name: (t) => t('지난 메뉴 보관함'),
    state: (archived, { t, language, menus }) => {
      const title = (menuId: string) => {
        const menu = menus[menuId];
        return menu ? menuTitle(menu, language) : menuId;
      };
      const ids = Object.keys(archived);
      const inArchive = ids.filter((menuId) => archived[menuId]).map(title);
      const onList = ids.filter((menuId) => !archived[menuId]).map(title);
      return [
        ...(inArchive.length > 0 ? [t('보관함: {{menus}}', { menus: inArchive.join(' · ') })] : []),
        ...(onList.length > 0 ? [t('메뉴 목록: {{menus}}', { menus: onList.join(' · ') })] : []),
      ].join(' / ');
    },
  },
  allergens: {
    name: (t) => t('알레르기·식단'),
    state: ({ allergens, diet }, { t, language, ...shop }) => {
      const stated: Partial<Menu> = { allergens: allergens ?? undefined, diet: diet ?? undefined };
      return (['allergens', 'diet'] as const)
        .map(
          (field) =>
            `${fieldLabel(t, 'menus', field)}: ${fieldText(t, field, stated[field], shop, language)}`,
        )
        .join(' · ');
    },
  },
};
