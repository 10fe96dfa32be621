import { searchWords } from '../../../src/domain/customer/search-words.ts';
import { claimsWith } from '../../../src/domain/staff/roles.ts';
import { setFields, stores, withoutUndefined } from '../../../src/domain/store/document-write.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import { type SampleAccount, sampleAccounts, samplePassword } from '../sample/sample-accounts.ts';

import { sampleDates } from '../sample/sample-dates.ts';
import { sampleHistory } from '../sample/sample-history.ts';
import { ingredients } from '../sample/sample-ingredients.ts';
import { categories, menus } from '../sample/sample-menus.ts';
import { placePastOrders } from './add-sample-history.ts';
import { type AccountKeeper, importAccounts, type StoredAccount } from './local-accounts.ts';
import { ownerFirestore, type SeedDocument } from './owner-firestore.ts';
import type { Addresses } from './server-addresses.ts';
import { StoredDocuments } from './stored-documents.ts';

const POINT_RATE = 2;
/** The document that is written last; if it is missing, the sample data is loaded again. */
const LAST_DOCUMENT = 'manages/menus';

/** Fills an empty Firestore with sample documents whose dates are based on the present time. */
export async function fillFirestore(addresses: Addresses): Promise<void> {
  const store = ownerFirestore(addresses.firestore);
  if ((await store.read(LAST_DOCUMENT)) !== undefined) return;
  await store.write(sampleDocuments(Date.now()));
  await store.write([{ path: LAST_DOCUMENT, data: menus as unknown as PlainMap }]);
}

/** Loads the accounts of the last run into Auth, or the sample accounts if there are none. */
export async function fillAuth(addresses: Addresses, accounts: AccountKeeper): Promise<void> {
  if ((await accounts.restore()) > 0) return;
  await importAccounts(addresses.auth, sampleAccounts.map(asStored));
  await accounts.save();
}

function asStored({ user, role }: SampleAccount): StoredAccount {
  const { uid: localId, email, name: displayName } = user;
  const account = { localId, email, displayName, rawPassword: samplePassword };
  return role
    ? { ...account, customAttributes: JSON.stringify(claimsWith(role, undefined)) }
    : account;
}

/** All sample documents except the menus, as of `now` (epoch ms). */
export function sampleDocuments(now: number): readonly SeedDocument[] {
  const stored = new StoredDocuments();
  const keep = (path: string, data: object) => {
    const [collection = '', id = ''] = path.split('/');
    stored.apply({ collection, id, fields: setFields(data) });
  };
  keep('dates/activeDates', sampleDates(now));
  keep('manages/categories', categories);
  keep('manages/ingredients', ingredients);
  keep('common/point', { pointRate: POINT_RATE });
  keep('common/invoice', { currentNo: 0 });
  for (const { user } of sampleAccounts) {
    const profile = withoutUndefined(user);
    keep(`${stores.users}/${user.uid}`, { ...profile, searchWords: searchWords(user) });
    stored.set(stores.userList, user.listLoc, [user.uid], profile);
    if (user.deliveryInfo !== undefined) {
      stored.set(stores.users, 'users', [user.uid, 'deliveryInfo'], user.deliveryInfo);
    }
    const orders = sampleHistory[user.uid] ?? [];
    placePastOrders(stored, user, orders, { menus, pointRate: POINT_RATE, now });
  }
  return stored.all();
}
