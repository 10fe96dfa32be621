import type { TempOrders } from '../../../domain/card/temp-order.ts';
import {
  planCategoryOrder,
  planDeleteMenu,
  planSaveMenu,
} from '../../../domain/staff/menus/menu-plan.ts';
import { type PriceEffects, priceEffects } from '../../../domain/staff/menus/price-effects.ts';
import type { StaffPlan } from '../../../domain/staff/staff-plan.ts';
import { runStaffPlan } from '../common/run-staff-plan.ts';
import { queryOnce, readPart } from '../common/staff-reads.ts';

const menusPath = 'manages/menus';
const categoriesPath = 'manages/categories';

/** Adds a menu or changes one. Throws as `runStaffPlan` does. */
export function saveMenu(change: Parameters<typeof planSaveMenu>[0]): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) => {
    const [menus, categories] = await Promise.all([read(menusPath), read(categoriesPath)]);
    return planSaveMenu(change, { menus, categories }, actor);
  });
}

/** Deletes a menu that is on no date. Throws as `runStaffPlan` does. */
export function deleteMenu(change: Parameters<typeof planDeleteMenu>[0]): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) => {
    const [menus, dates] = await Promise.all([read(menusPath), read('dates/activeDates')]);
    return planDeleteMenu(change, { menus, dates }, actor);
  });
}

/** Changes the order of the categories. Throws as `runStaffPlan` does. */
export function orderCategories(
  change: Parameters<typeof planCategoryOrder>[0],
): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) =>
    planCategoryOrder(change, await read(categoriesPath), actor),
  );
}

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
