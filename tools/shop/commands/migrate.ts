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

type Stored = Record<string, unknown>;

/**
 * `shop migrate`: brings what an earlier version has stored to where this one looks for it. Customers are searched by words
 * of their profiles. Only the log is searched by the ids of orders; all else that is stored about an order of before has the
 * name that this version looks for (`ownOrderId`). Some fields of refunds and payment links had other names.
 */
export function addMigrate(program: Command, shop: () => Shop): void {
  program
    .command('migrate')
    .description(
      'Bring what an earlier version has stored to its present form: says how much there is, changes it with --yes',
    )
    .option('--yes', 'change it; it can be stopped and repeated')
    .action(async ({ yes = false }: { yes?: boolean }) => {
      const older = await changeEach(shop(), stores.staffLog, (entry) => fieldsById(entry), yes);
      if (older === 0) say('The log names every order by its id; there is nothing to change.');
      else if (yes) say(`${older} entries of the log name their order by its id now.`);
      else say(`${older} entries of the log name their order by its address; --yes changes them.`);
      const customers = await changeEach(shop(), stores.users, wordsOf, yes);
      if (customers === 0) say('The search of staff finds every customer.');
      else if (yes) say(`${customers} customers are found by the search of staff now.`);
      else say(`${customers} customers are not found by the search of staff; --yes changes that.`);
      const refunds =
        (await changeEach(shop(), stores.refunds, (refund) => renamed(refund, ofRefund), yes)) +
        (await changeEach(shop(), stores.refundsForCustomer, refundsOf, yes));
      if (refunds === 0) say('Sums count every reduction by a refund.');
      else if (yes) say(`${refunds} documents have reductions that sums count now.`);
      else say(`${refunds} documents have reductions that sums leave out; --yes changes that.`);
      const links = await changeEach(shop(), stores.payLinks, (link) => renamed(link, ofLink), yes);
      if (links === 0) say('Payment links say what staff have accepted.');
      else if (yes) say(`${links} payment links say now what staff have accepted.`);
      else say(`${links} payment links say it in words of before; --yes changes that.`);
    });
}

/** Makes these changes in each document of a collection that needs them; says in how many. */
async function changeEach(
  { db }: Shop,
  collection: string,
  changesOf: (document: Stored, id: string) => FieldWrite[],
  yes: boolean,
): Promise<number> {
  let count = 0;
  for await (const page of pages(db.collection(collection), atOnce)) {
    const ids = page.filter((one) => changesOf(one.data(), one.id).length > 0).map(({ id }) => id);
    count += ids.length;
    if (!yes || ids.length === 0) continue;
    await runPlanIn(db)(async (read) => {
      const stored = await Promise.all(ids.map((id) => read(`${collection}/${id}`)));
      const writes = ids.map((id, at) => {
        return { collection, id, fields: changesOf(stored[at] ?? {}, id) };
      });
      return { writes: writes.filter(({ fields }) => fields.length > 0) };
    });
  }
  return count;
}

/** Fields by their names of before. */
const ofRefund = { offOrder: 'priceReduction' };
const ofLink = { beside: 'otherPortions', endsAs: 'targetState' };

/** What changes in a document, or in a part of it at this place, whose fields have names of before. */
function renamed(
  part: Stored,
  names: Readonly<Record<string, string>>,
  at: readonly string[] = [],
): FieldWrite[] {
  return Object.entries(names)
    .filter(([before]) => part[before] !== undefined)
    .flatMap(([before, now]) => [
      { path: [...at, now], set: part[before] },
      { path: [...at, before], remove: true },
    ]) as FieldWrite[];
}

/** What changes in the refunds of a customer's document. */
function refundsOf({ refunds = {} }: Stored): FieldWrite[] {
  return Object.entries(refunds as Record<string, Stored>).flatMap(([id, refund]) =>
    renamed(refund, ofRefund, ['refunds', id]),
  );
}

/** What changes in a profile; nothing of one whose deletion goes on. */
function wordsOf(profile: Stored, id: string): FieldWrite[] {
  if (!isProfileId(id)) return [];
  if (profile.createdTime === undefined || profile.deletedAs !== undefined) return [];
  const words = searchWords(profile as Partial<User>);
  return sameValue(profile.searchWords, words) ? [] : setFields({ searchWords: words });
}

/** What changes in an entry, and in the input that takes its change back; nothing where it names the order by its id. */
function fieldsById(entry: Stored, at: readonly string[] = []): FieldWrite[] {
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
