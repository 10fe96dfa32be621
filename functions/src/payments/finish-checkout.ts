import type { Checkout } from '../../../src/domain/card/checkout.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { planCustomerCopies } from '../../../src/domain/order/stored/order-copies.ts';
import { sheetId } from '../../../src/domain/order/stored/order-sheets.ts';
import { storedOrder } from '../../../src/domain/order/stored/stored-order.ts';
import { type DocumentWrite, stores } from '../../../src/domain/store/document-write.ts';
import type { ReadDocument } from '../../../src/domain/store/transaction.ts';
import { sellOutReached } from '../orders/sell-out.ts';
import { trySteps } from '../run-each.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { sendConfirmation } from '../sms/send-confirmation.ts';
import { checkoutWrite } from './checkouts.ts';
import { reportOrderIssue } from './issue-log.ts';

/**
 * Runs the post-payment steps after the order's transaction: sends the SMS, reports the pending issue to staff, writes
 * the copies, adds the order to staff's list if that was full, and sells out the dishes whose limit in all is reached. A
 * failing step affects neither the order nor the other steps; the reconciliation job repeats the steps until all succeed,
 * then the checkout is `settled`.
 */
export async function finishCheckout(
  sessionId: string,
  { uid, dateId, orderKey }: Checkout,
  state: 'completed' | 'exception',
): Promise<void> {
  // Run one after the other, because their transactions write the same checkout.
  const failed = await trySteps(`after payment ${sessionId}`, {
    sms: async () => {
      if (state === 'completed') await sendConfirmation({ uid, dateId, orderKey });
    },
    issue: () => reportOrderIssue(sessionId),
    list: () => writeLeft(sessionId, 'unlisted', async (order) => listWrites(order)),
    copies: () => writeLeft(sessionId, 'uncopied', planCustomerCopies),
    limits: async () => {
      if (state === 'completed') await sellOutReached(dateId);
    },
  });
  if (failed.length > 0) return;
  await runPlan(async () => ({ writes: [checkoutWrite(sessionId, { settled: true })] }));
}

/** If the checkout has the mark set, does the missing writes and clears the mark, in one transaction. */
async function writeLeft(
  sessionId: string,
  mark: 'unlisted' | 'uncopied',
  writesOf: (order: Order, read: ReadDocument) => Promise<DocumentWrite[]>,
): Promise<void> {
  await runPlan(async (read) => {
    const path = `${stores.checkouts}/${sessionId}`;
    const checkout = (await read(path)) as unknown as Checkout;
    if (!checkout[mark]) return {};
    const stored = await storedOrder(read, checkout);
    // It may have been edited or cancelled since.
    const order = stored?.attemptId === checkout.order.attemptId ? stored : undefined;
    return {
      writes: [
        ...(order ? await writesOf(order, read) : []),
        checkoutWrite(sessionId, { [mark]: false }),
      ],
    };
  });
}

function listWrites(order: Order): DocumentWrite[] {
  const { uid } = order.customerInfo;
  const fields = [{ path: [uid, order.orderKey], set: order }];
  return [{ collection: stores.orders2, id: sheetId(order), fields }];
}
