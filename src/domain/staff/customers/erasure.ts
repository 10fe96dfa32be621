import type { ReminderNumber } from '../../messages/reminder-number.ts';
import { type DocumentWrite, type FieldWrite, setFields } from '../../store/document-write.ts';
import { closeDay } from '../closing/close-day.ts';
import { setDeliveryTimes } from '../delivery/delivery-time.ts';
import { orderStops } from '../delivery/stop-order.ts';

/** A document of a customer, or, with `field`, the part of a shared document that is theirs. */
export interface StoredPart {
  /** For example `orders2/20261124_1`. */
  path: string;
  /** Path of the field in the document. */
  field?: readonly string[] | undefined;
  data: unknown;
}

/** How the data of a customer is erased: writes, and paths of documents to delete. */
export interface Erasure {
  writes: DocumentWrite[];
  deletes: string[];
}

/**
 * Collections that the bookkeeping needs: their data is kept without personal data, under an alias. All other
 * data of the customer is deleted.
 */
const keptCollections = new Set([
  'orders2',
  'ordersForCustomer',
  'ordersForCustomerBackup',
  'points',
  'pointBalances',
  'invoices',
  'invoiceCopies',
  'cardPaymentIntent',
  'checkouts',
  'refunds',
  'creditNotes',
  'disputes',
  'orderMarks',
  'deliveryRuns',
  'dayClosings',
  'staffLog',
  // Not the books: the number may be a stranger's, who has stopped its texts or still can.
  'reminderNumbers',
]);

/**
 * A blocked phone stays blocked: its document is about payments and contains only the digits and the reason
 * that the shop gave.
 */
const untouchedCollections = new Set(['blacklist']);

/** Fields, at any depth, that identify a person or contain text that they wrote. */
const personalFields = new Set([
  'name',
  'phone',
  'phone2',
  'address',
  'addr_unit',
  'note',
  'acName',
  'email',
  'listLoc',
  'orderRequest',
  'smsMsgBody',
  'reason',
  'subject',
  'error',
  // A document id that ends with the uid.
  'backup',
]);

/** Actions whose log entries can identify a person in `before` and `after`. */
const identifyingActions = new Set(['customer', 'issue', 'blocked-phone', 'delivery-message']);

/**
 * Actions about all of a date's orders, its route and its closing: one log entry of theirs names the orders of many
 * customers, by their ids.
 */
export const dateActions: readonly string[] = [
  orderStops.name,
  setDeliveryTimes.name,
  closeDay.name,
];

/**
 * Whether a part names other customers too, so that it is nothing to hand out: a route, a closing, their log; nor is the
 * stop page of a number that may be a stranger's.
 */
export function namesOthers({ path, data }: StoredPart): boolean {
  if (/^(deliveryRuns|dayClosings|reminderNumbers)\//.test(path)) return true;
  const { action } = data as { action?: unknown };
  return isLogEntry(path) && dateActions.includes(String(action));
}

/**
 * Removes the personal data of a customer. `parts` is all data found of the customer `uid`; `alias` replaces
 * the uid; `orderKeys` are all keys that their orders have or had, because order keys are addresses.
 */
export function planErasure(
  uid: string,
  parts: readonly StoredPart[],
  { alias, orderKeys }: { alias: string; orderKeys: readonly string[] },
): Erasure {
  const rename = renamer(uid, alias, orderKeys);
  const erasure: Erasure = { writes: [], deletes: [] };
  for (const part of parts) {
    const [top = ''] = part.path.split('/');
    if (untouchedCollections.has(top)) continue;
    if (keptCollections.has(top) && !isForgotten(part, uid)) anonymisePart(part, rename, erasure);
    else if (part.field)
      erasure.writes.push(writeTo(part.path, [{ path: part.field, remove: true }]));
    else erasure.deletes.push(part.path);
  }
  return erasure;
}

/** What the random name of a customer who has been deleted begins with; no uid does. */
export const aliasStart = 'deleted-';

/** Whether a part is a number that nobody has stopped and that no other account's reminders have gone to that still is. */
function isForgotten({ path, data }: StoredPart, uid: string): boolean {
  if (!path.startsWith('reminderNumbers/')) return false;
  const { stopped, uids } = data as ReminderNumber;
  return stopped === undefined && uids.every((one) => one === uid || one.startsWith(aliasStart));
}

type Rename = (text: string) => string;

/** Returns a function that replaces a string that is exactly the uid or one of the order keys. */
function renamer(uid: string, alias: string, orderKeys: readonly string[]): Rename {
  const names = new Map([[uid, alias]]);
  for (const [index, key] of orderKeys.entries()) {
    const next = `${alias}${index + 1}`.replace(/[^a-z0-9]/gi, '');
    names.set(key, next).set(`${uid}_${key}`, `${alias}_${next}`);
  }
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    // Keys of the ledger: {dateId}--{orderKey}, with -a for earned points.
    const [, date, key = '', earned = ''] = /^(\d{8}_\d+--)(.*?)(-a)?$/.exec(text) ?? [];
    if (date !== undefined && names.has(key)) return `${date}${names.get(key)}${earned}`;
    return text;
  };
}

