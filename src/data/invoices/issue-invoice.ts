import type { User } from '../../domain/customer/user.ts';
import {
  type Invoice,
  type InvoiceCounter,
  type InvoicePlan,
  invoiceShares,
  planInvoice,
} from '../../domain/invoices/invoice.ts';
import type { CustomerOrders } from '../../domain/order/order.ts';
import type { ReadDocument } from '../../domain/store/transaction.ts';
import { serverNow } from '../device/server-clock.ts';
import type { DocumentSource } from '../documents/live-document.ts';
import { runPlan } from '../firebase/run-plan.ts';
import { toAppError } from '../firebase/to-app-error.ts';

/** After this many retries it is no longer a race for the number: something else is wrong. */
const maxRetries = 60;

/**
 * Issues the invoice of the caller's own order in one transaction. Everybody who issues at the same time
 * wants the same number and only one gets it, so the others retry. The rules check a commit before Firestore
 * notices the conflict, and so refuse it; the refusal is final only if nobody else took the number. Throws
 * AppError.
 */
export async function issueInvoice(
  uid: string,
  target: { dateId: string; orderKey: string },
): Promise<InvoicePlan> {
  let last: number | undefined;
  for (let round = 1; ; round++) {
    let seen: number | undefined;
    try {
      return await runPlan(async (read): Promise<InvoicePlan> => {
        const context = await readContext(uid, target.dateId, read);
        seen = context.counter?.currentNo;
        return planInvoice(target, context);
      });
    } catch (raw) {
      const error = toAppError(raw);
      const lostRace = error.code === 'busy' || (error.code === 'refused' && seen !== last);
      if (!lostRace || round === maxRetries) throw error;
      last = seen;
      await new Promise((wake) => setTimeout(wake, Math.random() * Math.min(1000, 100 * round)));
    }
  }
}

async function readContext(
  uid: string,
  dateId: string,
  read: ReadDocument,
): Promise<Parameters<typeof planInvoice>[1]> {
  const [user, orders, counter, share] = await Promise.all([
    read(`users/${uid}`),
    read(`ordersForCustomer/${uid}`),
    read('common/invoice'),
    read(`${invoiceShares(dateId)}/${uid}`),
  ]);
  return {
    now: serverNow(),
    user: (user ?? { uid }) as unknown as User,
    orders: (orders ?? {}) as CustomerOrders,
    counter: counter as InvoiceCounter | undefined,
    share: share as Record<string, number> | undefined,
  };
}

/** One issued invoice; its customer, its issuer and staff may read it. */
export function invoiceCopy(number: number | string): DocumentSource<Invoice> {
  return { path: `invoiceCopies/${number}`, parse: (data) => data as unknown as Invoice };
}
