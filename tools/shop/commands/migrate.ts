import type { Command } from 'commander';
import { pages } from '../../../functions/src/pages.ts';
import { runPlanIn } from '../../../functions/src/run-plan-as-admin.ts';
import { isProfileId } from '../../../src/domain/customer/copy-sheets.ts';
import { searchWords } from '../../../src/domain/customer/search-words.ts';
import type { User } from '../../../src/domain/customer/user.ts';
import { sameValue } from '../../../src/domain/lib/same-value.ts';
import { ownOrderId } from '../../../src/domain/order/order-id.ts';
import { type FieldWrite, setFields, stores } from '../../../src/domain/store/document-write.ts';
import type { Shop } from '../connect.ts';
import { say } from '../say.ts';

/** Entries that are read, and changed in one transaction, at once. */
const atOnce = 100;

/**
 * `shop migrate`: brings what an earlier version has stored to where this one looks for it. Customers are searched by words
 * of their profiles. Only the log is searched by the ids of orders; all else that is stored about an order of before has the name that this version looks for
 * (`ownOrderId`).
 */
export function addMigrate(program: Command, shop: () => Shop): void {
  program
    .command('migrate')
    .description(
      'Bring what an earlier version has stored to its present form: says how much there is, changes it with --yes',
    )
    .option('--yes', 'change it; it can be stopped and repeated')
    .action(async ({ yes = false }: { yes?: boolean }) => {
      const log = shop().db.collection(stores.staffLog);
      let older = 0;
      for await (const entries of pages(log.select('orderKey'), atOnce)) {
        const ids = entries
          .filter((entry) => entry.get('orderKey') !== undefined)
          .map(({ id }) => id);
        older += ids.length;
        if (yes && ids.length > 0) await nameById(shop(), ids);
      }
      await nameCustomers(shop(), yes);
      if (older === 0) say('The log names every order by its id; there is nothing to change.');
      else if (yes) say(`${older} entries of the log name their order by its id now.`);
      else say(`${older} entries of the log name their order by its address; --yes changes them.`);
    });
}

/** Gives every profile the words by which staff's search finds it; says how many lack them. */
async function nameCustomers({ db }: Shop, yes: boolean): Promise<void> {
  let count = 0;
  for await (const profiles of pages(db.collection(stores.users), atOnce)) {
    const ids = profiles
      .filter((one) => isProfileId(one.id) && wordsOf(one.data()).length > 0)
      .map(({ id }) => id);
    count += ids.length;
    if (!yes || ids.length === 0) continue;
    await runPlanIn(db)(async (read) => {
      const stored = await Promise.all(ids.map((id) => read(`${stores.users}/${id}`)));
      const writes = ids.map((id, at) => {
        return { collection: stores.users, id, fields: wordsOf(stored[at] ?? {}) };
      });
      return { writes: writes.filter(({ fields }) => fields.length > 0) };
    });
  }
  if (count === 0) say('The search of staff finds every customer.');
  else if (yes) say(`${count} customers are found by the search of staff now.`);
  else say(`${count} customers are not found by the search of staff; --yes changes that.`);
}

/** What changes in a profile; nothing of one whose deletion goes on. */
function wordsOf(profile: Record<string, unknown>): FieldWrite[] {
  if (profile.createdTime === undefined || profile.deletedAs !== undefined) return [];
  const words = searchWords(profile as Partial<User>);
  return sameValue(profile.searchWords, words) ? [] : setFields({ searchWords: words });
}

async function nameById({ db }: Shop, ids: readonly string[]): Promise<void> {
  await runPlanIn(db)(async (read) => {
    const entries = await Promise.all(ids.map((id) => read(`${stores.staffLog}/${id}`)));
    const writes = ids
      .map((id, at) => ({ collection: stores.staffLog, id, fields: fieldsById(entries[at] ?? {}) }))
      .filter(({ fields }) => fields.length > 0);
    return { writes };
  });
}

/** What changes in an entry, and in the input that takes its change back; nothing where it names the order by its id. */
function fieldsById(entry: Record<string, unknown>, at: readonly string[] = []): FieldWrite[] {
  const { orderKey, undo } = entry;
  const own: FieldWrite[] =
    typeof orderKey === 'string'
      ? [
          { path: [...at, 'orderId'], set: ownOrderId({ orderKey }) },
          { path: [...at, 'orderKey'], remove: true },
        ]
      : [];
  const back = typeof undo === 'object' && undo !== null ? (undo as typeof entry) : {};
  return [...own, ...(own.length > 0 && at.length === 0 ? fieldsById(back, ['undo']) : [])];
}
