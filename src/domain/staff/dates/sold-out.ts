import * as z from 'zod/mini';
import { parseActiveDates } from '../../dates/active-date.ts';
import { staffAction } from '../actions/action.ts';
import { limitReachedText } from '../logged-text.ts';
import { dateFieldsWrite } from './date-write.ts';

/** Marks menus of a date as sold out, or sells them again. */
export const soldOut = staffAction({
  name: 'sold-out',
  who: ['owner'],
  input: z.object({
    dateId: z.string(),
    /** menuId → whether it is on sale. */
    onSale: z.record(z.string(), z.boolean()),
    /** Why the shop does it by itself: so many portions are ordered of those that there are. */
    limitReached: z.optional(z.object({ ordered: z.int(), limit: z.int() })),
  }),
  about: ({ dateId, onSale, limitReached }) => ({
    dateId,
    subject: Object.keys(onSale).join(', '),
    reason: limitReached && limitReachedText(limitReached),
  }),
  plan: async (read, { dateId, onSale }) => {
    const date = parseActiveDates((await read('dates/activeDates')) ?? {})[dateId];
    if (!date) return { problem: { code: 'unknown-date' } };
    const unknown = Object.keys(onSale).find((menuId) => !(menuId in date.menus));
    if (unknown !== undefined) return { problem: { code: 'unknown-menu', menuId: unknown } };
    const before = Object.fromEntries(
      Object.keys(onSale).map((menuId) => [menuId, date.menus[menuId] ?? false]),
    );
    const fields = Object.entries(onSale).map(([menuId, set]) => ({
      path: ['menus', menuId],
      set,
    }));
    return { before, after: onSale, writes: [dateFieldsWrite(dateId, fields)] };
  },
  undo: ({ dateId }, { before }) => ({ dateId, onSale: before }),
  offline: 'refused',
});
