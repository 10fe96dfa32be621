import { getFirestore } from 'firebase-admin/firestore';
import { type PayLink, payLinkIdPattern } from '../../../src/domain/card/pay-link.ts';
import { paths } from '../../../src/domain/lib/paths.ts';
import type { CustomerInfo } from '../../../src/domain/order/order.ts';
import { refOf } from '../../../src/domain/order/order-id.ts';
import { storedOrder } from '../../../src/domain/order/stored/stored-order.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { readOnce } from '../read-once.ts';
import { settings } from '../settings.ts';

export interface StoredLink {
  id: string;
  link: PayLink;
}

/** The link with an id; undefined for an id that is none. */
export async function readLink(id: string, read = readOnce): Promise<PayLink | undefined> {
  if (!payLinkIdPattern.test(id)) return undefined;
  return (await read(`${stores.payLinks}/${id}`)) as PayLink | undefined;
}

/** Whose order it is: of one that adds to a paid order what staff have corrected there since. */
export async function customerOfLink(link: PayLink): Promise<CustomerInfo> {
  const paid = link.addsTo && (await storedOrder(readOnce, { ...link, ...refOf(link.order) }));
  return (paid ?? link.order).customerInfo;
}

/** All links that nobody has paid and somebody still could, or those of a customer or date. */
export async function unpaidLinks(
  of: { uid?: string; dateId?: string } = {},
): Promise<StoredLink[]> {
  const all = getFirestore().collection(stores.payLinks).where('state', 'in', ['open', 'ending']);
  // The indexes of both fields serve it together. A customer's are compared here: a date has few links.
  const found = await (of.dateId === undefined ? all : all.where('dateId', '==', of.dateId)).get();
  return found.docs
    .map((document) => ({ id: document.id, link: document.data() as PayLink }))
    .filter(({ link }) => of.uid === undefined || link.uid === of.uid);
}

/** The address of a link's page. */
export function linkAddress(id: string): string {
  return `${settings('web').SHOP_ORIGINS[0] ?? ''}${paths.pay(id)}`;
}
