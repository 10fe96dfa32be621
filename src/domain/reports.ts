import { type DocumentWrite, setFields, stores } from './document-write.ts';
import type { Order } from './order.ts';
import type { OrderRequest } from './order-plan.ts';

/** The lists of errors that customers add to. */
export const errorLists = ['addressIssues', 'orderIssues'] as const;
type ErrorList = (typeof errorLists)[number];

/** errors/{list}/shares/{uid}: a customer's reports in a list that all customers share. */
export interface ReportShare {
  /** Moment of the first report that counts, epoch ms. */
  since: number;
  /** How many have been sent from then on. */
  count: number;
  /** Names of the latest reports, the oldest first: the parts of their path in the list, with `/` between. */
  entries: string[];
}

/** Most reports of a customer in one list, and most new ones a month. */
export const maxReports = 4;
/** The largest report that the rules accept, bytes. */
export const reportBytes = 1_750;
const reportPeriod = 30 * 24 * 60 * 60_000;

/** Longest report of an address, characters. */
export const maxAddressIssue = 400;

/** Where the share of a customer in a list is kept. */
export const reportShares = (list: ErrorList) => `${stores.errors}/${list}/shares`;

/**
 * The writes that add a customer's report to a list under this path, where it takes the place of their oldest one
 * once they have as many as they may have; undefined when they have sent enough this month.
 */
export function planReport(
  {
    uid,
    list,
    path,
    report,
  }: { uid: string; list: ErrorList; path: readonly string[]; report: unknown },
  stored: Partial<ReportShare> | undefined,
  now: number,
): DocumentWrite[] | undefined {
  const { since = 0, count = 0, entries = [] } = stored ?? {};
  const isNew = now - since > reportPeriod;
  if (!isNew && count >= maxReports) return undefined;
  const all = [...entries, path.join('/')];
  const next: ReportShare = {
    since: isNew ? Math.round(now) : since,
    count: isNew ? 1 : count + 1,
    entries: all.slice(-maxReports),
  };
  const gone = all
    .slice(0, -maxReports)
    .map((name) => ({ path: name.split('/'), remove: true as const }));
  return [
    { collection: reportShares(list), id: uid, fields: setFields(next) },
    { collection: stores.errors, id: list, fields: [{ path, set: report }, ...gone] },
  ];
}

/** A short summary of an order or a request for a report, enough to find it. */
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
