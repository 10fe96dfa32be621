import { getFirestore } from 'firebase-admin/firestore';
import type { Order } from '../../../src/domain/order/order.ts';
import { isCardPaid } from '../../../src/domain/order/payment-methods.ts';
import type { CustomerRefunds } from '../../../src/domain/refunds/customer-refunds.ts';
import { isEffective } from '../../../src/domain/refunds/refund.ts';
import { refundLine } from '../../../src/domain/refunds/refund-sms.ts';
import { stores } from '../../../src/domain/store/document-write.ts';

/**
 * What the SMS about an order that staff reduced says of its refund; empty for any other order, and for a
 * refund that the provider refused.
 */
export async function refundLineOf(order: Order): Promise<string> {
  if (order.madeByUser || !isCardPaid(order)) return '';
  const { uid } = order.customerInfo;
  const stored = await getFirestore().collection(stores.refundsForCustomer).doc(uid).get();
  const { refunds = {} } = (stored.data() ?? {}) as CustomerRefunds;
  const own = Object.values(refunds).filter(
    (refund) => refund.decision === order.attemptId && isEffective(refund),
  );
  const given = own.reduce((sum, { amount }) => sum + amount, 0);
  return refundLine(order.orderLang, given, own[0]?.to ?? 'card');
}
