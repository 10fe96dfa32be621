import type { Invoice } from '../../../domain/invoices/invoice.ts';
import type { Refund } from '../../../domain/refunds/refund.ts';
import {
  creditNotesOfMonth,
  invoicesOfMonth,
  type ListedCreditNote,
  monthSpan,
} from '../../../domain/staff/numbers/invoice-month.ts';
import type { DateOrders } from '../../../domain/staff/orders/date-orders.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { queryOnce } from '../common/staff-reads.ts';
import { readDateOrders } from '../orders/read-date-orders.ts';

/** The orders of several dates. Throws AppError. */
export function readDays(dateIds: readonly string[]): Promise<DateOrders[]> {
  return Promise.all(dateIds.map(readDateOrders));
}

export interface MonthOfInvoices {
  invoices: Invoice[];
  notes: ListedCreditNote[];
}

/** The invoices and credit notes issued in a month (such as 2026-11) in Sydney, by number. Throws AppError. */
export async function readInvoices(month: string): Promise<MonthOfInvoices> {
  const { from, to } = monthSpan(month);
  const [invoices, refunds] = await Promise.all([
    queryOnce({ collection: stores.invoiceCopies, between: ['invoiceDate', from, to] }),
    queryOnce({ collection: stores.refunds, between: ['at', from, to] }),
  ]);
  return {
    invoices: invoicesOfMonth(
      invoices.map(({ data }) => data as unknown as Invoice),
      month,
    ),
    notes: creditNotesOfMonth(
      refunds.map(({ data }) => data as unknown as Refund),
      month,
    ),
  };
}
