import type { Firestore } from 'firebase-admin/firestore';
import { runSteps } from '../run-each.ts';
import { tidyCopies } from './tidy-copies.ts';
import { tidyDates } from './tidy-dates.ts';
import { tidyIssues } from './tidy-issues.ts';
import { tidyOrders } from './tidy-orders.ts';

/**
 * The nightly step: moves what is over to where it is kept, and removes what has reached its end. Each part is done in bites that are whole by themselves, so it
 * may be broken off, run late or run twice. Runs on a schedule (index.ts) and by `npm run shop -- tidy`. Throws at the end if
 * a part failed.
 */
export function tidy(db: Firestore, now: number): Promise<void> {
  return runSteps('tidying', {
    dates: () => tidyDates(db, now),
    orders: () => tidyOrders(db, now),
    issues: () => tidyIssues(db, now),
    copies: () => tidyCopies(db),
  });
}
