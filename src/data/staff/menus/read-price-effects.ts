import { type PriceEffects, priceEffects } from '../../../domain/staff/menus/price-effects.ts';
import type { DateOrders } from '../../../domain/staff/orders/date-orders.ts';
import { queryOnce } from '../common/staff-reads.ts';
import { readDateOrders } from '../orders/read-date-orders.ts';

/** The orders that a new price of a menu affects, on the dates that list it. Throws AppError. */
export async function readPriceEffects(
  menuId: string,
  dateIds: readonly string[],
): Promise<PriceEffects> {
  const [dates, waiting] = await Promise.all([
    Promise.all(dateIds.map(readDateOrders)),
    queryOnce({ collection: 'tempOrdersForCard' }),
  ]);
  return priceEffects(
    menuId,
    dates,
    waiting.map(({ data }) => data as DateOrders),
  );
}
