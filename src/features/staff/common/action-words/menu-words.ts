import { categoryName, type Menu } from '../../../../domain/menus/menu.ts';
import { fieldLabel, fieldsInWords, fieldText } from '../field-words.ts';
import type { ActionWords } from './words.ts';

export const menuWords: ActionWords<'menu' | 'category-order' | 'allergens'> = {
  menu: (fields, { t, language, ...shop }) => fieldsInWords(t, 'menus', fields, shop, language),
  'category-order': (ids, { language, categories }) =>
    ids
      .map((id) => {
        const category = categories[id];
        return category ? categoryName(category, language) : id;
      })
      .join(' · '),
  allergens: ({ allergens, diet }, { t, language, ...shop }) => {
    const stated: Partial<Menu> = { allergens: allergens ?? undefined, diet: diet ?? undefined };
    return (['allergens', 'diet'] as const)
      .map(
        (field) =>
          `${fieldLabel(t, 'menus', field)}: ${fieldText(t, field, stated[field], shop, language)}`,
      )
      .join(' · ');
  },
};
