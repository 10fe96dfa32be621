import * as z from 'zod/mini';
import { parseEach } from '../lib/parse-each.ts';

/** Where the shop delivers, in the order in which it lists them. */
export const deliveryAreas = ['sydney', 'gosford'] as const;
export type DeliveryArea = (typeof deliveryAreas)[number];

/** One delivery date as stored under its dateId in dates/activeDates (spec §3). */
export const activeDateSchema = z.object({
  /** Noon in Sydney on the day of delivery, epoch ms. */
  deliveryDate: z.number(),
  /** Cut-off, epoch ms. It does not close the date: staff do, with `orderDone`, or the shop with `closesByItself`. */
  finishDate: z.number(),
  orderDone: z.boolean(),
  /** Whether the shop closes the date at its cut-off; missing in dates from before, which staff close. */
  closesByItself: z.optional(z.boolean()),
  /** The cut-off at which the shop has done so, or found it closed: what staff open again later stays open. */
  closedAtCutOff: z.optional(z.number()),
  active: z.boolean(),
  /** Korean weekday name, such as 화요일. */
  day: z.string(),
  /** menuId → whether it is on sale; a menu that is false or missing has sold out early. */
  menus: z.record(z.string(), z.boolean()),
  menuLimitForPerson: z._default(z.record(z.string(), z.int().check(z.nonnegative())), {}),
  /** menuId → portions that all orders of the date together may have; sold out once they are reached. */
  menuLimitInAll: z.optional(z.record(z.string(), z.int().check(z.nonnegative()))),
  /** menuId → true where the shop itself has sold it out at that limit; staff's own sell-outs are not in it. */
  soldOutAtLimit: z.optional(z.record(z.string(), z.boolean())),
  area: z.optional(z.enum(deliveryAreas)),
});
export type ActiveDate = z.infer<typeof activeDateSchema>;
export type ActiveDates = Record<string, ActiveDate>;

/** Parses dates/activeDates; leaves out dates that do not fit the schema. */
export function parseActiveDates(data: Record<string, unknown>): ActiveDates {
  return parseEach(data, activeDateSchema, 'dates/activeDates');
}
