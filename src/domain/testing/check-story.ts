import type { Cents } from '../lib/money.ts';
import { type OrderEvent, orderTimeline } from '../order/history/order-timeline.ts';
import { documentsForCustomer, documentsForStaff } from '../order/history/timeline-documents.ts';
import { type Order, quantitiesOf } from '../order/order.ts';
import { orderIdOf, refOf } from '../order/order-id.ts';
import { type OrderStatus, orderStatusPath } from '../order/order-status.ts';
import { isCardPaid } from '../order/payment-methods.ts';
import { type CustomerRefunds, refundsOfOrder } from '../refunds/customer-refunds.ts';
import { type DeliverySend, sendsCollection } from '../staff/delivery/delivery-notice.ts';
import { marksCollection, type OrderMarks } from '../staff/orders/order-marks.ts';
import type { StaffLogEntry } from '../staff/staff-log.ts';
import type { Documents } from './apply-writes.ts';
import { dateId } from './fixtures.ts';

/** What an order's story, as staff and its customer are told it, must come to. */
export interface StoryFacts {
  /** Cents that cards have paid for it. */
  received: Cents;
  refunded: Cents;
}

/**
 * Throws unless the story of an order leads from its beginning to what it is now, with all that was paid and given back,
 * and tells its customer the same steps as staff.
 */
export function checkStory(documents: Documents, order: Order, facts: StoryFacts): void {
  const [staff, customer] = storiesOf(documents, order);
  const fail = (what: string): never => {
    throw new Error(`the story of ${refOf(order).orderId}: ${what}: ${JSON.stringify(staff)}`);
  };
  let at = Number.NEGATIVE_INFINITY;
  let lines: Record<string, number> = {};
  let address: string | undefined;
  let live = false;
  for (const event of staff) {
    if (event.at === undefined || event.at < at) fail('not in its order');
    at = event.at ?? at;
    if (event.kind === 'placed') {
      if (live) fail('placed twice');
      live = true;
      lines = { ...event.content.lines };
      address = event.content.address;
    }
    if (event.kind === 'cancelled') live = false;
    if (event.kind === 'changed') {
      for (const { menuKey, before, after } of event.lines) {
        if ((lines[menuKey] ?? 0) !== before) fail(`${menuKey} was not ${before}`);
        lines[menuKey] = after;
      }
    }
    if (event.kind === 'moved') {
      if (event.from !== address) fail(`it was not at ${event.from}`);
      address = event.to;
    }
  }
  if (!live) fail('ends with nothing');
  const now = quantitiesOf(order);
  if (Object.keys({ ...lines, ...now }).some((key) => (lines[key] ?? 0) !== (now[key] ?? 0))) {
    fail('leads to other dishes');
  }
  if (address !== order.customerInfo.address) fail('leads to another address');
  if (isCardPaid(order) && sum(staff, paidByCard) !== facts.received) fail('tells other payments');
  if (sum(staff, refunded) !== facts.refunded) fail('tells other refunds');
  if (kindsOf(staff) !== kindsOf(customer)) fail(`its customer is told ${kindsOf(customer)}`);
  if (JSON.stringify(customer).includes('boss@example.com')) fail('its customer learns of staff');
}

function storiesOf(documents: Documents, order: Order): [OrderEvent[], OrderEvent[]] {
  const ref = refOf(order);
  const id = orderIdOf(ref);
  const all = (collection: string) =>
    Object.entries(documents)
      .filter(([path]) => path.startsWith(`${collection}/`))
      .map(([, data]) => data as unknown);
  const both = {
    order,
    versions: all('ordersBackupByTime') as Order[],
    ...refundsOfOrder(documents['refundsForCustomer/u1'] as CustomerRefunds, { dateId, ...ref }),
  };
  const windows = documents['deliveryWindows/u1'] as Record<string, Record<string, never>>;
  return [
    orderTimeline(
      documentsForStaff({
        ...both,
        marks: documents[`${marksCollection(dateId)}/${id}`] as OrderMarks | undefined,
        send: documents[`${sendsCollection(dateId)}/${id}`] as unknown as DeliverySend | undefined,
        log: (all('staffLog') as StaffLogEntry[]).filter((one) => one.orderId === ref.orderId),
      }),
    ),
    orderTimeline(
      documentsForCustomer({
        ...both,
        status: documents[orderStatusPath({ dateId, ...ref })] as OrderStatus | undefined,
        told: windows?.[dateId]?.[ref.orderId],
      }),
    ),
  ];
}

const sum = (story: readonly OrderEvent[], of: (event: OrderEvent) => Cents): Cents =>
  story.reduce((total, event) => total + of(event), 0);
const paidByCard = (event: OrderEvent): Cents =>
  event.kind === 'paid' && event.how === 'card' ? (event.amount ?? 0) : 0;
const refunded = (event: OrderEvent): Cents =>
  event.kind === 'refunded' ? event.refund.amount : 0;

/** What the steps are; of the times that they were told, the customer knows the last. */
const kindsOf = (story: readonly OrderEvent[]): string =>
  story
    .filter((event, at) => event.kind !== 'told' || !story.slice(at + 1).some(isTold))
    .map(({ kind }) => kind)
    .join(' ');
const isTold = ({ kind }: OrderEvent) => kind === 'told';
