import * as z from 'zod/mini';
import { dateIdShape, stopIdShape } from '../../order/id-shapes.ts';
import { documentBytes } from '../../store/document-size.ts';
import { stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import { mayView } from '../role-dates.ts';
import { parseRun } from './delivery-run.ts';
import { stopNumberShape } from './stop-numbers.ts';

/** The most numbers of a date, also of stops that are gone: the log keeps them twice when they are freed. */
export const mostNumbers = 800;

/** The most bytes of them with their order ids, for the same reason; 800 long ids are half of that. */
const mostBytes = 300_000;

const numbers = z.record(z.string().check(z.regex(stopNumberShape)), z.nullable(stopIdShape));

/**
 * Keeps the numbers with which stops were printed (number → order id), so that labels go on fitting the lists; null frees one. A
 * number that another stop has, or a second one for a stop, is refused: two papers were printed at once. A date without orders has
 * none: whoever may only print could store any number of dates.
 */
export const keepStopNumbers = plannedAction({
  name: 'stop-numbers',
  allowedRoles: ['owner', 'kitchen'],
  isFor: (role, { dateId }, now) => mayView(role, dateId, now),
  input: z.object({ dateId: dateIdShape, numbers }),
  logSubject: ({ dateId }) => ({ dateId }),
  plan: async (read, { dateId, numbers }) => {
    const { numbers: printed = {} } = parseRun(await read(`${stores.deliveryRuns}/${dateId}`));
    const given = Object.entries(numbers);
    const ownNumber = new Map(
      Object.entries(printed)
        .filter(([number]) => numbers[number] !== null)
        .map(([number, id]) => [id, number]),
    );
    const all = { ...printed, ...numbers };
    const isFull = Object.keys(all).length > mostNumbers || documentBytes(all) > mostBytes;
    const isUnknown =
      given.some(([, id]) => id !== null) &&
      (await read(`${stores.orders2}/${dateId}`, 'unlocked')) === undefined;
    const isTaken = given.some(([number, id]) => {
      if (id === null) return false;
      return (printed[number] ?? id) !== id || (ownNumber.get(id) ?? number) !== number;
    });
    return {
      before: numbersOf(printed, Object.keys(numbers)),
      after: numbers,
      writes: [
        {
          collection: stores.deliveryRuns,
          id: dateId,
          fields: given.map(([number, id]) => {
            const path = ['numbers', number];
            return id === null ? { path, remove: true as const } : { path, set: id };
          }),
        },
      ],
      ...((isFull || isTaken || isUnknown) && { problem: { code: 'numbers-refused' as const } }),
    };
  },
  undo: ({ dateId }, { before }) => ({ dateId, numbers: before }),
});

/** Who has these numbers; null for one that nobody has. */
export function numbersOf(
  printed: Readonly<Record<string, string | undefined>>,
  numbers: readonly string[],
): Record<string, string | null> {
  return Object.fromEntries(numbers.map((number) => [number, printed[number] ?? null]));
}
