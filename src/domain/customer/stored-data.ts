import { consentKinds } from '../messages/consent-wording.ts';
import type { StoredPart } from '../staff/customers/erasure.ts';

export const storedKinds = [
  'orders',
  'points',
  'payments',
  'refunds',
  'invoices',
  'texts',
  'recipients',
  'filter',
  'consents',
  'waiting',
] as const;

/** What a customer would call the things that are stored about them. */
export type StoredKind = (typeof storedKinds)[number];

/** How many of each kind are stored; copies of the same order count once. */
export function countStored(documents: readonly StoredPart[]): Record<StoredKind, number> {
  const counts = Object.fromEntries(storedKinds.map((kind) => [kind, 0])) as Record<
    StoredKind,
    number
  >;
  for (const { path, data } of documents) {
    const [collection] = path.split('/');
    const map = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
    switch (collection) {
      case 'ordersForCustomer':
      case 'ordersForCustomerBackup':
        for (const ofDate of Object.values(map)) counts.orders += sizeOf(ofDate);
        break;
      case 'points':
        counts.points += sizeOf(map);
        break;
      case 'checkouts':
        counts.payments += 1;
        break;
      case 'refundsForCustomer':
        counts.refunds += sizeOf(map.refunds);
        break;
      case 'invoiceCopies':
        counts.invoices += 1;
        break;
      case 'smsSent':
      case 'remindersSent':
      case 'deliveryMsgs':
        counts.texts += 1;
        break;
      case 'preferences':
        counts.recipients += sizeOf(map.recipients);
        counts.filter += sizeOf(map.without) + sizeOf(map.diet);
        break;
      case 'consents':
        counts.consents += consentKinds.filter((kind) => kind in map).length;
        break;
      case 'waiting':
        counts.waiting += sizeOf(map.dishes);
    }
  }
  return counts;
}

/** Entries of a map or list. */
function sizeOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}
