import { dayNumber } from '../../dates/date-id.ts';
import { type Cents, toCents } from '../../lib/money.ts';
import { ownValue } from '../../lib/own-value.ts';
import type { AnnouncementContent, PromotionGift } from '../../messages/announcement.ts';

/** How far an order is from a gift; `left` is 0 once it is reached. */
interface GiftProgress extends PromotionGift {
  left: Cents;
}

/** What decides how much of a menu counts towards a gift. */
export type PricedMenus = Record<string, { price: number; noPoint?: boolean | undefined }>;

/**
 * What counts towards a promotion's gift (spec §9): dishes at their present prices, before points and codes. Not set
 * menus, nor what is no longer in the catalogue, as with the points that an order earns.
 */
export function countsTowardsGift(quantities: Record<string, number>, menus: PricedMenus): Cents {
  return Object.entries(quantities).reduce((sum, [menuKey, q]) => {
    const menu = ownValue(menus, menuKey);
    return menu && !menu.noPoint ? sum + toCents(menu.price) * q : sum;
  }, 0);
}

/** The catalogue at the prices at which an order was placed, as far as its lines tell them. */
export function pricesAsOrdered(
  lines: Record<string, { menuKey: string; price?: number | undefined }>,
  menus: PricedMenus,
): PricedMenus {
  const ordered = Object.values(lines).flatMap(({ menuKey, price }) =>
    price === undefined ? [] : [[menuKey, { ...ownValue(menus, menuKey), price }] as const],
  );
  return { ...menus, ...Object.fromEntries(ordered) };
}

/** The gifts of a date's promotions that an order has reached, smallest first, and then the next one. */
export function giftProgress(
  promotions: readonly AnnouncementContent[],
  dateId: string,
  quantities: Record<string, number>,
  menus: PricedMenus,
): GiftProgress[] {
  const counted = countsTowardsGift(quantities, menus);
  const gifts = promotions
    .filter(({ deliveryDays }) => deliveryDays?.includes(dayNumber(dateId)))
    .flatMap(({ gift }) => gift ?? [])
    .sort((a, b) => a.fromCents - b.fromCents)
    .map((gift) => ({ ...gift, left: Math.max(0, gift.fromCents - counted) }));
  const next = gifts.findIndex(({ left }) => left > 0);
  return next === -1 ? gifts : gifts.slice(0, next + 1);
}
