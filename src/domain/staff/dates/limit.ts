import * as z from 'zod/mini';
import { type ActiveDate, parseActiveDates } from '../../dates/active-date.ts';
import { plannedAction } from '../actions/action.ts';
import { dateFieldsWrite } from './date-write.ts';

/** The most that a limit can be; without one any number may be ordered. */
const largestLimit = 999;
export const limitShape = z.int().check(z.gte(1), z.lte(largestLimit));

/** Sets how many of a menu one person may order on a date; null removes the limit. */
export const limit = limitAction('limit', 'menuLimitForPerson');

/**
 * Sets how many of a menu all orders of a date together may have; null removes the limit. It neither marks the menu as
 * sold out nor sells it again: the functions do (functions/src/orders/sell-out.ts).
 */
export const limitInAll = limitAction('limit-in-all', 'menuLimitInAll');

function limitAction<const Name extends string>(
  name: Name,
  field: keyof ActiveDate & `menuLimit${string}`,
) {
  return plannedAction({
    name,
    allowedRoles: ['owner'],
    input: z.object({
      dateId: z.string(),
      menuId: z.string(),
      limit: z.nullable(limitShape),
    }),
    logSubject: ({ dateId, menuId }) => ({ dateId, subject: menuId }),
    plan: async (read, { dateId, menuId, limit: after }) => {
      const date = parseActiveDates((await read('dates/activeDates')) ?? {})[dateId];
      if (!date) return { problem: { code: 'unknown-date' } };
      if (!(menuId in date.menus)) return { problem: { code: 'unknown-menu', menuId } };
      const path = [field, menuId];
      const change = after === null ? { path, remove: true as const } : { path, set: after };
      return {
        before: date[field]?.[menuId] ?? null,
        after,
        writes: [dateFieldsWrite(dateId, [change])],
      };
    },
    undo: (input, { before }) => ({ ...input, limit: before }),
  });
}
