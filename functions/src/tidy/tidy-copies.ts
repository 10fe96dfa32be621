import type { Firestore } from 'firebase-admin/firestore';
import {
  copiesToMove,
  copySheet,
  planCopySheet,
} from '../../../src/domain/customer/copy-sheets.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { furtherSheetsOf } from '../customers/stored-parts.ts';
import { pages } from '../pages.ts';
import { runInTurn } from '../run-each.ts';
import { runPlanIn } from '../run-plan-as-admin.ts';

const listsAtOnce = 10;

/**
 * Moves customers' copies out of lists that have many of them, so that none is ever full (copy-sheets.ts), one sheet a
 * commit. A failure of one sheet stops no other; the next night repeats it. Returns how many have moved.
 */
export async function tidyCopies(db: Firestore): Promise<number> {
  let count = 0;
  const failed: string[] = [];
  const tidyList = async (collection: 'users' | 'userList', id: string, copies = {}) => {
    const { docs } = await furtherSheetsOf(db, collection, id).get();
    const there = new Map(docs.map((sheet) => [sheet.id, sheet.data()]));
    const sheets = new Set(copiesToMove(id, copies, there).map((uid) => copySheet(id, uid)));
    const left = await runInTurn(`moving copies of ${collection}`, sheets, async (sheet) => {
      const plan = await runPlanIn(db)((read) => planCopySheet(read, collection, id, sheet));
      count += plan.moved;
    });
    failed.push(...left.map((sheet) => `${collection}/${sheet}`));
  };
  const details = await db.doc(`${stores.users}/users`).get();
  await tidyList(stores.users, details.id, details.data());
  for await (const lists of pages(db.collection(stores.userList), listsAtOnce)) {
    for (const list of lists) {
      if (!list.id.includes('~')) await tidyList(stores.userList, list.id, list.data());
    }
  }
  if (failed.length > 0) throw new Error(`not moved: copies to ${failed.join(', ')}`);
  return count;
}
