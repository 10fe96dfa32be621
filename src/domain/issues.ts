/**
 * What failed and waits for a person, from the three documents of `errors` (docs/data-model.md) and from
 * payments that could not be noted there yet. Customers write parts of `errors`, so nothing is expected of
 * an entry: what is not there is an empty text.
 */

/** One thing that somebody of the shop must look at. */
export interface Issue {
  /** The same however often it is read; what was dealt with is noted under it. */
  id: string;
  /** Moment, epoch ms; 0 where the entry has none. */
  time: number;
  /** Money was taken and no order stands for it. */
  urgent: boolean;
  /** `address`, `text-unsent`, or what an entry of errors/orderIssues says. */
  kind: string;
  dateId: string;
  orderKey: string;
  /** The customer's. */
  uid: string;
  name: string;
  phone: string;
  /** The error's or the customer's words. */
  words: string;
}

/** The documents of `errors`, undefined where there is none, and unsettled entries of checkouts by their id. */
export interface StoredIssues {
  orderIssues: unknown;
  smsUnsent: unknown;
  addressIssues: unknown;
  checkouts: unknown;
}

/** Every issue from `since` (epoch ms) on: payment exceptions first, then the newest first. */
export function issuesOf(stored: StoredIssues, since = 0): Issue[] {
  const issues = [
    ...entriesOf(stored.orderIssues).flatMap(([dateId, ofDate]) =>
      entriesOf(ofDate).map(([key, entry]) => orderIssue(dateId, key, entry)),
    ),
    ...entriesOf(stored.checkouts).flatMap(([, checkout]) => pendingIssue(checkout)),
    ...entriesOf(stored.smsUnsent).map(([key, entry]) => unsentText(key, entry)),
    ...entriesOf(stored.addressIssues).map(([key, entry]) => addressIssue(key, entry)),
  ];
  return issues
    .filter(({ time }) => time >= since)
    .sort((a, b) => Number(b.urgent) - Number(a.urgent) || b.time - a.time);
}

const exception = 'cardPaymentException';

function orderIssue(dateId: string, key: string, entry: unknown): Issue {
  const kind = textAt(entry, 'issue');
  return {
    id: orderIssueId(dateId, key),
    time: moment(key),
    urgent: kind === exception,
    kind,
    dateId,
    orderKey: textAt(entry, 'order', 'orderKey'),
    uid: textAt(entry, 'order', 'customerInfo', 'uid'),
    name: textAt(entry, 'name'),
    phone: textAt(entry, 'order', 'customerInfo', 'phone'),
    words: textAt(entry, 'error'),
  };
}

/** What a checkout holds until errors/orderIssues says it (src/domain/card-plan.ts). */
function pendingIssue(checkout: unknown): Issue[] {
  const kind = textAt(checkout, 'pendingIssue', 'issue');
  if (kind === '') return [];
  const time = moment(valueAt(checkout, ['pendingIssue', 'time']));
  const dateId = textAt(checkout, 'dateId');
  return [
    {
      // The entry of errors/orderIssues that this becomes is the same issue.
      id: orderIssueId(dateId, String(time)),
      time,
      urgent: kind === exception,
      kind,
      dateId,
      orderKey: textAt(checkout, 'orderKey'),
      uid: textAt(checkout, 'order', 'customerInfo', 'uid'),
      name: textAt(checkout, 'order', 'customerInfo', 'name'),
      phone: textAt(checkout, 'order', 'customerInfo', 'phone'),
      words: textAt(checkout, 'pendingIssue', 'error'),
    },
  ];
}

function orderIssueId(dateId: string, key: string): string {
  return `order-${dateId}-${key}`;
}

function unsentText(key: string, entry: unknown): Issue {
  return {
    id: `text-${key}`,
    time: moment(valueAt(entry, ['time'])),
    urgent: false,
    kind: 'text-unsent',
    dateId: textAt(entry, 'dateId'),
    orderKey: textAt(entry, 'orderKey'),
    uid: textAt(entry, 'uid'),
    name: textAt(entry, 'name'),
    phone: textAt(entry, 'to'),
    words: textAt(entry, 'error'),
  };
}

function addressIssue(key: string, entry: unknown): Issue {
  return {
    id: `address-${key}`,
    time: moment(key),
    urgent: false,
    kind: 'address',
    dateId: '',
    orderKey: '',
    uid: textAt(entry, 'uid'),
    name: textAt(entry, 'name'),
    phone: '',
    words: textAt(entry, 'issue'),
  };
}

function moment(value: unknown): number {
  const time = Number(value);
  return Number.isFinite(time) ? time : 0;
}

function textAt(value: unknown, ...path: string[]): string {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : '';
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => Object.fromEntries(entriesOf(at))[key], value);
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
