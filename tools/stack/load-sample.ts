import { setFields, stores, withoutUndefined } from '../../src/domain/document-write.ts';
import type { PlainMap } from '../../src/domain/firestore-json.ts';
import { sampleAccounts, samplePassword } from '../sample/accounts.ts';
import { categories } from '../sample/categories.ts';
import { sampleDates } from '../sample/dates.ts';
import { sampleHistory } from '../sample/history.ts';
import { menus } from '../sample/menus.ts';
import { createAccount, listAccounts } from './accounts.ts';
import type { Addresses } from './addresses.ts';
import { ownerFirestore, type SeedDocument } from './owner-firestore.ts';
import { placePastOrders } from './sample-history.ts';
import { StoredDocuments } from './stored-documents.ts';

const POINT_RATE = 2;
/** The document that is written last, so that a load cut short is done again. */
const LAST_DOCUMENT = 'manages/menus';

export async function isStoreEmpty(addresses: Addresses): Promise<boolean> {
  return (await ownerFirestore(addresses.firestore).read(LAST_DOCUMENT)) === undefined;
}

/** Fills an empty shop: sample accounts, then documents with dates that fit this moment. */
export async function loadSample(addresses: Addresses): Promise<void> {
  await createSampleAccounts(addresses.auth);
  const store = ownerFirestore(addresses.firestore);
  await store.write(sampleDocuments(Date.now()));
  await store.write([{ path: LAST_DOCUMENT, data: menus as unknown as PlainMap }]);
}

async function createSampleAccounts(auth: string): Promise<void> {
  const present = new Set((await listAccounts(auth)).map(({ localId }) => localId));
  for (const { user, staff } of sampleAccounts) {
    if (present.has(user.uid)) continue;
    await createAccount(auth, {
      localId: user.uid,
      email: user.email,
      password: samplePassword,
      displayName: user.name,
      ...(staff ? { claims: { staff: true } } : {}),
    });
  }
}

/** Every sample document but the menus, as of `now` (epoch ms). */
export function sampleDocuments(now: number): readonly SeedDocument[] {
  const stored = new StoredDocuments();
  const keep = (path: string, data: object) => {
    const [collection = '', id = ''] = path.split('/');
    stored.apply({ collection, id, fields: setFields(data) });
  };
  keep('dates/activeDates', sampleDates(now));
  keep('manages/categories', categories);
  keep('common/point', { pointRate: POINT_RATE });
  keep('common/invoice', { currentNo: 0 });
  for (const { user } of sampleAccounts) {
    const profile = withoutUndefined(user);
    keep(`${stores.users}/${user.uid}`, profile);
    stored.set(stores.userList, user.listLoc, [user.uid], profile);
    if (user.deliveryInfo !== undefined) {
      stored.set(stores.users, 'users', [user.uid, 'deliveryInfo'], user.deliveryInfo);
    }
    const orders = sampleHistory[user.uid] ?? [];
    placePastOrders(stored, user, orders, { menus, pointRate: POINT_RATE, now });
  }
  return stored.all();
}
