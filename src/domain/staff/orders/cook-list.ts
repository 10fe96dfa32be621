import type { ActiveDate } from '../../dates/active-date.ts';
import { fieldIn, type Language, translationsOf } from '../../lib/language.ts';
import { type Menus, type MenuTitles, menuTitle } from '../../menus/menu.ts';
import { isSearchableOnDate, searchMenus } from '../../menus/menu-search.ts';
import type { LineTitle } from '../../order/order.ts';
import { refOf } from '../../order/order-id.ts';
import { type BoardOrder, boardId } from './board.ts';
import { dishCounts } from './dish-counts.ts';

/** A dish of a date as the kitchen sees it. */
export interface CookDish {
  menuKey: string;
  /** In the reader's language. */
  title: string;
  /** Portions in all orders, and those that are still to be packed. */
  all: number;
  toPack: number;
}

/**
 * The dishes of a date that are ordered, most portions first, and the date's other menus by title, without
 * deleted ones. A query leaves what `searchMenus` finds; one that is too short (`isSearchableOnDate`) leaves all.
 */
export function cookList(
  date: Pick<ActiveDate, 'menus'>,
  board: readonly BoardOrder[],
  menus: Menus,
  query: string,
  language: Language,
): { ordered: CookDish[]; others: CookDish[] } {
  const ordered = dishCounts(board).map(({ menuKey, line, all, toPack }) => {
    // A deleted menu is cooked under the title that it had when it was ordered.
    return { menuKey, titles: menus[menuKey] ?? titlesOf(line), all, toPack };
  });
  const orderedIds = new Set(ordered.map(({ menuKey }) => menuKey));
  const others = Object.keys(date.menus).flatMap((menuKey) => {
    const titles = menus[menuKey];
    if (!titles?.active || orderedIds.has(menuKey)) return [];
    return [{ menuKey, titles, all: 0, toPack: 0 }];
  });
  const titles = Object.fromEntries(
    [...ordered, ...others].map((one) => [one.menuKey, one.titles]),
  );
  const found = isSearchableOnDate(query)
    ? new Set(searchMenus(titles, query, language))
    : undefined;
  const shown = (dishes: typeof ordered): CookDish[] =>
    dishes
      .filter(({ menuKey }) => found?.has(menuKey) ?? true)
      .map(({ titles, ...dish }) => ({ ...dish, title: menuTitle(titles, language) }));
  return {
    ordered: shown(ordered),
    others: shown(others).sort((a, b) => a.title.localeCompare(b.title, language)),
  };
}

function titlesOf(line: LineTitle): MenuTitles {
  return {
    title: line.menuTitle,
    ...translationsOf('title', (language) => fieldIn(line, 'menuTitle', language)),
  };
}

/** A customer who has ordered a dish. */
export interface DishCustomer {
  /** Of the order on the board. */
  id: string;
  uid: string;
  orderId: string;
  name: string;
  acName: string;
  /** Only for those who may call. */
  phone?: string | undefined;
  /** The suburb; the address where it is not known. */
  place: string;
  q: number;
}

/** Who has ordered a dish and how many portions, in the order of the board; cancelled orders don't count. */
export function customersOf(board: readonly BoardOrder[], menuKey: string): DishCustomer[] {
  return board.flatMap(({ order, cancelled }) => {
    const line = order.menus[menuKey];
    if (cancelled || !line) return [];
    const { name, acName, phone, address, addressFull } = order.customerInfo;
    const place = addressFull?.locality || address;
    const customer = { ...refOf(order), name, acName, phone, place };
    return [{ id: boardId(order), ...customer, q: line.q }];
  });
}
