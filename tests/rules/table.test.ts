import { readFileSync } from 'node:fs';
import { type Match, parseRules, Ruleset } from 'local-firestore/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stores } from '../../src/domain/store/document-write.ts';
import type { Documents } from '../../src/domain/testing/apply-writes.ts';
import { orderKey } from '../../src/domain/testing/fixtures.ts';
import { busyShop, firstOrder, ISSUED } from '../support/hostile/busy-shop.ts';
import {
  type Actor,
  books,
  cardCustomer,
  customer,
  driver,
  invoiceUser,
  kitchen,
  staff,
  unknownRole,
  visitor,
} from '../support/rules/actors.ts';
import { type Client, Refused } from '../support/rules/client.ts';
import { type DocumentRow, dataModel } from '../support/rules/data-model.ts';
import { legalCommits } from '../support/rules/legal-commits.ts';
import { restClient } from '../support/rules/rest-client.ts';
import { openId } from '../support/rules/rules-shop.ts';
import { RULES_FILE, startServer, type TestServer } from '../support/rules/server.ts';
import { logged } from '../support/rules/staff-commit.ts';
import type { Step } from '../support/stack.ts';

const rows = dataModel();
const actors = {
  visitor,
  customer,
  stranger: cardCustomer,
  invoiceUser,
  owner: staff,
  books,
  kitchen,
  driver,
  unknownRole,
};
type Who = keyof typeof actors;

