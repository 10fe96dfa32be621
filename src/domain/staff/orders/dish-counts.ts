import type { LineTitle } from '../../order/order.ts';
import type { BoardOrder } from './board.ts';

/** Portions of a dish on a date. */
export interface DishCount {
  menuKey: string;
  line: LineTitle;
  all: number;
  toPack: number;
}

/**
 * How much to cook: every dish with all its portions and those that are still to be packed, most portions
 * first.
 */
export function dishCounts(
  board: readonly (Pick<BoardOrder, 'order'> & Partial<BoardOrder>)[],
): DishCount[] {
  const dishes = new Map<string, DishCount>();
  for (const { order, marks, cancelled } of board) {
    if (cancelled) continue;
    for (const line of Object.values(order.menus)) {
      const { menuKey, q } = line;
      const dish = dishes.get(menuKey) ?? { menuKey, line, all: 0, toPack: 0 };
      dish.all += q;
      // If an order was extended after it was packed, only the added portions are still to be packed.
      dish.toPack += Math.max(0, q - (marks?.packed?.lines?.[menuKey] ?? 0));
      dishes.set(menuKey, dish);
    }
  }
  return [...dishes.values()].sort(
    (a, b) => b.all - a.all || a.line.menuTitle.localeCompare(b.line.menuTitle, 'ko'),
  );
}
