import type { Cents } from '../lib/money.ts';
import { type DocumentWrite, type FieldWrite, setFields, stores } from '../store/document-write.ts';

/** A payment that did not become an order, as its customer sees it until staff have handled it. */
export interface CustomerException {
  dateId: string;
  orderKey: string;
  amount: Cents;
  /** When the customer paid, epoch ms. */
  at: number;
  handled?: boolean | undefined;
}

/** paymentExceptions/{uid}: issue id → payment. */
export type PaymentExceptions = Record<string, CustomerException>;

/** Stores a payment exception for its customer; `id` is the id of the issue. */
export function exceptionNoteWrite(
  uid: string,
  id: string,
  exception: Omit<CustomerException, 'handled'>,
): DocumentWrite {
  return exceptionFields(uid, setFields(exception, id));
}

/** The write that shows a customer whether staff have handled a payment exception that they are told of. */
export function handledException(uid: string, id: string, handled: boolean): DocumentWrite {
  return exceptionFields(uid, [{ path: [id, 'handled'], set: handled }]);
}

function exceptionFields(uid: string, fields: FieldWrite[]): DocumentWrite {
  return { collection: stores.paymentExceptions, id: uid, fields };
}

/** The exceptions that are not handled yet, latest first. */
export function openExceptions(stored: PaymentExceptions | undefined): CustomerException[] {
  return Object.values(stored ?? {})
    .filter(({ dateId, handled }) => dateId !== undefined && !handled)
    .sort((a, b) => b.at - a.at);
}