/** A stored document of each row, and the actor whom the table calls "its user". */
const examples: Record<string, { path: (shop: Documents) => string; owner?: Who }> = {
  'dates/activeDates': { path: () => 'dates/activeDates' },
  'dates/{year}': { path: () => 'dates/2026' },
  'manages/menus': { path: () => 'manages/menus' },
  'manages/pastMenus': { path: () => 'manages/pastMenus' },
  'manages/ingredients': { path: () => 'manages/ingredients' },
  'manages/categories': { path: () => 'manages/categories' },
  'common/gongji': { path: () => 'common/gongji' },
  'common/point': { path: () => 'common/point' },
  'common/registration': { path: () => 'common/registration' },
  'common/invoice': { path: () => 'common/invoice' },
  'users/{uid}': { path: () => 'users/u1', owner: 'customer' },
  'users/users': { path: () => 'users/users' },
  'users/users~{letter}': { path: () => 'users/users~1' },
  'userList/{listLoc}': { path: () => 'userList/1700' },
  'userList/{listLoc~letter}': { path: () => 'userList/1700~1' },
  'points/{uid}': { path: () => 'points/u1', owner: 'customer' },
  'pointBalances/{uid}': { path: () => 'pointBalances/u1', owner: 'customer' },
  'pointCodes/{code}': { path: () => 'pointCodes/GIFT24' },
  'ordersForCustomer/{uid}': { path: () => 'ordersForCustomer/u1', owner: 'customer' },
  'ordersForCustomerBackup/{uid~n}': {
    path: () => 'ordersForCustomerBackup/u1~2',
    owner: 'customer',
  },
  'orders2/{dateId~n}': { path: () => `orders2/${openId}` },
  'orderSheets/{dateId}': { path: () => `orderSheets/${openId}` },
  'orderChecks/{uid}_{part}': { path: () => 'orderChecks/u1_8' },
  'errors/{list}/shares/{uid}': { path: () => 'errors/addressIssues/shares/u2', owner: 'stranger' },
  'ordersBackupByTime/{Sydney timestamp_uid}': {
    path: (shop) =>
      Object.keys(shop).find((path) => /^ordersBackupByTime\/\d{17}_u1$/.test(path)) ?? '',
  },
  'ordersBackupByKey/{dateId_orderKey}': { path: () => `ordersBackupByKey/${openId}_${orderKey}` },
  'ordersBackupByKey/{dateId_orderKey}/shares/{uid}': {
    path: () => `ordersBackupByKey/${openId}_${orderKey}/shares/u1`,
    owner: 'customer',
  },
  'tempOrdersForCard/{uid}': { path: () => 'tempOrdersForCard/u2', owner: 'stranger' },
  'cardPaymentIntent/{payment_intent}': { path: () => 'cardPaymentIntent/pi_1' },
  'deliveryMsgs/{dateId}/messages/{msgId}': { path: () => `deliveryMsgs/${openId}/messages/m-1` },
  'invoices/{dateId}': { path: () => `invoices/${openId}` },
  'invoices/{dateId}/shares/{uid}': {
    path: () => `invoices/${openId}/shares/u5`,
    owner: 'invoiceUser',
  },
  'invoiceCopies/{invoiceNo}': { path: () => `invoiceCopies/${ISSUED}`, owner: 'invoiceUser' },
  'blacklist/{digits}': { path: () => 'blacklist/0412345678' },
  'checkouts/{sessionId}': { path: () => 'checkouts/cs_1' },
  'payLinks/{id}': { path: () => 'payLinks/Qb3kd9_-xW0aLr7c' },
  'smsSent/{id}': { path: () => 'smsSent/u1-1' },
  'errors/orderIssues': { path: () => 'errors/orderIssues' },
  'errors/addressIssues': { path: () => 'errors/addressIssues' },
  'errors/smsUnsent': { path: () => 'errors/smsUnsent' },
  'staffLog/{id}': { path: () => 'staffLog/entry-1' },
  'endedLogIns/{uid}': { path: () => 'endedLogIns/ex' },
  'roleChanges/open': { path: () => 'roleChanges/open' },
  'staffLogHeads/{uid}': { path: () => 'staffLogHeads/other' },
  'orderMarks/{dateId}/orders/{uid_orderId}': {
    path: () => `orderMarks/${openId}/orders/u1_${firstOrder.orderId}`,
  },
  'orderStatus/{dateId}/orders/{uid_orderId}': {
    path: () => `orderStatus/${openId}/orders/u1_Elsewhere`,
    owner: 'customer',
  },
  'staffInbox/handled': { path: () => 'staffInbox/handled' },
  'staffInbox/tidying': { path: () => 'staffInbox/tidying' },
  'shopping/{Monday yyyymmdd}': { path: () => 'shopping/20261123' },
  'deliveryRuns/{dateId}': { path: () => `deliveryRuns/${openId}` },
  'dayClosings/{dateId~n}': { path: () => `dayClosings/${openId}` },
  'deliverySends/{dateId}/stops/{uid_orderId}': {
    path: () => `deliverySends/${openId}/stops/u1_${firstOrder.orderId}`,
  },
  'consents/{uid}': { path: () => 'consents/u1', owner: 'customer' },
  'reminderRuns/{dateId_kind}': { path: () => `reminderRuns/${openId}_closing` },
  'remindersSent/{dateId_kind_uid}': { path: () => `remindersSent/${openId}_closing_u1` },
  'reminderNumbers/{number}': { path: () => 'reminderNumbers/61412345678' },
  'waiting/{dateId}': { path: () => `waiting/${openId}` },
  'waiting/{dateId}/people/{uid}': {
    path: () => `waiting/${openId}/people/u1`,
    owner: 'customer',
  },
  'personalDataCalls/{uid}': { path: () => 'personalDataCalls/u1' },
  'refusedAttempts/{attempt}': { path: () => 'refusedAttempts/attempt-1' },
  'preferences/{uid}': { path: () => 'preferences/u1', owner: 'customer' },
  'paymentExceptions/{uid}': { path: () => 'paymentExceptions/u1', owner: 'customer' },
  'doorPhotos/{dateId_uid_orderId}': {
    path: () => `doorPhotos/${openId}_u1_${firstOrder.orderId}`,
    owner: 'customer',
  },
  'deliveryWindows/{uid}': { path: () => 'deliveryWindows/u1', owner: 'customer' },
  'common/creditNote': { path: () => 'common/creditNote' },
  'refunds/{id}': { path: () => 'refunds/refund-1' },
  'disputes/{id}': { path: () => 'disputes/du_1' },
  'refundRequests/{id}': { path: () => 'refundRequests/u1_ask-1' },
  'refundsForCustomer/{uid}': { path: () => 'refundsForCustomer/u1', owner: 'customer' },
  'creditNotes/{invoiceNo}': { path: () => `creditNotes/${ISSUED}`, owner: 'invoiceUser' },
};

