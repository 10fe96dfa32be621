import type { Firestore } from 'firebase-admin/firestore';
import { planNewSheet } from '../../../src/domain/order/stored/archive-sheets.ts';
import { firstDayKept, planArchive } from '../../../src/domain/order/stored/archived-orders.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { pages } from '../pages.ts';
import { runInTurn } from '../run-each.ts';
import { runPlanIn } from '../run-plan-as-admin.ts';

/** Dates of so many days are looked at again each night, because a night may have failed. */
const nightsAgain = 7;

const sheetsAtOnce = 10;

/**
 * Moves old orders to where the history keeps them (archived-orders.ts), of everybody who ordered for a date that has just
 * become old: with them go their older ones, and of who orders no more nothing grows. A failure of one customer stops no
 * other; the next night repeats it. Returns how many dates of customers have moved.
 */
export async function tidyOrders(db: Firestore, now: number): Promise<number> {
  const listed = new Set(
    Object.keys((await db.doc(`${stores.dates}/activeDates`).get()).data() ?? {}),
  );
  const sheets = db
    .collection(stores.orders2)
    .where('__name__', '>=', firstDayKept(now, nightsAgain))
    .where('__name__', '<', firstDayKept(now));
  const customers = new Set<string>();
  for await (const docs of pages(sheets, sheetsAtOnce)) {
    for (const uid of docs.flatMap((sheet) => Object.keys(sheet.data()))) customers.add(uid);
  }
  const runPlan = runPlanIn(db);
  let count = 0;
  const failed = await runInTurn('moving old orders', customers, async (uid) => {
    const { moved } = await runPlan((read) => planArchive(read, uid, listed, now));
    count += moved.length;
    while ((await runPlan((read) => planNewSheet(read, uid))).writes.length > 0);
  });
  if (failed.length > 0) throw new Error(`not moved: old orders of ${failed.join(', ')}`);
  return count;
}
