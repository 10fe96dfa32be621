import * as z from 'zod/mini';
import { parseActiveDates } from '../../dates/active-date.ts';
import { staffAction } from '../actions/action.ts';
import { dateFieldsWrite } from './date-write.ts';

/** Sets how many of a menu one person may order on a date; null removes the limit. */
export const limit = staffAction({
  name: 'limit',
  input: z.object({
    dateId: z.string(),
    menuId: z.string(),
    limit: z.nullable(z.int().check(z.gte(1), z.lte(999))),
  }),
  about: ({ dateId, menuId }) => ({ dateId, subject: menuId }),
  plan: async (read, { dateId, menuId, limit: after }) => {
    const date = parseActiveDates((await read('dates/activeDates')) ?? {})[dateId];
    if (!date) return { problem: { code: 'unknown-date' } };
    if (!(menuId in date.menus)) return { problem: { code: 'unknown-menu', menuId } };
    const path = ['menuLimitForPerson', menuId];
    const field = after === null ? { path, remove: true as const } : { path, set: after };
    return {
      before: date.menuLimitForPerson[menuId] ?? null,
      after,
      writes: [dateFieldsWrite(dateId, [field])],
    };
  },
  undo: (input, { before }) => ({ ...input, limit: before }),
  offline: 'refused',
});
