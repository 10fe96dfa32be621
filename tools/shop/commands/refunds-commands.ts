import type { Command } from 'commander';
import { readDateOrders } from '../../../functions/src/date-sheets.ts';
import type { Checkout } from '../../../src/domain/card/checkout.ts';
import { sydneyClock } from '../../../src/domain/dates/sydney-time.ts';
import { type Cents, formatMoney } from '../../../src/domain/lib/money.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { ownOrderId, refOf } from '../../../src/domain/order/order-id.ts';
import { paymentsOf } from '../../../src/domain/refunds/payments/held-money.ts';
import type { Refund } from '../../../src/domain/refunds/refund.ts';
import { plainRefundWords, refundsCsv } from '../../../src/domain/refunds/refund-csv.ts';
import { refundCustomer } from '../../../src/domain/refunds/refund-customer.ts';
import { ordersOf } from '../../../src/domain/staff/orders/date-orders.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { Shop } from '../connect.ts';
import { saveText } from '../save-text.ts';
import { say } from '../say.ts';
import { printTable } from '../table.ts';

/** `shop refunds`. */
export function addRefunds(program: Command, shop: () => Shop): void {
  program
    .command('refunds <dateId>')
    .description("List a date's refunds, or write them as CSV")
    .option('--csv <file>', 'where to write it')
    .action(async (dateId: string, options: { csv?: string }) => {
      const refunds = await refundsOf(shop(), dateId);
      if (options.csv !== undefined) {
        const orders = ordersOf(await readDateOrders(shop().db, dateId));
        const customerOf = (refund: Refund) => refundCustomer(refund, orders);
        return saveText(options.csv, refundsCsv(refunds, customerOf, plainRefundWords));
      }
      if (refunds.length === 0) return say(`${dateId} has no refunds.`);
      printTable(
        ['time', 'uid', 'order', 'kind', 'to', 'amount', 'state', 'problem', 'reason'],
        refunds.map((refund) => [
          sydneyClock(refund.at).slice(0, 16),
          refund.uid,
          ownOrderId(refund),
          refund.kind,
          refund.to,
          formatMoney(refund.amount),
          refund.state,
          refund.problem ?? '',
          refund.reason,
        ]),
      );
    });
}

/** A date's refunds, the oldest first. */
export async function refundsOf({ db }: Shop, dateId: string): Promise<Refund[]> {
  const { docs } = await db.collection(stores.refunds).where('dateId', '==', dateId).get();
  return docs.map((document) => document.data() as Refund).sort((a, b) => a.at - b.at);
}

export async function checkoutsOfDate({ db }: Shop, dateId: string): Promise<Checkout[]> {
  const { docs } = await db.collection(stores.checkouts).where('dateId', '==', dateId).get();
  return docs.map((document) => document.data() as Checkout);
}

/**
 * The refunds of an order and the amount that its payments brought in, in cents, which the audit compares
 * with the order. The amount is undefined if the session of a payment is not stored.
 */
export function moneyOf(
  order: Order,
  refunds: readonly Refund[],
  checkouts: readonly Checkout[],
): { refunds: Refund[]; received: Cents | undefined } {
  const { uid, orderId } = refOf(order);
  const payments = new Set(paymentsOf(order, checkouts));
  const paid = checkouts.filter(({ payment_intent = '' }) => payments.has(payment_intent));
  const isKnown = payments.size > 0 && paid.length === payments.size;
  return {
    refunds: refunds.filter(
      (refund) =>
        refund.kind !== 'exception' &&
        (payments.has(refund.payment_intent ?? '') ||
          (refund.uid === uid && ownOrderId(refund) === orderId)),
    ),
    received: isKnown ? paid.reduce((sum, { amount }) => sum + amount, 0) : undefined,
  };
}
