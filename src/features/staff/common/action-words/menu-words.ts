import { categoryName, type Menu } from '../../../../domain/menus/menu.ts';
import { fieldLabel, fieldText } from '../field-words.ts';
import type { ActionWords } from './words.ts';

/** Long texts, such as recipes, are shortened to this many characters. */
const textLimit = 60;

export const menuWords: ActionWords<'menu' | 'category-order' | 'allergens'> = {
  menu: (fields, { t, language, ...shop }) => {
    const present = Object.entries(fields).filter(([, value]) => value !== null);
    if (present.length === 0) return t('없음');
    return present
      .map(([field, value]) => {
        const text = fieldText(t, field, value, shop, language);
        const short = text.length > textLimit ? `${text.slice(0, textLimit)}…` : text;
        return `${fieldLabel(t, 'menus', field)} ${short}`;
      })
      .join(', ');
  },
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
