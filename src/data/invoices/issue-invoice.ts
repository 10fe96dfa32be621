import type { User } from '../../domain/customer/user.ts';
import {
  type Invoice,
  type InvoiceCounter,
  type InvoicePlan,
  invoiceShares,
  planInvoice,
} from '../../domain/invoices/invoice.ts';
import { parseMenus } from '../../domain/menus/menu.ts';
import type { CustomerOrders } from '../../domain/order/order.ts';
import type { ReadDocument } from '../../domain/store/transaction.ts';
import { serverNow } from '../device/server-clock.ts';
import type { DocumentSource } from '../documents/live-document.ts';
import { runPlan } from '../firebase/run-plan.ts';

/**
 * Issues the invoice of the caller's own order in one transaction. Everybody who issues at the same time wants
 * the same number and only one gets it; the others' plans are run again with the next one. Throws AppError.
 */
export function issueInvoice(
  uid: string,
  target: { dateId: string; orderKey: string },
): Promise<InvoicePlan> {
  return runPlan(
    async (read): Promise<InvoicePlan> =>
      planInvoice(target, await readContext(uid, target.dateId, read)),
  );
}

async function readContext(
  uid: string,
  dateId: string,
  read: ReadDocument,
): Promise<Parameters<typeof planInvoice>[1]> {
  const [user, orders, counter, share, menus] = await Promise.all([
    read(`users/${uid}`),
    read(`ordersForCustomer/${uid}`),
    read('common/invoice'),
    read(`${invoiceShares(dateId)}/${uid}`),
    read('manages/menus'),
  ]);
  return {
    now: serverNow(),
    user: (user ?? { uid }) as unknown as User,
    orders: (orders ?? {}) as CustomerOrders,
    counter: counter as InvoiceCounter | undefined,
    share: share as Record<string, number> | undefined,
    menus: parseMenus(menus ?? {}),
  };
}

/** One issued invoice; its customer, its issuer and staff may read it. */
export function invoiceCopy(number: number | string): DocumentSource<Invoice> {
  return { path: `invoiceCopies/${number}`, parse: (data) => data as unknown as Invoice };
}
