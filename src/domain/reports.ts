import { type DocumentWrite, setFields, stores } from './document-write.ts';
import type { Order } from './order.ts';
import type { OrderRequest } from './order-plan.ts';

/** reports/{uid}: how many reports a customer has sent, because all customers share the lists of errors. */
export interface ReportCount {
  /** Moment of the first one that counts, epoch ms. */
  since: number;
  count: number;
  /** The time that names the latest. */
  about: string;
}

export const maxReports = 6;
const reportPeriod = 30 * 24 * 60 * 60_000;

/** Longest report of an address, characters. */
export const maxAddressIssue = 400;

/** The write that counts a report, in the same commit; undefined when this customer has sent enough. */
export function countReport(
  uid: string,
  time: number,
  stored: Partial<ReportCount> | undefined,
  now: number,
): DocumentWrite | undefined {
  const { since = 0, count = 0 } = stored ?? {};
  const isNew = now - since > reportPeriod;
  if (!isNew && count >= maxReports) return undefined;
  const next: ReportCount = {
    since: isNew ? Math.round(now) : since,
    count: isNew ? 1 : count + 1,
    about: String(time),
  };
  return { collection: stores.reports, id: uid, fields: setFields(next) };
}

/** What a report says of an order or of what was asked for: enough to find it, and short. */
export function reportedOrder(
  uid: string,
  dateId: string,
  order: Partial<Order> | OrderRequest | undefined,
): Record<string, unknown> {
  const { orderKey, totalPrice, customerInfo } = (order ?? {}) as Partial<Order>;
  const quantities = (order as OrderRequest | undefined)?.quantities ?? {};
  const lines = (order as Partial<Order> | undefined)?.menus ?? {};
  const items = Object.entries(quantities)
    .concat(Object.entries(lines).map(([key, { q }]) => [key, q]))
    .map(([key, q]) => `${key} x${q}`);
  return {
    dateId,
    orderKey: (orderKey ?? '').slice(0, 100),
    attemptId: (order?.attemptId ?? '').slice(0, 100),
    totalPrice: totalPrice ?? '',
    items: items.join(', ').slice(0, 80),
    customerInfo: {
      uid,
      name: (customerInfo?.name ?? '').slice(0, 40),
      phone: (customerInfo?.phone ?? '').slice(0, 20),
      address: (customerInfo?.address ?? '').slice(0, 60),
    },
  };
}
