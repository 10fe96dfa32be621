import { cutText } from '../lib/cut-text.ts';
import { textHash } from '../lib/text-hash.ts';
import type { Order } from '../order/order.ts';
import type { OrderRequest } from '../order/plan/order-plan.ts';
import { type DocumentWrite, setFields, stores } from '../store/document-write.ts';

/** The lists of `errors` to which customers can add reports. */
export const errorLists = ['addressIssues', 'orderIssues'] as const;
type ErrorList = (typeof errorLists)[number];

/** errors/{list}/shares/{uid}: the reports of one customer in a list that all customers share. */
export interface ReportShare {
  /** Start of the current period: time of its first report, epoch ms. */
  since: number;
  /** How many reports the customer has sent in the period. */
  count: number;
  /** The latest reports, the oldest first, each as its field path in the list, joined with `/`. */
  entries: string[];
  /** What each of them is about, and how often it was reported: its name → `{hash}/{times}`. Older ones have none. */
  about?: Record<string, string>;
  /** Key of the ledger entry by which the shop knew the customer; new accounts have none. */
  knownBy?: string | undefined;
}

/** Most reports of a customer that a list stores, and most new ones in 30 days. */
export const maxReports = 4;
/** The largest report that the rules accept, bytes. */
export const reportBytes = 1_750;
const reportPeriod = 30 * 24 * 60 * 60_000;

/** Longest report of an address, characters. */
export const maxAddressIssue = 400;

/** Collection of the shares of customers in a list. */
export const reportShares = (list: ErrorList) => `${stores.errors}/${list}/shares`;

/**
 * The writes that add a report of a customer to a list at this path (spec §7). The same problem again takes the place of its
 * report before, with how often it was reported; if the list stores the maximum already, the oldest report of the
 * customer is removed. None if this very report is stored. Undefined if the customer has sent the maximum in the last
 * 30 days.
 */
export function planReport(
  {
    uid,
    list,
    path,
    report,
    about,
    most = maxReports,
    knownBy,
  }: {
    uid: string;
    list: ErrorList;
    path: readonly string[];
    report: object;
    /** The same for the same problem. */
    about: string;
    /** How many the customer may send in 30 days. */
    most?: number;
    knownBy?: string | undefined;
  },
  stored: Partial<ReportShare> | undefined,
  now: number,
): DocumentWrite[] | undefined {
  const { since = 0, count = 0, entries = [], about: known = {} } = stored ?? {};
  const name = path.join('/');
  // Sent again because its answer was lost.
  if (entries.includes(name)) return [];
  const isNew = now - since > reportPeriod;
  if (!isNew && count >= most) return undefined;
  const hash = textHash(about);
  const same = entries.find((one) => known[one]?.startsWith(hash));
  const times = same === undefined ? 1 : Number(known[same]?.split('/')[1]) + 1;
  const gone = same ?? (entries.length < maxReports ? undefined : entries[0]);
  const kept = entries.filter((one) => one !== gone);
  const aboutKept = kept.flatMap((one) => (known[one] ? [[one, known[one]]] : []));
  const next: ReportShare = {
    since: isNew ? Math.round(now) : since,
    count: isNew ? 1 : count + 1,
    entries: [...kept, name],
    about: Object.fromEntries([...aboutKept, [name, `${hash}/${times}`]]),
    ...(knownBy !== undefined && { knownBy }),
  };
  const set = times > 1 ? { ...report, times } : report;
  const removed = gone === undefined ? [] : [{ path: gone.split('/'), remove: true as const }];
  return [
    { collection: reportShares(list), id: uid, fields: setFields(next) },
    { collection: stores.errors, id: list, fields: [{ path, set }, ...removed] },
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
    orderKey: cutText(orderKey ?? '', 100),
    attemptId: cutText(order?.attemptId ?? '', 100),
    totalPrice: `${totalPrice ?? ''}`,
    items: cutText(items.join(', '), 80),
    customerInfo: {
      uid,
      name: cutText(customerInfo?.name ?? '', 40),
      phone: cutText(customerInfo?.phone ?? '', 20),
      address: cutText(customerInfo?.address ?? '', 60),
    },
  };
}