function anonymisePart(part: StoredPart, rename: Rename, erasure: Erasure): void {
  const data = anonymise(part.data, rename) as Record<string, unknown>;
  const path = renamedPath(part.path, rename);
  if (part.field) {
    const field = part.field.map(rename);
    const moved = field.some((name, index) => name !== part.field?.[index]);
    erasure.writes.push(
      writeTo(path, [
        ...(moved ? [{ path: part.field, remove: true } as const] : []),
        { path: field, set: data },
      ]),
    );
    return;
  }
  if (path !== part.path) erasure.deletes.push(part.path);
  erasure.writes.push(writeTo(path, isLogEntry(path) ? withoutUndo(data) : setFields(data)));
}

const isLogEntry = (path: string) => path.startsWith('staffLog/');

/** The fields of a log entry without its undo, which would bring data back, and without the paths written. */
function withoutUndo({ undo: _, paths: __, ...data }: Record<string, unknown>): FieldWrite[] {
  return [...setFields(data), { path: ['undo'], remove: true }, { path: ['paths'], remove: true }];
}

function renamedPath(path: string, rename: Rename): string {
  return path.split('/').map(rename).join('/');
}

function writeTo(path: string, fields: FieldWrite[]): DocumentWrite {
  const at = path.lastIndexOf('/');
  return { collection: path.slice(0, at), id: path.slice(at + 1), fields };
}

function anonymise(value: unknown, rename: Rename): unknown {
  if (typeof value === 'string') return rename(value);
  if (Array.isArray(value)) return value.map((member) => anonymise(member, rename));
  if (!isMap(value)) return value;
  const copy: Record<string, unknown> = {};
  let grants = 0;
  for (const [key, member] of Object.entries(value)) {
    // The key of a grant contains the reason that staff entered.
    const name = key.startsWith('admin--') ? `admin--${++grants}` : rename(key);
    if (name === 'addressFull') copy[name] = null;
    else if (personalFields.has(name)) copy[name] = '';
    else copy[name] = anonymise(member, rename);
  }
  if (identifyingActions.has(String(value.action))) Object.assign(copy, { before: '', after: '' });
  // The order key is derived from the address, and the audit compares the two.
  if (isMap(copy.customerInfo) && typeof copy.orderKey === 'string') {
    copy.customerInfo = { ...copy.customerInfo, address: copy.orderKey };
  }
  return copy;
}

/** Whether a value is a map; Dates and Timestamps are not, so they are kept unchanged. */
function isMap(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** All order keys, present and earlier, in the stored data of a customer. */
export function orderKeysIn(parts: readonly StoredPart[]): string[] {
  const keys = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const member of value) collect(member);
    if (!isMap(value)) return;
    for (const name of ['orderKey', 'movedFrom']) {
      const key = value[name];
      if (typeof key === 'string' && key !== '') keys.add(key);
    }
    for (const member of Object.values(value)) collect(member);
  };
  for (const { data } of parts) collect(data);
  return [...keys].sort();
}
