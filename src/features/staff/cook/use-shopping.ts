import { useMemo } from 'react';
import { isPending, useLiveDocument } from '../../../data/documents/live-document.ts';
import { useRead } from '../../../data/documents/use-read.ts';
import { readDateOrders } from '../../../data/staff/orders/read-date-orders.ts';
import { readStaffView } from '../../../data/staff/orders/read-staff-view.ts';
import { useBought } from '../../../data/staff/shopping/use-bought.ts';
import { ingredients, noIngredients } from '../../../data/staff/shopping/watch-ingredients.ts';
import type { ActiveDates } from '../../../domain/dates/active-date.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { ordersOf } from '../../../domain/staff/orders/date-orders.ts';
import { type DishCount, dishCounts } from '../../../domain/staff/orders/dish-counts.ts';
import { isViewRole, type Role } from '../../../domain/staff/roles.ts';
import { weekOf } from '../../../domain/staff/shopping/bought.ts';
import {
  datesOfWeek,
  type ShoppingList,
  shoppingList,
} from '../../../domain/staff/shopping/shopping-list.ts';
import { useMay } from '../common/shell/role.ts';

/** The dates that a shopping list is for. */
export type ShoppingScope = 'date' | 'week';

export interface Shopping {
  /** Undefined while something that it consists of is loading. */
  list: ShoppingList | undefined;
  dateIds: readonly string[];
  week: string;
  failed: boolean;
}

/** The orders of the week's other dates are read again after this time, ms. */
const repeatMs = 60_000;

/** The live shopping list of a date, or of its week; `orders` are the date's. */
export function useShopping(
  dateId: string,
  scope: ShoppingScope,
  dates: ActiveDates,
  orders: readonly BoardOrder[] | undefined,
  staffName: string,
): Shopping {
  const { role } = useMay();
  const week = weekOf(dateId);
  const dateIds = scope === 'week' ? datesOfWeek(dates, dateId) : [dateId];
  const otherIds = dateIds.filter((id) => id !== dateId);
  const others = useRead(
    `orders to shop for: ${otherIds}`,
    () => readOrdered(role, otherIds),
    otherIds.length > 0 ? { repeatMs } : {},
  );
  const stored = useLiveDocument(ingredients);
  const { bought, error } = useBought(week, staffName);
  const listed = isPending(stored) ? undefined : (stored.value ?? noIngredients);
  const list = useMemo(() => {
    if (!orders || !others.value || !listed || !bought) return undefined;
    return shoppingList({ [dateId]: dishCounts(orders), ...others.value }, listed, bought);
  }, [dateId, orders, others.value, listed, bought]);
  const failed = others.failed || stored.error !== undefined || error !== undefined;
  return { list, dateIds, week, failed };
}

async function readOrdered(
  role: Role,
  dateIds: readonly string[],
): Promise<Record<string, DishCount[]>> {
  const read = async (dateId: string) => {
    const orders = isViewRole(role)
      ? (await readStaffView(role, dateId)).view.orders
      : ordersOf(await readDateOrders(dateId));
    return [dateId, dishCounts(orders.map((order) => ({ order })))] as const;
  };
  return Object.fromEntries(await Promise.all(dateIds.map(read)));
}
