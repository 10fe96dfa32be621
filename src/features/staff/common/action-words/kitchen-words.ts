import { menuTitle } from '../../../../domain/menus/menu.ts';
import { amountsText, amountText } from '../../../../domain/staff/shopping/units.ts';
import type { ActionWords } from './action-words-type.ts';

/** As many dishes and ingredients are named; of a file that is about a screen. */
const namedEntries = 12;

export const kitchenWords: ActionWords<'ingredients' | 'bought'> = {
  ingredients: {
    name: (t) => t('재료'),
    state: ({ dishes, kinds }, { t, language, menus }) => {
      const nameOf = (key: string) => kinds[key]?.name ?? key;
      const ofDishes = Object.entries(dishes).map(([menuId, lines]) => {
        const menu = menus[menuId];
        const listed = lines?.map(
          ({ of, amount, unit }) => `${nameOf(of)} ${amountText(amount, unit, language)}`,
        );
        return `${menu ? menuTitle(menu, language) : menuId}: ${listed?.join(', ') ?? t('없음')}`;
      });
      const ofKinds = Object.entries(kinds).map(([key, kind]) =>
        kind ? `${kind.name} (${kind.group || '–'})` : `${key}: ${t('없음')}`,
      );
      const words = [...ofDishes, ...ofKinds];
      const more = words.length - namedEntries;
      return [
        ...words.slice(0, namedEntries),
        ...(more > 0 ? [t('그 밖에 {{count}}개', { count: more })] : []),
      ].join(' · ');
    },
  },
  bought: {
    name: (t) => t('장보기'),
    state: (ticks, { t, language }) =>
      Object.values(ticks)
        .map((amounts) => (amounts ? amountsText(amounts, language) : t('안 샀음')))
        .join(' · '),
  },
};
