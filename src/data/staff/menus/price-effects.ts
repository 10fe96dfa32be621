import type { TempOrders } from '../../../domain/card/temp-order.ts';
import { type PriceEffects, priceEffects } from '../../../domain/staff/menus/price-effects.ts';
import { queryOnce, readPart } from '../common/staff-reads.ts';

/** The orders that a new price of a menu affects, on the dates that list it. Throws AppError. */
export async function readPriceEffects(
  menuId: string,
  dateIds: readonly string[],
): Promise<PriceEffects> {
  const [dates, waiting] = await Promise.all([
    Promise.all(dateIds.map((dateId) => readPart(`orders2/${dateId}`))),
    queryOnce({ collection: 'tempOrdersForCard' }),
  ]);
  return priceEffects(
    menuId,
    dates.map((orders = {}) => orders as Parameters<typeof priceEffects>[1][number]),
    waiting.map(({ data }) => data as TempOrders),
  );
}
