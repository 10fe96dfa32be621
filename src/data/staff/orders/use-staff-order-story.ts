import { type OrderEvent, orderTimeline } from '../../../domain/order/history/order-timeline.ts';
import { documentsForStaff } from '../../../domain/order/history/timeline-documents.ts';
import type { Order } from '../../../domain/order/order.ts';
import { orderIdOf, refOf } from '../../../domain/order/order-id.ts';
import { orderVersion } from '../../../domain/order/plan/order-plan.ts';
import { type CustomerRefunds, refundsOfOrder } from '../../../domain/refunds/customer-refunds.ts';
import {
  type DeliverySend,
  sendsCollection,
} from '../../../domain/staff/delivery/delivery-notice.ts';
import { marksCollection, type OrderMarks } from '../../../domain/staff/orders/order-marks.ts';
import type { Role } from '../../../domain/staff/roles.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { type Reading, useRead } from '../../documents/use-read.ts';
import { readStaffLog } from '../common/read-staff-log.ts';
import { queryOnce, readPart } from '../common/staff-reads.ts';

/** What became of an order, from its beginning, and who did it; read once for each version of it. */
export function useStaffOrderStory(order: Order, role: Role): Reading<OrderEvent[]> {
  const id = orderIdOf(refOf(order));
  return useRead(`story of ${order.dateId} ${id} ${orderVersion(order)}`, () =>
    readStory(order, role),
  );
}

async function readStory(order: Order, role: Role): Promise<OrderEvent[]> {
  const { dateId } = order;
  const { uid, orderId } = refOf(order);
  const id = orderIdOf({ uid, orderId });
  // Staff may have moved it from date to date. Older orders without a stored id may share theirs with one of another date.
  const onAnyDate = order.orderId !== undefined;
  const versionsWith = (field: string, value: string) =>
    queryOnce({
      collection: stores.ordersBackupByTime,
      equal: [
        ['customerInfo.uid', { stringValue: uid }],
        [field, { stringValue: value }],
      ],
    });
  const [ofDate, ofId, marks, send, refunds, log] = await Promise.all([
    versionsWith('dateId', dateId),
    onAnyDate ? versionsWith('orderId', orderId) : [],
    readPart(`${marksCollection(dateId)}/${id}`),
    // Whether a text failed, only owners may read.
    role === 'owner' ? readPart(`${sendsCollection(dateId)}/${id}`) : undefined,
    readPart(`${stores.refundsForCustomer}/${uid}`),
    readStaffLog({ uid, orderId, ...(!onAnyDate && { dateId }) }),
  ]);
  const elsewhere = ofId.filter(({ data }) => data.dateId !== dateId);
  return orderTimeline(
    documentsForStaff({
      order,
      versions: [...ofDate, ...elsewhere].map(({ data }) => data as unknown as Order),
      marks: marks as OrderMarks | undefined,
      send: send as DeliverySend | undefined,
      ...refundsOfOrder(refunds as CustomerRefunds | undefined, { dateId, orderId }),
      log: log.rows.map(({ entry }) => entry),
    }),
  );
}
