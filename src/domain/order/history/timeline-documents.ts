import type { DeliveryWindow, ToldWindow } from '../../dates/delivery-window.ts';
import type { CustomerRefund } from '../../refunds/refund.ts';
import type { CustomerRequest } from '../../refunds/requests/refund-request.ts';
import type { DeliverySend } from '../../staff/delivery/delivery-notice.ts';
import type { OrderMarks } from '../../staff/orders/order-marks.ts';
import type { StaffLogEntry } from '../../staff/staff-log.ts';
import type { Order } from '../order.ts';
import type { OrderStatus } from '../order-status.ts';
import type { OrderDocuments, OrderVersion } from './order-timeline.ts';

/** What both staff and its customer read of an order. */
interface OfBoth {
  order: Order;
  /** Undefined while unread. */
  versions: readonly OrderVersion[] | undefined;
  refunds: readonly CustomerRefund[];
  request: CustomerRequest | undefined;
}

/** What an order's story is told from to its customer: nothing says who of staff did what, or what they noted. */
export function documentsForCustomer({
  status,
  told,
  ...both
}: OfBoth & {
  status: OrderStatus | undefined;
  /** The time that they were told last. */
  told: ToldWindow | undefined;
}): OrderDocuments {
  const at = (moment: number | undefined) => (moment === undefined ? undefined : { at: moment });
  return {
    ...both,
    packed: at(status?.packed),
    delivered: at(status?.delivered),
    cashTaken: at(status?.['cash-taken']),
    told: told && [{ window: told, at: told.at }],
  };
}

/** The same to staff, with everything that the log has about it. */
export function documentsForStaff({
  marks,
  send,
  log,
  ...both
}: OfBoth & {
  marks: OrderMarks | undefined;
  send: DeliverySend | undefined;
  log: readonly StaffLogEntry[];
}): OrderDocuments {
  const told = log.flatMap(({ action, at, after, actorName }) => {
    // Of a deleted customer the log has no times; a text that failed told nothing.
    const isTold = action === 'delivery-message' && typeof after === 'object' && after !== null;
    return isTold && !(send?.state === 'failed' && send.at === at)
      ? [{ window: after as DeliveryWindow, at, by: actorName }]
      : [];
  });
  return {
    ...both,
    packed: marks?.packed,
    delivered: marks?.delivered,
    cashTaken: marks?.['cash-taken'],
    told,
    log,
  };
}
