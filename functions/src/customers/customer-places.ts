import type { Firestore } from 'firebase-admin/firestore';
import { isDateId } from '../../../src/domain/dates/date-id.ts';
import { isDocumentId } from '../../../src/domain/order/id-shapes.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { pages } from '../pages.ts';
import { furtherSheetsOf } from './stored-parts.ts';

/** Under which names, other than the uid, the store has data of a customer. */
export interface CustomerPlaces {
  dates: Map<string, PlacesOfDate>;
  /** Ids of their payments. */
  payments: Set<string>;
}

/** The keys and the ids that their orders of a date have or had, and the numbers of their invoices. */
export interface PlacesOfDate {
  orderNames: Set<string>;
  invoices: Set<string>;
}

/** Documents of a customer, by uid, with their orders by date and key. */
const ordersByKey = [
  stores.ordersForCustomer,
  stores.ordersForCustomerBackup,
  stores.tempOrdersForCard,
  stores.deliveryWindows,
];
/** Their sheets read at once. */
const sheetsAtOnce = 5;

/** Records of a customer's orders. */
const recordsOf = (db: Firestore, uid: string) => [
  db.collection(stores.ordersBackupByTime).where('customerInfo.uid', '==', uid),
  db.collection(stores.invoiceCopies).where('customerInfo.uid', '==', uid),
  db.collection(stores.checkouts).where('uid', '==', uid),
  db.collection(stores.payLinks).where('uid', '==', uid),
  db.collection(stores.refunds).where('uid', '==', uid),
  db.collection(stores.refundRequests).where('uid', '==', uid),
];

/** Firestore takes ids of 1,500 bytes; what stands around a key takes some of them. */
const longestKey = 1_200;

const placeFields = ['dateId', 'orderKey', 'orderId', 'invoice', 'payment_intent'] as const;
/** Records read at once, with these fields alone. */
const recordsAtOnce = 300;

/**
 * Collects the places from the orders that are stored of a customer, present and earlier, by the fields that the shop
 * itself writes. What customers type or report names no place, whatever it looks like.
 */
export async function placesOf(db: Firestore, uid: string): Promise<CustomerPlaces> {
  const places: CustomerPlaces = { dates: new Map(), payments: new Set() };
  for (const store of ordersByKey)
    noteOrders(places, (await db.doc(`${store}/${uid}`).get()).data());
  for await (const sheets of pages(
    furtherSheetsOf(db, stores.ordersForCustomerBackup, uid),
    sheetsAtOnce,
  )) {
    for (const sheet of sheets) noteOrders(places, sheet.data());
  }
  const ledger = (await db.doc(`${stores.points}/${uid}`).get()).data() ?? {};
  for (const entry of Object.values(ledger)) note(places, entry);
  for (const query of recordsOf(db, uid)) {
    for await (const found of pages(query.select(...placeFields), recordsAtOnce)) {
      for (const record of found) {
        // The id of an invoice is its number.
        const isInvoice = record.ref.parent.id === stores.invoiceCopies;
        note(places, { ...record.data(), ...(isInvoice && { invoice: record.id }) });
      }
    }
  }
  return places;
}

function noteOrders(places: CustomerPlaces, dates: Record<string, unknown> = {}): void {
  for (const [dateId, orders] of Object.entries(dates)) {
    for (const [orderKey, order] of Object.entries(orders ?? {})) {
      note(places, { ...(order as object), dateId, orderKey });
    }
  }
}

/** Where an order, or a record of one, has been; leaves out what can't be part of a document's id. */
function note({ dates, payments }: CustomerPlaces, order: Record<string, unknown> | null): void {
  const { dateId, orderKey, orderId, invoice, payment_intent: payment } = order ?? {};
  if (isName(payment)) payments.add(payment);
  if (typeof dateId !== 'string' || !isDateId(dateId)) return;
  const ofDate = dates.get(dateId) ?? { orderNames: new Set(), invoices: new Set() };
  dates.set(dateId, ofDate);
  for (const name of [orderKey, orderId]) if (isName(name)) ofDate.orderNames.add(name);
  const number = typeof invoice === 'number' ? String(invoice) : invoice;
  if (isName(number)) ofDate.invoices.add(number);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && isDocumentId(value) && Buffer.byteLength(value) <= longestKey;
}
