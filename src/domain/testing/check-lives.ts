import { doorPhotoPath } from '../order/door-photo.ts';
import type { Order } from '../order/order.ts';
import { amountPaid } from '../order/order.ts';
import { orderIdOf, ownOrderId, refOf } from '../order/order-id.ts';
import { isStep, type OrderStatus, orderStatusPath } from '../order/order-status.ts';
import { isCardPaid } from '../order/payment-methods.ts';
import { type Ledger, ledgerAmount } from '../points/points.ts';
import { type CustomerRefunds, refundsOfOrder, requestKey } from '../refunds/customer-refunds.ts';
import { paidAndLeft } from '../refunds/payments/refund-sums.ts';
import { type DeliverySend, sendsCollection } from '../staff/delivery/delivery-notice.ts';
import { markKinds } from '../staff/orders/mark-table.ts';
import { marksCollection, type OrderMarks } from '../staff/orders/order-marks.ts';
import { checkStory } from './check-story.ts';
import { dateId } from './fixtures.ts';
import type { Life, OrderLives } from './order-lives.ts';

/**
 * Throws unless each document about an order names exactly one order, what is stored about each order is what was done
 * about it, and the sums add up.
 */
export function checkLives(shop: OrderLives): void {
  const { documents, lives, ofDate } = shop;
  const orders = Object.values(ofDate);
  same('ids of the orders', new Set(orders.map(ownOrderId)).size, orders.length);
  same('the orders of the date', documents[`orders2/${dateId}`]?.u1 ?? {}, ofDate);
  for (const [path, data] of Object.entries(documents)) {
    for (const id of namedIn(path, data)) {
      if (!lives.has(id)) throw new Error(`${path} names ${id}, which was no order`);
    }
  }
  for (const [orderId, life] of lives) checkLife(shop, orderId, life);
  for (const order of orders) {
    checkMoney(shop, order);
    const { payments = [], refunded = 0 } = lives.get(ownOrderId(order)) ?? {};
    const received = payments.reduce((sum, payment) => sum + payment.received, 0);
    checkStory(documents, order, { received, refunded });
  }
  const ledger = Object.values((documents['points/u1'] ?? {}) as unknown as Ledger);
  const balance = documents['pointBalances/u1']?.balance ?? 0;
  same(
    'the balance',
    balance,
    ledger.reduce((sum, entry) => sum + ledgerAmount(entry), 0),
  );
}

/** The ids of orders that a document of ours is about. */
function namedIn(path: string, data: Record<string, unknown>): string[] {
  const [collection = '', ...rest] = path.split('/');
  const id = rest.at(-1) ?? '';
  switch (collection) {
    case 'orderMarks':
    case 'orderStatus':
    case 'deliverySends':
      return [id.slice('u1_'.length)];
    case 'doorPhotos':
      return [id.slice(`${dateId}_u1_`.length)];
    case 'refunds':
    case 'refundRequests':
      return [String(data.orderId)];
    case 'staffLog':
      return data.orderId === undefined ? [] : [String(data.orderId)];
    case 'deliveryWindows':
      return Object.keys((data[dateId] ?? {}) as object);
    case 'refundsForCustomer': {
      const { refunds = {}, requests = {} } = data as CustomerRefunds;
      return [...Object.values(refunds), ...Object.values(requests)].map(ownOrderId);
    }
    default:
      return [];
  }
}

/** Compares what is stored about an order, wherever it is and whether it is still there, with what was done about it. */
function checkLife({ documents }: OrderLives, orderId: string, life: Life): void {
  const named = { dateId, uid: 'u1', orderId };
  const marks = documents[`${marksCollection(dateId)}/${orderIdOf(named)}`] as
    | OrderMarks
    | undefined;
  const status = documents[orderStatusPath(named)] as OrderStatus | undefined;
  for (const kind of markKinds) {
    const mark = marks?.[kind] && { at: marks[kind].at, amount: marks[kind].amount };
    same(`${orderId} ${kind}`, mark, life.marks[kind]);
    if (!isStep(kind)) continue;
    same(`${orderId} ${kind} for its customer`, status?.[kind], life.marks[kind]?.at);
  }
  same(`${orderId} photo`, documents[doorPhotoPath(named)] !== undefined, life.photo);
  same(`${orderId} photo of its mark`, marks?.photo !== undefined, life.photo);
  const send = documents[`${sendsCollection(dateId)}/${orderIdOf(named)}`];
  same(`${orderId} told`, (send as DeliverySend | undefined)?.msgId, life.told);
  const stored = (documents['refundsForCustomer/u1'] ?? {}) as CustomerRefunds;
  const { refunds, request } = refundsOfOrder(stored, named);
  same(
    `${orderId} refunded`,
    refunds.reduce((sum, { amount }) => sum + amount, 0),
    life.refunded,
  );
  same(`${orderId} request`, request?.id, life.asked);
  same(`${orderId} place of the request`, stored.requests?.[requestKey(named)]?.id, life.asked);
}

/** What the customer paid for an order by card, as its receipt says, is what the provider received for it. */
function checkMoney({ documents, lives }: OrderLives, order: Order): void {
  if (!isCardPaid(order)) return;
  const { orderId } = refOf(order);
  const stored = (documents['refundsForCustomer/u1'] ?? {}) as CustomerRefunds;
  const { refunds } = refundsOfOrder(stored, { dateId, orderId });
  const { payments = [], refunded = 0 } = lives.get(orderId) ?? {};
  const received = payments.reduce((sum, payment) => sum + payment.received, 0);
  const { inAll, left } = paidAndLeft(amountPaid(order), refunds);
  same(`${orderId} paid in all`, inAll, received);
  same(`${orderId} left`, left, received - refunded);
}

function same(what: string, found: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`);
}
