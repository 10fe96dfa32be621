import { closingPath } from '../../../src/domain/staff/closing/day-closing.ts';
import { type Attack, queries, reads, writes } from '../../support/hostile/attack.ts';
import { books, customer, staff, visitor } from '../../support/rules/actors.ts';
import { closedId, openId } from '../../support/rules/rules-shop.ts';
import { logged } from '../../support/rules/staff-commit.ts';

/** The first closing of the closed date, as the rules accept it, with these changes. */
const closing = (changes: object = {}) => ({
  ...{ dateId: closedId, number: 1, at: Date.now(), by: staff?.email, stops: [], counts: [] },
  ...changes,
});

/** An owner stores a closing that differs from a good one; `number` is also in its path. */
const forged = (title: string, changes: Record<string, unknown>, path?: string) =>
  writes(staff, title, () =>
    logged(staff, [
      {
        path: path ?? closingPath(closedId, Number(changes.number ?? 1)),
        replace: closing(changes),
      },
    ]),
  );

/** The cash of a day is closed once. Whoever wants it to be otherwise adds a correction, which names who made it. */
export const dayClosings: Attack[] = [
  writes(staff, 'staff change a closing', () =>
    logged(staff, [
      { path: closingPath(openId, 1), replace: closing({ dateId: openId, counts: [{ by: 'x' }] }) },
    ]),
  ),
  writes(staff, 'staff remove a closing', () =>
    logged(staff, [{ path: closingPath(openId, 1), delete: true }]),
  ),
  writes(staff, 'staff close a day without an entry in the log', () => [
    { path: closingPath(closedId, 1), replace: closing() },
  ]),
  writes(books, 'staff for the books close a day', () =>
    logged(books, [{ path: closingPath(closedId, 1), replace: closing({ by: books?.email }) }]),
  ),
  writes(customer, 'a customer closes a day', () =>
    logged(customer, [
      { path: closingPath(closedId, 1), replace: closing({ by: customer?.email }) },
    ]),
  ),
  forged('staff close a day in the name of somebody else', { by: 'other@example.com' }),
  forged('staff close a day as of last year', { at: Date.now() - 31_536_000_000 }),
  forged('staff close a day with a note of their own', { note: 'x' }),
  forged('staff close a day under the id of another', {}, closingPath('20300101_1', 1)),
  forged('staff close a day under the id of its correction', {}, closingPath(openId, 2)),
  forged('staff correct a closing that is not there', { number: 2 }),
  forged(
    'staff correct the first correction before it is there',
    { number: 3, dateId: openId },
    closingPath(openId, 3),
  ),
  reads(customer, 'a customer reads the cash of a day', closingPath(openId, 1)),
  queries(visitor, 'a visitor lists the cash of all days', { collection: 'dayClosings' }),
];
