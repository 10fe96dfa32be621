import * as z from 'zod/mini';
import { parseActiveDates } from '../../dates/active-date.ts';
import { plannedAction } from '../actions/action.ts';
import { portionsText } from '../logged-text.ts';
import { dateFieldsWrite } from './date-write.ts';
import { type Sale, saleFields, saleOf, saleShape } from './on-sale.ts';

/** Marks menus of a date as sold out, or sells them again. */
export const soldOut = plannedAction({
  name: 'sold-out',
  allowedRoles: ['owner'],
  input: z.object({
    dateId: z.string(),
    /** menuId → whether it is on sale. */
    onSale: z.record(z.string(), saleShape),
    /** Why the shop does it by itself: so many portions are ordered, of those that there are; null for any number. */
    byShop: z.optional(z.object({ ordered: z.int(), limit: z.nullable(z.int()) })),
  }),
  logSubject: ({ dateId, onSale, byShop }) => ({
    dateId,
    subject: Object.keys(onSale).join(', '),
    reason: byShop?.limit ? portionsText({ ...byShop, limit: byShop.limit }) : undefined,
  }),
  plan: async (read, { dateId, onSale }) => {
    const date = parseActiveDates((await read('dates/activeDates')) ?? {})[dateId];
    if (!date) return { problem: { code: 'unknown-date' } };
    const unknown = Object.keys(onSale).find((menuId) => !(menuId in date.menus));
    if (unknown !== undefined) return { problem: { code: 'unknown-menu', menuId: unknown } };
    const before: Record<string, Sale> = Object.fromEntries(
      Object.keys(onSale).map((menuId) => [menuId, saleOf(date, menuId)]),
    );
    const fields = Object.entries(onSale).flatMap(([menuId, sale]) => saleFields(menuId, sale));
    return { before, after: onSale, writes: [dateFieldsWrite(dateId, fields)] };
  },
  // Staff who take back what the shop did by itself do it by hand, or the shop would do it again.
  undo: ({ dateId, byShop }, { before }) => ({ dateId, onSale: byShop ? byHand(before) : before }),
});

function byHand(sales: Record<string, Sale>): Record<string, Sale> {
  return Object.fromEntries(Object.entries(sales).map(([menuId, sale]) => [menuId, sale === true]));
}
