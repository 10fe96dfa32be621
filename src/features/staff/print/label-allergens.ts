import type { TFunction } from 'i18next';
import { allergensOf, allergensTogether, allergenText } from '../../../domain/allergens.ts';
import type { Language } from '../../../domain/language.ts';
import type { Menus } from '../../../domain/menu.ts';
import type { Order } from '../../../domain/order.ts';

/** What a box holds, of all its dishes together, in a line for its label. */
export function labelAllergens(
  t: TFunction,
  order: Pick<Order, 'menus'>,
  menus: Menus,
  language: Language,
): string {
  const { contains, mayContain, unstated } = allergensTogether(
    Object.keys(order.menus).map((menuKey) => allergensOf(menus[menuKey])),
  );
  const parts = [
    contains.length > 0 && t('{{names}} 들어 있음', { names: allergenText(contains, language) }),
    mayContain.length > 0 &&
      t('{{names}} 섞일 수 있음', { names: allergenText(mayContain, language) }),
    unstated > 0 && t('{{count}}가지는 표시되지 않음', { count: unstated }),
  ].filter(Boolean);
  return parts.length > 0 ? t('알레르기: {{parts}}', { parts: parts.join('; ') }) : '';
}
