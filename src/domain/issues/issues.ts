import type { Cents } from '../lib/money.ts';
import { type Dispute, isOpenDispute } from '../refunds/payments/dispute.ts';

/**
 * Failures that staff must handle, read from the three documents of `errors` (docs/data-model.md) and from
 * payments that could not be written there yet. Customers write parts of `errors`, so entries may have any
 * form; a missing text field is read as "".
 */

/** One failure that staff must look at. */
export interface Issue {
  /** Stable id, under which staff mark the issue as handled. */
  id: string;
  /** Epoch ms; 0 if the entry has no time. */
  time: number;
  /** How often it has happened, the last time at `time`. */
  times: number;
  /** The customer has paid but has no order. */
  urgent: boolean;
  /**
   * `address`, `text-unsent`, that with what the text was about (`unsentTexts`), `texts-run-out`, `reminders-unsent`,
   * `date-stays-…`, `entry-unreadable`, a kind that is derived from a checkout, or the `issue` of an entry of
   * errors/orderIssues.
   */
  kind: string;
  dateId: string;
  /** Where the order is or was to be stored, or its id. */
  orderKey: string;
  /** Uid of the customer. */
  uid: string;
  name: string;
  phone: string;
  /** Message of the error, or text that the customer wrote. */
  words: string;
  /** Id of the payment link whose text was not sent. */
  link?: string;
  /** Of a dispute: what is claimed back, cents, why, and until when evidence is taken, epoch ms. */
  dispute?: { amount: Cents; reason: string; due: number | undefined } | undefined;
}

/**
 * The documents of `errors` (undefined if missing) and entries of checkouts by id: those that are not
 * settled, and all that were paid recently. `paidOrders` are the ids of the payments that have become orders.
 */
export interface StoredIssues {
  orderIssues: unknown;
  smsUnsent: unknown;
  addressIssues: unknown;
  checkouts: unknown;
  paidOrders?: ReadonlySet<string>;
  /** Disputes about payments, of which only the functions write. */
  disputes?: readonly Dispute[];
  /** staffInbox/tidying: what the nightly step has left, and since when. */
  tidying?: unknown;
}

/** How old payments may be to be checked for issues, ms. */
export const paymentLookBackMs = 60 * 24 * 3_600_000;
/** How long a dispute is told of after its last change, ms: a bank may take months to decide. */
export const disputeShownMs = 200 * 24 * 3_600_000;

/** Every issue from `since` (epoch ms) on: urgent ones first, then the newest first. */
export function issuesOf(stored: StoredIssues, since = 0): Issue[] {
  const issues = [
    ...entriesOf(stored.orderIssues).flatMap(([dateId, ofDate]) =>
      entriesOf(ofDate).map(([key, entry]) => orderIssue(dateId, key, entry)),
    ),
    ...entriesOf(stored.checkouts).flatMap(([id, checkout]) => [
      ...pendingIssue(checkout),
      ...unstoredPayment(id, checkout, stored),
      ...incompleteOrder(id, checkout),
    ]),
    ...entriesOf(stored.smsUnsent).map(([key, entry]) => unsentSms(key, entry)),
    ...entriesOf(stored.addressIssues).map(([key, entry]) => addressIssue(key, entry)),
    ...(stored.disputes ?? []).map(disputeIssue),
    ...entriesOf(valueAt(stored.tidying, ['dates'])).flatMap(([dateId, reasons]) =>
      entriesOf(reasons).map(([reason, since]) =>
        leftByTidying(`date-stays-${reason}`, dateId, since, { dateId }),
      ),
    ),
    ...entriesOf(valueAt(stored.tidying, ['unreadable'])).map(([place, since]) =>
      leftByTidying('entry-unreadable', place, since, { words: place }),
    ),
  ];
  return issues
    .filter(({ time }) => time >= since)
    .sort((a, b) => Number(b.urgent) - Number(a.urgent) || b.time - a.time);
}

const exception = 'cardPaymentException';

/** Id of the payment that an issue is about, if the payment did not become an order; else undefined. */
export function paymentIdOf({ kind, words }: Pick<Issue, 'kind' | 'words'>): string | undefined {
  if (kind !== exception && kind !== 'paid-without-order') return undefined;
  return /\bpi_\w+/.exec(words)?.[0];
}

function orderIssue(dateId: string, key: string, entry: unknown): Issue {
  const kind = textAt(entry, 'issue');
  return {
    id: orderIssueId(dateId, key),
    time: moment(key),
    times: timesOf(entry),
    urgent: kind === exception,
    kind,
    // A report that belongs to no date.
    dateId: dateId === 'profile' ? '' : dateId,
    orderKey: textAt(entry, 'order', 'orderKey'),
    uid: textAt(entry, 'order', 'customerInfo', 'uid'),
    name: textAt(entry, 'name'),
    phone: textAt(entry, 'order', 'customerInfo', 'phone'),
    words: textAt(entry, 'error'),
  };
}

/** The issue that a checkout stores until it is written to errors/orderIssues (src/domain/card/checkout.ts). */
function pendingIssue(checkout: unknown): Issue[] {
  const kind = textAt(checkout, 'pendingIssue', 'issue');
  if (kind === '') return [];
  const words = textAt(checkout, 'pendingIssue', 'error');
  const time = moment(valueAt(checkout, ['pendingIssue', 'time']));
  // Has the id that its entry of errors/orderIssues will have, so that both are the same issue.
  const id = orderIssueId(textAt(checkout, 'dateId'), String(time));
  return [{ ...ofCheckout(id, checkout, kind, words), urgent: kind === exception, time }];
}

