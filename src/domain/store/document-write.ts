import { ownValue } from '../lib/own-value.ts';

/**
 * Writes as data: a plan returns them and an executor (browser transaction, Admin SDK) carries them out.
 * Every write merges: it sets or deletes the named fields and leaves the rest of the document unchanged.
 */
export interface DocumentWrite {
  collection: string;
  id: string;
  fields: FieldWrite[];
}

/**
 * Sets or deletes one field by its path, whose segments may contain any characters. A `null` value is stored
 * as null.
 */
export type FieldWrite =
  | { path: readonly string[]; set: unknown }
  | { path: readonly string[]; remove: true };

/** Field writes that set every member of `data`, at the path `within`; other fields stay. */
export function setFields(data: object, ...within: string[]): FieldWrite[] {
  return Object.entries(data).map(([key, value]) => ({ path: [...within, key], set: value }));
}

/** Names of the collections; docs/data-model.md describes them. */
export const stores = {
  dates: 'dates',
  manages: 'manages',
  common: 'common',
  users: 'users',
  userList: 'userList',
  points: 'points',
  pointBalances: 'pointBalances',
  pointCodes: 'pointCodes',
  ordersForCustomer: 'ordersForCustomer',
  ordersForCustomerBackup: 'ordersForCustomerBackup',
  orders2: 'orders2',
  orderSheets: 'orderSheets',
  orderChecks: 'orderChecks',
  ordersBackupByTime: 'ordersBackupByTime',
  ordersBackupByKey: 'ordersBackupByKey',
  tempOrdersForCard: 'tempOrdersForCard',
  cardPaymentIntent: 'cardPaymentIntent',
  paymentExceptions: 'paymentExceptions',
  deliveryMsgs: 'deliveryMsgs',
  invoices: 'invoices',
  invoiceCopies: 'invoiceCopies',
  errors: 'errors',
  blacklist: 'blacklist',
  checkouts: 'checkouts',
  payLinks: 'payLinks',
  smsSent: 'smsSent',
  staffLog: 'staffLog',
  staffLogHeads: 'staffLogHeads',
  endedLogIns: 'endedLogIns',
  roleChanges: 'roleChanges',
  orderMarks: 'orderMarks',
  orderStatus: 'orderStatus',
  staffInbox: 'staffInbox',
  deliveryRuns: 'deliveryRuns',
  shopping: 'shopping',
  deliverySends: 'deliverySends',
  deliveryWindows: 'deliveryWindows',
  doorPhotos: 'doorPhotos',
  dayClosings: 'dayClosings',
  refunds: 'refunds',
  refundRequests: 'refundRequests',
  refundsForCustomer: 'refundsForCustomer',
  creditNotes: 'creditNotes',
  disputes: 'disputes',
  preferences: 'preferences',
  consents: 'consents',
  reminderRuns: 'reminderRuns',
  remindersSent: 'remindersSent',
  reminderNumbers: 'reminderNumbers',
  waiting: 'waiting',
  personalDataCalls: 'personalDataCalls',
  refusedAttempts: 'refusedAttempts',
} as const;

/** The writes with one for each document; what a later one says of a field counts. */
export function joinedWrites(writes: readonly DocumentWrite[]): DocumentWrite[] {
  const joined = new Map<string, DocumentWrite>();
  const name = ({ path }: FieldWrite) => JSON.stringify(path);
  for (const { collection, id, fields } of writes) {
    const document = `${collection}/${id}`;
    const said = new Set(fields.map(name));
    const before = joined.get(document)?.fields.filter((field) => !said.has(name(field))) ?? [];
    joined.set(document, { collection, id, fields: [...before, ...fields] });
  }
  return [...joined.values()];
}

/**
 * Converts a write to the nested data for the merging `set` of the SDKs; `deletion` makes the sentinel of the
 * SDK for a deleted field. Pass the field paths as `mergeFields` with it.
 */
export function mergeData(write: DocumentWrite, deletion: () => unknown): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const field of write.fields) {
    setAt(data, field.path, 'set' in field ? field.set : deletion());
  }
  return data;
}

function setAt(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [head, ...rest] = path;
  if (head === undefined) throw new RangeError('a field write needs a path');
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  const inner = (ownValue(target, head) ?? {}) as Record<string, unknown>;
  target[head] = inner;
  setAt(inner, rest, value);
}

/**
 * The value without undefined members at any depth, because Firestore cannot store undefined. Dates,
 * Timestamps and other class instances stay as they are.
 */
export function withoutUndefined<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutUndefined) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([key, member]) => [key, withoutUndefined(member)]),
  ) as T;
}
