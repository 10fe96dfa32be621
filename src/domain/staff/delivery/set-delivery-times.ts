import * as z from 'zod/mini';
import { dayNumber } from '../../dates/date-id.ts';
import type { DeliveryWindow } from '../../dates/delivery-window.ts';
import { sydneyStamp } from '../../dates/sydney-time.ts';
import { dateIdShape } from '../../order/id-shapes.ts';
import { stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import { parseRun } from './delivery-run.ts';

/**
 * Sets the delivery windows of stops by order id; null removes one. Only these stops are compared, so that two
 * members of staff can set different ones at the same time. A stop whose place nobody has decided yet keeps the one that it
 * has (`places`). A window that is not on the day of delivery is refused.
 */
export const setDeliveryTimes = plannedAction({
  name: 'delivery-time',
  allowedRoles: ['owner'],
  input: z.object({
    dateId: dateIdShape,
    windows: z.record(
      z.string(),
      z.nullable(
        z
          .object({ from: z.number(), to: z.number() })
          .check(z.refine(({ from, to }) => from < to, { path: ['to'] })),
      ),
    ),
    places: z.optional(z.record(z.string(), z.string().check(z.maxLength(16)))),
  }),
  logSubject: ({ dateId }) => ({ dateId }),
  plan: async (read, { dateId, windows, places = {} }) => {
    const run = parseRun(await read(`${stores.deliveryRuns}/${dateId}`));
    const all = Object.values(windows).filter((window) => window !== null);
    if (!all.every((window) => isOnDay(dateId, window))) {
      return { problem: { code: 'other-day' } };
    }
    return {
      before: windowsOf(run.windows, Object.keys(windows)),
      after: windows,
      writes: [
        {
          collection: stores.deliveryRuns,
          id: dateId,
          fields: [
            ...Object.entries(windows).map(([id, window]) => {
              const path = ['windows', id];
              return window ? { path, set: window } : { path, remove: true as const };
            }),
            ...Object.entries(places)
              .filter(([id]) => run.places?.[id] === undefined)
              .map(([id, mark]) => ({ path: ['places', id], set: mark })),
          ],
        },
      ],
    };
  },
  undo: ({ dateId }, { before }) => ({ dateId, windows: before }),
});

/** Whether a window lies on the day of delivery. */
function isOnDay(dateId: string, { from, to }: DeliveryWindow): boolean {
  return [from, to].every((moment) => {
    return Number(sydneyStamp(moment).slice(0, 8)) === dayNumber(dateId);
  });
}

/** The windows of these stops; null for one without. */
export function windowsOf(
  windows: Record<string, DeliveryWindow | undefined>,
  ids: readonly string[],
): Record<string, DeliveryWindow | null> {
  return Object.fromEntries(ids.map((id) => [id, windows[id] ?? null]));
}