/**
 * A payment without an order, found among the checkouts even if no issue was written for it. Left out if an
 * entry of errors/orderIssues or the pending issue of the checkout names the payment.
 */
function unstoredPayment(
  id: string,
  checkout: unknown,
  { orderIssues, paidOrders }: StoredIssues,
): Issue[] {
  // A payment completes in one commit with its order.
  if (textAt(checkout, 'state') === 'completed') return [];
  const payment = textAt(checkout, 'payment_intent');
  if (payment === '' || !paidOrders || paidOrders.has(payment)) return [];
  const listed = entriesOf(orderIssues)
    .flatMap(([, ofDate]) => entriesOf(ofDate))
    .some(([, entry]) => mentionsPayment(textAt(entry, 'error'), payment));
  if (listed || mentionsPayment(textAt(checkout, 'pendingIssue', 'error'), payment)) return [];
  const words = `${textAt(checkout, 'state')} (${payment})`;
  return [ofCheckout(`paid-${id}`, checkout, 'paid-without-order', words)];
}

/**
 * Whether the text of an issue contains this payment id as a whole word, not only as the beginning of a
 * longer id.
 */
function mentionsPayment(words: string, payment: string): boolean {
  return words.split(/\W+/).includes(payment);
}

/** A stored order that is still missing in orders2 or in a copy. */
function incompleteOrder(id: string, checkout: unknown): Issue[] {
  if (valueAt(checkout, ['settled']) !== false) return [];
  if (valueAt(checkout, ['unlisted']) === true) {
    return [ofCheckout(`unlisted-${id}`, checkout, 'not-listed', 'orders2 has no room')];
  }
  if (textAt(checkout, 'state') === 'completed' && valueAt(checkout, ['uncopied']) === true) {
    return [ofCheckout(`uncopied-${id}`, checkout, 'copyMissing', 'a copy could not be written')];
  }
  return [];
}

function ofCheckout(id: string, checkout: unknown, kind: string, words: string): Issue {
  return {
    id,
    time: moment(valueAt(checkout, ['createdAt'])),
    times: 1,
    urgent: kind !== 'copyMissing',
    kind,
    dateId: textAt(checkout, 'dateId'),
    orderKey: textAt(checkout, 'orderKey'),
    uid: textAt(checkout, 'uid'),
    name: textAt(checkout, 'order', 'customerInfo', 'name'),
    phone: textAt(checkout, 'order', 'customerInfo', 'phone'),
    words,
  };
}

/** Id of the issue of an entry of errors/orderIssues. */
export function orderIssueId(dateId: string, key: string): string {
  return `order-${dateId}-${key}`;
}

/** Begins the keys of entries of errors/smsUnsent which say that a day's SMS run out. */
export const runningOutPrefix = 'running-out_';

/** Begins the keys of entries of errors/smsUnsent about reminders of a date. */
export const remindersPrefix = 'reminders_';

/** What a text to a customer was about, if it was not the confirmation of an order. */
export const unsentTexts = ['pay-link', 'refund', 'cancelled', 'delivered', 'copy'] as const;
export type UnsentText = (typeof unsentTexts)[number];

function kindOfUnsent(key: string, about: string): string {
  if (key.startsWith(runningOutPrefix)) return 'texts-run-out';
  if (key.startsWith(remindersPrefix)) return 'reminders-unsent';
  return unsentTexts.some((one) => one === about) ? `text-unsent-${about}` : 'text-unsent';
}

function unsentSms(key: string, entry: unknown): Issue {
  const link = textAt(entry, 'link');
  return {
    ...(link ? { link } : {}),
    id: `text-${key}`,
    time: moment(valueAt(entry, ['time'])),
    times: timesOf(entry),
    urgent: false,
    kind: kindOfUnsent(key, textAt(entry, 'about')),
    dateId: textAt(entry, 'dateId'),
    orderKey: textAt(entry, 'orderId') || textAt(entry, 'orderKey'),
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
    times: timesOf(entry),
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

/** What the nightly step has left where it was: a date that waits for somebody, or an entry that it can't read. */
function leftByTidying(
  kind: string,
  of: string,
  since: unknown,
  about: { dateId?: string; words?: string },
): Issue {
  return {
    ...{
      id: `${kind}-${of.replaceAll('/', '_')}`,
      time: moment(since),
      times: 1,
      urgent: false,
      kind,
    },
    ...{ dateId: '', orderKey: '', uid: '', name: '', phone: '', words: '', ...about },
  };
}

/** Each state of a dispute is an issue of its own, so that one that was resolved comes back when the bank decides. */
export function disputeIssue(dispute: Dispute): Issue {
  const { id, state, refundable, changedAt, uid, dateId, name, phone, amount, reason } = dispute;
  const asks = isOpenDispute(dispute) && refundable;
  const kind = asks ? `dispute-question-${state}` : `dispute-${state}`;
  return {
    ...{ id: `${kind}-${id}`, time: changedAt, times: 1, urgent: state === 'answer', kind },
    ...{ dateId, orderKey: '', uid, name, phone, words: '' },
    dispute: { amount, reason, due: state === 'answer' ? dispute.evidenceDue : undefined },
  };
}

/** More often is shown as this. */
export const mostTimes = 999;

/** A customer's page counts its own reports up, so that any number may stand there. */
function timesOf(entry: unknown): number {
  const times = valueAt(entry, ['times']);
  return Number.isInteger(times) ? Math.min(Math.max(Number(times), 1), mostTimes) : 1;
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
