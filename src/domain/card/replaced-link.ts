import { textHash } from '../lib/text-hash.ts';
import { orderVersion, paidVersion } from '../order/plan/order-plan.ts';
import { storedOrder } from '../order/stored/stored-order.ts';
import { type DocumentWrite, stores } from '../store/document-write.ts';
import type { ReadDocument } from '../store/transaction.ts';
import { endedFields, isUnpaid, linkWrite, type PayLink } from './pay-link.ts';

/** Where the order of a link is to be stored. */
type OrderOfLink = Pick<PayLink, 'uid' | 'dateId' | 'orderKey'>;

/**
 * Id of the document which says what link is for a place, by a hash of its address. Every link of the place writes it: of
 * two that are taken at once, one is planned again and sees the other.
 */
export function linkHolderId({ uid, dateId, orderKey }: OrderOfLink): string {
  return `${dateId}_${uid}_${textHash(orderKey)}`;
}

/** The link that somebody may still pay for an order. */
export async function readUnpaidLink(
  read: ReadDocument,
  order: OrderOfLink,
): Promise<{ id: string; link: PayLink } | undefined> {
  const holder = await read(`${stores.payLinks}/${linkHolderId(order)}`);
  if (!holder) return undefined;
  const id = String(holder.link);
  const link = (await read(`${stores.payLinks}/${id}`)) as PayLink | undefined;
  // Staff may have moved it to another address.
  return link && isUnpaid(link) && link.orderKey === order.orderKey ? { id, link } : undefined;
}

/**
 * Whether another order stands where that of a link would be stored than when staff took it, or the one to which it adds has
 * changed or gone: then it cannot be stored any more. A correction of that one changes nothing about its dishes.
 */
export function isReplacedBy(
  { addsTo }: Pick<PayLink, 'addsTo'>,
  standing: Parameters<typeof orderVersion>[0],
): boolean {
  return paidVersion(orderVersion(standing)) !== paidVersion(addsTo?.version ?? null);
}

/** The same, by what is stored. */
export async function isReplaced(
  read: ReadDocument,
  link: OrderOfLink & Pick<PayLink, 'addsTo'>,
): Promise<boolean> {
  return isReplacedBy(link, await storedOrder(read, link));
}

/**
 * Ends the link of an order that is stored in the same transaction. A session of it that is open can still be paid: it is
 * ended by the job, as after a call that was broken off.
 */
export async function replacedLinkWrites(
  read: ReadDocument,
  order: OrderOfLink,
): Promise<DocumentWrite[]> {
  const found = await readUnpaidLink(read, order);
  if (!found) return [];
  const { id, link } = found;
  const session = link.sessionId && (await read(`${stores.checkouts}/${link.sessionId}`));
  const canBePaid = session && session.state === 'open';
  return [
    canBePaid
      ? linkWrite(id, {
          state: 'ending',
          targetState: 'replaced',
          endedBy: undefined,
          endingSince: 0,
        })
      : linkWrite(id, endedFields('replaced')),
  ];
}
