import { type Cents, formatMoney, toCents } from '../../lib/money.ts';

/** menuId → quantity, whole numbers above 0. */
export type Basket = Record<string, number>;

export const maxTypedQuantity = 999;

/** The basket with one menu set to a quantity; 0 or less takes it out. */
export function withQuantity(basket: Basket, menuId: string, quantity: number): Basket {
  const { [menuId]: _, ...rest } = basket;
  return quantity > 0 ? { ...rest, [menuId]: quantity } : rest;
}

/** The basket without menus that the catalogue no longer has, since they have neither a name nor a price. */
export function onCatalogue(basket: Basket, menus: Record<string, unknown>): Basket {
  return Object.fromEntries(
    Object.entries(basket).filter(([menuId]) => Object.hasOwn(menus, menuId)),
  );
}

/** Number of items, for the badge. */
export function itemCount(basket: Basket): number {
  return Object.values(basket).reduce((sum, quantity) => sum + quantity, 0);
}

/** A basket compared with the catalogue. */
export interface BasketSum {
  /** The part of the basket that is in the catalogue. */
  basket: Basket;
  /** Number of items. */
  count: number;
  /** At current prices; undefined until the catalogue is loaded. */
  total: Cents | undefined;
}

/** How many items a basket holds and what they cost; `menus` is undefined until the catalogue is loaded. */
export function basketSum(
  stored: Basket,
  menus: Record<string, { price: number }> | undefined,
): BasketSum {
  const basket = menus ? onCatalogue(stored, menus) : stored;
  const total =
    menus &&
    Object.entries(basket).reduce(
      (sum, [menuId, quantity]) => sum + toCents(menus[menuId]?.price ?? 0) * quantity,
      0,
    );
  return { basket, count: itemCount(basket), total };
}

/** "3 · $40.50" for the basket's button; empty for an empty basket, and as long as prices are unknown. */
export function basketFigures({ count, total }: Pick<BasketSum, 'count' | 'total'>): string {
  return count === 0 || total === undefined ? '' : `${count} · ${formatMoney(total)}`;
}

export type TypedQuantity =
  | { ok: true; quantity: number }
  | { ok: false; reason: 'not-a-quantity' }
  | { ok: false; reason: 'over-limit'; limit: number };

/** A quantity typed by hand: whole, 0 to 999, within the per-person limit where there is one. */
export function parseQuantity(typed: string, limit = Number.POSITIVE_INFINITY): TypedQuantity {
  const text = typed.trim();
  if (!/^\d{1,4}$/.test(text) || Number(text) > maxTypedQuantity) {
    return { ok: false, reason: 'not-a-quantity' };
  }
  const quantity = Number(text);
  return quantity > limit ? { ok: false, reason: 'over-limit', limit } : { ok: true, quantity };
}

/** Parses a basket from localStorage; discards invalid data (spec §8). */
export function parseBasket(json: string | null): Basket {
  if (json === null) return {};
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, number] =>
        Number.isInteger(entry[1]) && entry[1] > 0 && entry[1] <= maxTypedQuantity,
    ),
  );
}