/** Whether the table gives somebody a right. Functions bypass the rules. */
function mayBe(who: Who, named: readonly string[], owner: Who | undefined): boolean {
  if (named.includes('everybody')) return true;
  if (who === 'owner') return named.includes('owners');
  if (who === 'books' || who === 'kitchen' || who === 'driver') return named.includes(who);
  if (who === 'invoiceUser' && named.includes('invoice users')) return true;
  return (
    who === owner && named.some((name) => ['its user', 'its customer', 'its issuer'].includes(name))
  );
}

let server: TestServer;
let shop: Documents;
beforeAll(async () => {
  server = await startServer();
  shop = await busyShop();
  await server.fill(shop);
});
afterAll(() => server.close());

async function isAllowed(act: Promise<unknown>): Promise<boolean> {
  return act.then(
    () => true,
    (error: unknown) =>
      error instanceof Refused && error.code === 'PERMISSION_DENIED'
        ? false
        : Promise.reject(error),
  );
}

const clientOf = (actor: Actor): Client => restClient(server.firestore, actor);

describe.each(rows)('$path', ({ path: pattern, readBy, writtenBy }: DocumentRow) => {
  const example = examples[pattern];
  const pathOf = () => {
    const path = example?.path(shop) ?? '';
    if (!(path in shop)) throw new Error(`no example of ${pattern} is stored`);
    return path;
  };
  describe.each(Object.entries(actors) as [Who, Actor][])('%s', (who, actor) => {
    const reads = mayBe(who, readBy, example?.owner);
    const writes = who === 'owner' && writtenBy.includes('owners');
    const ofStaff = who === 'owner' || who === 'books';
    // What everybody gets by its address is listed by owners alone, and so is the archive of dishes beside it.
    const listed = readBy.includes('books') && pattern !== 'manages/pastMenus';
    const lists = ofStaff && reads && (who === 'owner' || listed);
    const collection = () => pathOf().split('/').slice(0, -1).join('/');
    const [right, refusal] = ['may', 'may not'];

    test(`${reads ? right : refusal} get it`, async () => {
      expect(await isAllowed(clientOf(actor).get(pathOf()))).toBe(reads);
    });
    test(`${lists ? right : refusal} list its collection`, async () => {
      const list = clientOf(actor).query({ collection: collection() });
      expect(await isAllowed(list)).toBe(lists);
    });
    // The rules check the format of what customers and invoice users write, so arbitrary data is refused.
    test(`${writes ? right : refusal} write anything into it, make another and end it`, async () => {
      const client = clientOf(actor);
      const path = pathOf();
      const other = `${collection()}/another`;
      const data = { ...shop[path] };
      const commit = (steps: Step[]) =>
        isAllowed(client.commit(actor?.staff ? logged(actor, steps) : steps));
      const results = [
        await commit([{ path, replace: { ...data, anything: 1 } }]),
        await commit([{ path: other, replace: { anything: 1 } }]),
        await commit([{ path, delete: true }]),
      ];
      await server.fill(shop);
      // Owners may create another list of errors; elsewhere creating a document needs the same rights as
      // changing one.
      const another = collection() === 'errors' ? who === 'owner' : writes;
      // Owners take a photo away, and store no other than of a door; nobody takes the whole list of dates away.
      const isList = path === 'dates/activeDates';
      const ends = collection() === 'doorPhotos' ? who === 'owner' : writes && !isList;
      expect(results).toEqual([writes, another, ends]);
    });
  });
});

