import { readUser, type User } from '../../../domain/customer/user.ts';
import { uidShape } from '../../../domain/order/id-shapes.ts';
import type { Contact } from '../../../domain/staff/inbox/issue-contact.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { serverNow } from '../../device/server-clock.ts';
import { type PlaceInOrder, queryOnce, readFields } from '../common/staff-reads.ts';

/** Customers that one page reads: a few more than a screen shows. */
const pageSize = 40;

/**
 * One page of the customers who signed up or were entered by staff, the newest first; with `word`, of those who have it among
 * their search words. `next`: what to pass as `after`
 * for the page that follows; undefined at the end. It names an account beside the moment, so that a crowd of one moment,
 * which their clients choose, hides nobody. Throws AppError.
 */
export async function readCustomers(
  word?: string,
  after?: PlaceInOrder,
): Promise<{ customers: User[]; next: PlaceInOrder | undefined }> {
  const found = await queryOnce({
    collection: stores.users,
    select: [...listedFields],
    ...(word !== undefined && { containsAny: ['searchWords', [word]] as const }),
    between: ['createdTime', 0, Number.MAX_SAFE_INTEGER],
    newestFirstBy: 'createdTime',
    startAfter: after,
    limit: pageSize,
  });
  const customers = found.map(({ id, data }) => readUser(id, data));
  const last = found.length < pageSize ? undefined : customers.at(-1);
  return { customers, next: last && { at: last.createdTime, id: last.uid } };
}

/** What the lists of customers show and search. */
const listedFields = [
  'name',
  'acName',
  'email',
  'createdTime',
  'lang',
  'provider',
  'deliveryInfo',
  'isCashAvailable',
  'isAgedCare',
  'invoiceAuth',
  'customPointRate',
] as const satisfies readonly (keyof User)[];

/** Names and phones of these customers by uid, without those who have deleted their account. Throws AppError. */
export async function readContacts(
  uids: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, Contact>> {
  const known = [...new Set(uids)].filter((uid) => uidShape.safeParse(uid).success) as string[];
  const found = await readFields(stores.users, known, ['name', 'deliveryInfo.phone']);
  return new Map(
    [...found].map(([uid, data]) => {
      const { name, deliveryInfo } = readUser(uid, data);
      return [uid, { name, phone: deliveryInfo?.phone ?? '' }];
    }),
  );
}

/** Who signed up after a time (epoch ms), by uid. Throws AppError. */
export async function readSignUps(since: number): Promise<ReadonlyMap<string, number>> {
  const found = await queryOnce({
    collection: stores.users,
    select: ['createdTime'],
    // The clocks of customers may be a few minutes fast.
    between: ['createdTime', since, serverNow() + 3_600_000],
    newestFirstBy: 'createdTime',
  });
  return new Map(found.map(({ id, data }) => [id, Number(data.createdTime)]));
}
