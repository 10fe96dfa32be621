import { stores } from '../../domain/document-write.ts';
import type { DateOrders } from '../../domain/fulfilment.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { invoicesOfMonth, monthSpan } from '../../domain/staff/invoice-month.ts';
import { readCustomers } from './customers.ts';
import { queryOnce, readPart } from './staff-reads.ts';

/** The orders of several dates, each as orders2 has them. Throws AppError. */
export function readDays(dateIds: readonly string[]): Promise<DateOrders[]> {
  return Promise.all(
    dateIds.map(async (dateId) => ((await readPart(`orders2/${dateId}`)) ?? {}) as DateOrders),
  );
}

/** When everybody signed up, by uid. Throws AppError. */
export async function readSignUps(): Promise<ReadonlyMap<string, number>> {
  const customers = await readCustomers();
  return new Map(customers.map(({ uid, createdTime }) => [uid, createdTime]));
}

/** The invoices issued in a month (such as 2026-11) in Sydney, by number. Throws AppError. */
export async function readInvoices(month: string): Promise<Invoice[]> {
  const { from, to } = monthSpan(month);
  const found = await queryOnce({
    collection: stores.invoiceCopies,
    between: ['invoiceDate', from, to],
  });
  return invoicesOfMonth(
    found.map(({ data }) => data as unknown as Invoice),
    month,
  );
}
