import type { StoredPart } from '../../../src/domain/staff/customers/erasure.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { Backend } from '../backend.ts';
import { Failure } from '../failure.ts';
import { accountOf } from './customer-account.ts';
import { type ExportedData, exportedData } from './exported-data.ts';
import { findPersonalData } from './find-personal-data.ts';

/**
 * What a customer may see of the data about them without asking staff. Working notes of staff are left out: they
 * name staff, and a delivery run names other customers.
 */
const ownStores = new Set<string>([
  stores.users,
  stores.userList,
  stores.preferences,
  stores.consents,
  stores.remindersSent,
  stores.waiting,
  stores.points,
  stores.pointBalances,
  stores.ordersForCustomer,
  stores.ordersForCustomerBackup,
  stores.ordersBackupByTime,
  stores.tempOrdersForCard,
  stores.checkouts,
  stores.payLinks,
  stores.cardPaymentIntent,
  stores.refundsForCustomer,
  stores.disputes,
  stores.invoiceCopies,
  stores.creditNotes,
  stores.smsSent,
  stores.deliveryWindows,
  stores.deliveryMsgs,
  stores.doorPhotos,
]);

/** What is stored about the customer who asks. Throws `not-found`. */
export async function exportOwnData({ db, auth }: Backend, uid: string): Promise<ExportedData> {
  const account = await accountOf(auth, uid);
  const isOwn = ({ path }: StoredPart) => ownStores.has(path.split('/')[0] ?? '');
  const data = await exportedData(findPersonalData(db, uid), isOwn, account, Date.now());
  if (!data) throw new Failure('not-found');
  return data;
}
