import type { Checkout } from '../../../src/domain/card/checkout.ts';
import type { CustomerRefunds } from '../../../src/domain/refunds/customer-refunds.ts';
import { movedRefundWrites } from '../../../src/domain/refunds/moved-refunds.ts';
import { type DocumentWrite, stores } from '../../../src/domain/store/document-write.ts';
import type { ReadDocument } from '../../../src/domain/store/transaction.ts';

/** The writes that move an order's refunds when an edit moves the order to another address. */
export async function moveRefunds(
  read: ReadDocument,
  { uid, dateId, orderKey, request }: Pick<Checkout, 'uid' | 'dateId' | 'orderKey' | 'request'>,
): Promise<DocumentWrite[]> {
  const from = request.movedFrom;
  if (from === undefined || from === orderKey) return [];
  const stored = ((await read(`${stores.refundsForCustomer}/${uid}`)) ?? {}) as CustomerRefunds;
  return movedRefundWrites(stored, { uid, dateId, from, to: orderKey });
}
