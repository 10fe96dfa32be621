import {
  Apple,
  Backpack,
  CookingPot,
  CupSoda,
  House,
  type LucideIcon,
  Package,
  Soup,
  Store,
} from 'lucide-react';
import { languages } from '../../domain/lib/language.ts';
import { type Category, categoryName } from '../../domain/menus/menu.ts';

/** Icons by category name (spec §2), in either language. */
const icons: Record<string, LucideIcon> = {
  집밥: House,
  'home meals': House,
  음료: CupSoda,
  drinks: CupSoda,
  도시락: Backpack,
  스쿨박스: Backpack,
  'school box': Backpack,
  분식: Store,
  'street food': Store,
  간편조리: CookingPot,
  'easy cooking': CookingPot,
  수제소스: Soup,
  'homemade sauce': Soup,
  단품: Apple,
  'single item': Apple,
  'single items': Apple,
  미분류: Package,
  unclassified: Package,
};

/** The icon of a category; none for an unknown name. */
export function CategoryIcon({ category }: { category: Category | undefined }) {
  const names = category
    ? languages.map((language) => categoryName(category, language))
    : ['unclassified'];
  const known = names.map((name) => name.trim().toLowerCase()).find((name) => name in icons);
  const Icon = known === undefined ? undefined : icons[known];
  return Icon ? <Icon aria-hidden="true" /> : null;
}
