import type { ActiveDate } from '../../domain/dates/active-date.ts';
import type { Language } from '../../domain/lib/language.ts';
import type { DishFilter } from '../../domain/menus/dish-filter.ts';
import type { ListedMenu } from '../../domain/menus/menu-list.ts';
import type { CustomerOrders } from '../../domain/order/order.ts';
import {
  limitOf,
  orderedElsewhere,
  quantityAllowed,
} from '../../domain/order/plan/order-limits.ts';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { MenuCard } from './menu-card.tsx';

/** The data that all cards of a date share. */
export interface BoardFacts {
  dateId: string;
  date: ActiveDate;
  orders: CustomerOrders;
  language: Language;
  /** The customer's dish filter. */
  filter: DishFilter;
  /** Ids of the menus that the customer has ordered before. */
  before: ReadonlySet<string>;
  /** The date takes orders. */
  open: boolean;
  onOpen: (menuId: string) => void;
}

type MenuGridProps = {
  label: string;
  listed: readonly ListedMenu[];
  facts: BoardFacts;
  /** How many cards are visible without scrolling. */
  firstCards: number;
};

/** Menus of a date as cards, with buttons to add them to the basket. */
export function MenuGrid({ label, listed, facts, firstCards }: MenuGridProps) {
  const { dateId, date, orders, language, filter, before, open, onOpen } = facts;
  return (
    <CardGrid label={label} items={listed} itemKey={({ menuId }) => menuId}>
      {({ menuId, menu, open: onSale }) => (
        <MenuCard
          dateId={dateId}
          menuId={menuId}
          menu={menu}
          language={language}
          filter={filter}
          before={before.has(menuId)}
          open={open && onSale}
          soldOut={!onSale}
          limit={limitOf(date, menuId)}
          allowed={quantityAllowed(date, orders, dateId, menuId)}
          ordered={orderedElsewhere(orders, dateId, menuId, undefined)}
          first={listed.findIndex((other) => other.menuId === menuId) < firstCards}
          onOpen={onOpen}
        />
      )}
    </CardGrid>
  );
}
