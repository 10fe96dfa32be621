import * as z from 'zod/mini';
import { stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import { mayView } from '../role-dates.ts';
import { parseRun } from './delivery-run.ts';
import { stopNumberShape } from './stop-numbers.ts';

/** The most numbers of a date, also of stops that are gone: the log keeps them twice when they are freed. */
export const mostNumbers = 800;

const numbers = z.record(
  z.string().check(z.regex(stopNumberShape)),
  z.nullable(z.string().check(z.maxLength(400))),
);

/**
 * Keeps the numbers with which stops were printed (number → order id), so that labels go on fitting the lists; null frees one. A
 * number that another stop has, or a second one for a stop, is refused: two papers were printed at once.
 */
export const keepStopNumbers = plannedAction({
  name: 'stop-numbers',
  allowedRoles: ['owner', 'kitchen'],
  isFor: (role, { dateId }, now) => mayView(role, dateId, now),
  input: z.object({ dateId: z.string().check(z.minLength(1)), numbers }),
  logSubject: ({ dateId }) => ({ dateId }),
  plan: async (read, { dateId, numbers }) => {
    const { numbers: printed = {} } = parseRun(await read(`${stores.deliveryRuns}/${dateId}`));
    const given = Object.entries(numbers);
    const ownNumber = new Map(
      Object.entries(printed)
        .filter(([number]) => numbers[number] !== null)
        .map(([number, id]) => [id, number]),
    );
    const isFull = new Set([...Object.keys(printed), ...Object.keys(numbers)]).size > mostNumbers;
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
      ...((isFull || isTaken) && { problem: { code: 'numbers-refused' as const } }),
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