test('every document that customers write is written by a legal commit', async () => {
  const written = new Set<string>();
  for (const { by, steps } of await legalCommits(shop)) {
    await server.fill(shop);
    await clientOf(by).commit(steps);
    for (const step of steps)
      written.add('path' in step ? step.path : `${step.collection}/${step.id}`);
  }
  const patterns = [...written].map((path) => patternOf(path));
  const wanted = rows.filter(({ writtenBy }) =>
    writtenBy.some((name) => !['owners', 'functions'].includes(name)),
  );
  const byStaffOnly = rows.filter(
    (row) => !wanted.includes(row) && row.writtenBy.includes('owners'),
  );
  const others = patterns.filter((pattern) => !byStaffOnly.some(({ path }) => path === pattern));
  expect([...new Set(others)].sort()).toEqual(wanted.map(({ path }) => path).sort());
});

/** The row that applies to a document: one that names it, else one of its collection. */
function patternOf(path: string): string {
  const [collection, ...rest] = path.split('/');
  const row =
    rows.find((one) => one.path === path) ??
    rows.find(
      (one) =>
        one.path.startsWith(`${collection}/{`) && one.path.split('/').length === rest.length + 1,
    );
  return row?.path ?? path;
}

test.each(rows.filter(({ writtenBy }) => writtenBy.includes('owners')))(
  'owners may not write $path without an entry in the log',
  async ({ path: pattern }) => {
    const path = examples[pattern]?.path(shop) ?? '';
    const steps: Step[] = [{ path, replace: { ...shop[path], anything: 1 } }];
    expect(await isAllowed(clientOf(staff).commit(steps))).toBe(false);
  },
);

test('every document of the data model has an example and vice versa', () => {
  expect(Object.keys(examples).sort()).toEqual(rows.map(({ path }) => path).sort());
});

test('every collection in code and rules is in the data model', () => {
  const known = new Set(rows.map(({ path }) => path.split('/')[0]));
  expect(Object.values(stores).filter((store) => !known.has(store))).toEqual([]);
  const matched = collectionsOf(parseRules(readFileSync(RULES_FILE, 'utf8')).root);
  expect(matched.filter((name) => !known.has(name))).toEqual([]);
});

test('the rules have nothing that deploying only warns of, such as a name that does not exist', () => {
  expect(new Ruleset(readFileSync(RULES_FILE, 'utf8')).warnings).toEqual([]);
});

/** The first path segment of every match statement below the documents. */
function collectionsOf(root: Match): string[] {
  const documents = root.matches[0];
  return (documents?.matches ?? []).map(({ segments: [first] }) =>
    first?.kind === 'literal' ? first.text : `{${first?.name}}`,
  );
}

test.each(rows)(
  'an account whose role has changed since it logged in reads no $path',
  async (row) => {
    const path = examples[row.path]?.path(shop) ?? '';
    await server.fill({ ...shop, 'endedLogIns/boss': { at: Math.floor(Date.now() / 1000) + 60 } });
    const isPublic = row.readBy.includes('everybody');
    expect(await isAllowed(clientOf(staff).get(path))).toBe(isPublic);
    const steps: Step[] = [{ path, replace: { ...shop[path], anything: 1 } }];
    expect(await isAllowed(clientOf(staff).commit(logged(staff, steps)))).toBe(false);
    await server.fill(shop);
  },
);

test('an account that has logged in since its role changed reads again', async () => {
  await server.fill({ ...shop, 'endedLogIns/boss': { at: Math.floor(Date.now() / 1000) } });
  expect(await isAllowed(clientOf(staff).get('staffLog/entry-1'))).toBe(true);
  await server.fill(shop);
});
