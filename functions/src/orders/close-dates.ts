import { getFirestore } from 'firebase-admin/firestore';
import { parseActiveDates } from '../../../src/domain/dates/active-date.ts';
import { datesDueToClose, planClosing } from '../../../src/domain/staff/dates/closing-by-itself.ts';
import { runInTurn } from '../run-each.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { shopActor } from '../staff-actor.ts';

/**
 * Closes the dates that close by themselves and whose cut-off has passed at `now`, epoch ms. Runs every minute (index.ts); a
 * failure of one date stops no other, and the next minute repeats it. Throws at the end if one has failed.
 */
export async function closeDates(now: number): Promise<void> {
  const stored = (await getFirestore().doc('dates/activeDates').get()).data() ?? {};
  // An entry of before that can't be read is not complained of each minute.
  const closing = Object.entries(stored).filter(([, date]) => date?.closesByItself === true);
  const due = datesDueToClose(parseActiveDates(Object.fromEntries(closing)), now);
  const failed = await runInTurn('closing a date', due, (dateId) => {
    const actor = { ...shopActor(), now };
    return runPlan((read) => planClosing(read, dateId, actor));
  });
  if (failed.length > 0) throw new Error(`not closed: ${failed.join(', ')}`);
}
