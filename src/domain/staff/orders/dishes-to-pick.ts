import type { ActiveDate } from '../../dates/active-date.ts';
import type { Language } from '../../lib/language.ts';
import { type Cents, toCents } from '../../lib/money.ts';
import { type Menus, type MenuTitles, menuTitle } from '../../menus/menu.ts';
import { isSearchableOnDate, searchMenus } from '../../menus/menu-search.ts';
import { lineTitle, type Order } from '../../order/order.ts';

/** A dish that may be in an order by phone. */
export interface PickableDish {
  menuKey: string;
  /** In the language of staff. */
  title: string;
  titles: MenuTitles;
  price: Cents;
  isSoldOut: boolean;
}

/** So many dishes stand there without a search. */
const shownAtFirst = 8;

/**
 * The dishes of a date, and those of the order that is changed: its own first, then what the caller knows, then what most
 * have ordered for the date; sold-out ones last. Quantities don't count, so that nothing moves under the finger.
 */
export function dishesToPick(
  shop: {
    date: ActiveDate;
    menus: Menus;
    existing: Order | undefined;
    known: ReadonlySet<string>;
    /** menuKey → portions that all orders of the date have. */
    ordered: ReadonlyMap<string, number>;
  },
  language: Language,
): PickableDish[] {
  const { date, menus, existing, known, ordered } = shop;
  const keys = new Set([...Object.keys(existing?.menus ?? {}), ...Object.keys(date.menus)]);
  const rank = ({ menuKey, isSoldOut }: PickableDish) => [
    Number(!existing?.menus[menuKey]),
    Number(isSoldOut),
    Number(!known.has(menuKey)),
    -(ordered.get(menuKey) ?? 0),
  ];
  return [...keys]
    .flatMap((menuKey): PickableDish[] => {
      const menu = menus[menuKey];
      const line = existing?.menus[menuKey];
      if (!menu?.active && !line) return [];
      const titles = menu ?? { title: line ? lineTitle(line, language) : menuKey };
      return [
        {
          ...{ menuKey, titles, title: menuTitle(titles, language) },
          price: toCents(menu?.price ?? line?.price ?? 0),
          isSoldOut: date.menus[menuKey] === false,
        },
      ];
    })
    .map((dish) => ({ dish, rank: rank(dish) }))
    .sort(
      (a, b) =>
        a.rank.map((part, at) => part - (b.rank[at] ?? 0)).find((part) => part !== 0) ||
        a.dish.title.localeCompare(b.dish.title, language),
    )
    .map(({ dish }) => dish);
}

/** What of them is shown: what a search finds as customers' search does; without one the first, and those that were chosen. */
export function dishesToShow(
  dishes: readonly PickableDish[],
  by: { search: string; showsAll: boolean; quantities: Readonly<Record<string, number>> },
  language: Language,
): PickableDish[] {
  const { search, showsAll, quantities } = by;
  if (!isSearchableOnDate(search)) {
    return dishes.filter(
      ({ menuKey }, at) => showsAll || at < shownAtFirst || (quantities[menuKey] ?? 0) > 0,
    );
  }
  const titles = Object.fromEntries(dishes.map(({ menuKey, titles }) => [menuKey, titles]));
  return searchMenus(titles, search, language).flatMap(
    (found) => dishes.find(({ menuKey }) => menuKey === found) ?? [],
  );
}
