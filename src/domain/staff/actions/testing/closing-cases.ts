import * as fc from 'fast-check';
import type { Documents } from '../../../testing/apply-writes.ts';
import { dateId } from '../../../testing/fixtures.ts';
import { closingPath } from '../../closing/day-closing.ts';
import type { ActionCase } from './action-case.ts';

const first = closingPath(dateId, 1);
const cents = fc.integer({ min: 0, max: 20_000 });
const why = fc.constantFrom('잔돈', '내일 가져옴');

/** Cash that a driver has marked and counted, beside an order that nobody has marked. */
const closedDay = fc.record({ taken: cents, left: cents, counted: cents, why }).map((drawn) => ({
  stops: [
    { id: 'u1_HomeSt', by: 'driver@example.com', taken: drawn.taken, left: 0, delivered: true },
    { id: 'u2_BeachRd', by: '', taken: 0, left: drawn.left, delivered: false },
  ],
  counts: [{ by: 'driver@example.com', counted: drawn.counted, why: drawn.why }],
}));

export const closingCases = {
  'day-closed': {
    store: fc
      .option(closedDay)
      .map(
        (closed): Documents =>
          closed
            ? { [first]: { dateId, number: 1, at: 1, by: 'boss@example.com', ...closed } }
            : {},
      ),
    input: fc
      .record({ day: closedDay, number: fc.constantFrom(1, 2) })
      .map(({ day, number }) => ({ dateId, number, ...day })),
  },
} satisfies Record<string, ActionCase>;
