import type { ReminderNumber } from '../../messages/reminder-number.ts';
import { orderKeyOf } from '../../order/order-key.ts';
import { ledgerKeyParts } from '../../points/points.ts';
import { type DocumentWrite, type FieldWrite, setFields } from '../../store/document-write.ts';
import { closeDay } from '../closing/close-day.ts';
import { changeStopOrder } from '../delivery/change-stop-order.ts';
import { keepStopNumbers } from '../delivery/keep-stop-numbers.ts';
import { setDeliveryTimes } from '../delivery/set-delivery-times.ts';
import { setRoute } from '../delivery/set-route.ts';

type Data = Record<string, unknown>;

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

/** Whose data is erased, and what stands in the books instead. */
export interface ErasedNames {
  uid: string;
  /** Instead of the uid. */
  alias: string;
  /** What stands instead of an order key, which is an address; the same for the same key, and an order key too. */
  keyName: (orderKey: string) => string;
}

/** What the random name of a customer who has been deleted begins with; no uid does. */
export const aliasStart = 'deleted-';

/**
 * What stays of the data in these collections, because the books need it. All other data of the customer is deleted.
 * Customers choose their order keys, so these are replaced only where each collection has them, never as a word that
 * is found somewhere.
 */
const keptData: Record<string, (data: Data, names: ErasedNames) => Data> = {
  orders2: ordersOfDate,
  ordersForCustomer: (dates, names) => valuesOf(dates, (orders) => ordersOfDate(orders, names)),
  ordersForCustomerBackup: (dates, names) =>
    valuesOf(dates, (orders) => ordersOfDate(orders, names)),
  points: ledger,
  pointBalances: record,
  invoices: record,
  invoiceCopies: record,
  cardPaymentIntent: record,
  checkouts: record,
  refunds: record,
  disputes: record,
  creditNotes: ({ notes, ...data }, names) => ({
    ...record(data, names),
    notes: valuesOf(notes, (note) => record(note, names)),
  }),
  orderMarks: record,
  deliveryRuns: withIds,
  dayClosings: withIds,
  staffLog: logEntry,
  staffInbox: (handled) => ({ ...handled, note: '' }),
  // Not the books: the number may be a stranger's, who has stopped its texts or still can.
  reminderNumbers: withIds,
};

/**
 * A blocked phone stays blocked: its document is about payments and contains only the digits and the reason
 * that the shop gave.
 */
const untouchedCollections = new Set(['blacklist']);

/** Fields of records that identify a person or contain text that they wrote. */
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

/** Such fields of marks and of the log; a checkout calls a map of fields `request`. */
const personalTexts = new Set(['unit', 'request']);

/** Fields that hold a map by menu, which names nobody. */
const menuMaps = new Set(['menus', 'lines', 'quantities', 'beside']);

/** Fields with the id or the key of an order. */
const orderIdFields = new Set(['orderKey', 'movedFrom', 'orderId', 'restores']);

/** Fields with the version of an order. */
const versionFields = new Set(['attemptId', 'version', 'basedOn']);

/** Actions whose log entries can identify a person in `before` and `after`. */
const identifyingActions = new Set([
  'customer',
  'customer-details',
  'order-corrected',
  'issue',
  'blocked-phone',
  'delivery-message',
]);

/**
 * Actions about all of a date's orders, its route and its closing: one log entry of theirs names the orders of many
 * customers, by their ids.
 */
export const dateActions: readonly string[] = [
  changeStopOrder.name,
  setRoute.name,
  keepStopNumbers.name,
  setDeliveryTimes.name,
  closeDay.name,
];

/**
 * Whether a part names other customers too, so that it is nothing to hand out: a route, a closing, their log; nor is the
 * stop page of a number that may be a stranger's.
 */
export function namesOthers({ path, data }: StoredPart): boolean {
  if (/^(deliveryRuns|dayClosings|reminderNumbers)\//.test(path)) return true;
  return isLogEntry(path) && isOfDate(data as Data);
}

/** Whether what is stored of a part stays, without the person; all other parts are deleted. */
export function isKept(part: StoredPart, uid: string): boolean {
  if (part.field?.some((name) => name !== uid && name.includes(uid))) return false;
  return collectionOf(part) in keptData && !isForgotten(part, uid);
}

/** Removes the personal data of a customer. `parts` are data found of them. */
export function planErasure(parts: readonly StoredPart[], names: ErasedNames): Erasure {
  const erasure: Erasure = { writes: [], deletes: [] };
  for (const part of parts) {
    if (untouchedCollections.has(collectionOf(part))) continue;
    if (isKept(part, names.uid)) anonymise(part, names, erasure);
    else if (part.field)
      erasure.writes.push(writeTo(part.path, [{ path: part.field, remove: true }]));
    else erasure.deletes.push(part.path);
  }
  return erasure;
}

const collectionOf = ({ path }: StoredPart) => path.split('/')[0] ?? '';
const isLogEntry = (path: string) => path.startsWith('staffLog/');
const isOfDate = ({ action }: Data) => dateActions.includes(String(action));

/** Whether a part is a number that nobody has stopped and that no other account's reminders have gone to that still is. */
function isForgotten({ path, data }: StoredPart, uid: string): boolean {
  if (!path.startsWith('reminderNumbers/')) return false;
  const { stopped, uids } = data as ReminderNumber;
  return stopped === undefined && uids.every((one) => one === uid || one.startsWith(aliasStart));
}

function anonymise(part: StoredPart, names: ErasedNames, erasure: Erasure): void {
  const data = keptData[collectionOf(part)]?.(part.data as Data, names) ?? {};
  const path = part.path
    .split('/')
    .map((segment) => idName(segment, names))
    .join('/');
  if (part.field) {
    const field = part.field.map((name) => idName(name, names));
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
  const gone = Object.keys(part.data as Data)
    .filter((name) => !(name in data))
    .map((name) => ({ path: [name], remove: true as const }));
  erasure.writes.push(writeTo(path, [...setFields(data), ...(path === part.path ? gone : [])]));
}

function writeTo(path: string, fields: FieldWrite[]): DocumentWrite {
  const at = path.lastIndexOf('/');
  return { collection: path.slice(0, at), id: path.slice(at + 1), fields };
}

/** The uid, also as a sheet's id, or the id of an order of theirs, without the person; any other text as it is. */
function idName(text: string, names: ErasedNames): string {
  const { uid, alias } = names;
  if (text === uid || text.startsWith(`${uid}~`)) return `${alias}${text.slice(uid.length)}`;
  return text.startsWith(`${uid}_`) ? `${alias}_${keyOf(text.slice(uid.length + 1), names)}` : text;
}

/** An order key without the person: an address, or, where the customer fetches their orders, their uid. */
function keyOf(orderKey: string, { uid, alias, keyName }: ErasedNames): string {
  const pickup = (of: string) => orderKeyOf({ orderDeliverType: 'selfPickup', address: '' }, of);
  return orderKey === pickup(uid) ? pickup(alias) : keyName(orderKey);
}

/** A version without the person: that of an order which staff moved or restored begins with its id, an older one's address. */
function versionOf(version: string, names: ErasedNames): string {
  const [, orderId, rest] = /^(.+?)(-\d{13}(?:\..*)?)$/s.exec(version) ?? [];
  return orderId === undefined ? version : `${keyOf(orderId, names)}${rest}`;
}

/**
 * A route, a closing or what the log says of one, with the customer's ids replaced wherever they stand. A text that is stored
 * by such an id recognises an address (`DeliveryRun.places`) and goes.
 */
function withIds(data: Data, names: ErasedNames): Data {
  return replaced(data) as Data;

  function replaced(value: unknown): unknown {
    if (typeof value === 'string') return idName(value, names);
    if (Array.isArray(value)) return value.map(replaced);
    if (!isMap(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => {
        const id = idName(key, names);
        return [id, id !== key && typeof member === 'string' ? '' : replaced(member)];
      }),
    );
  }
}

function logEntry(entry: Data, names: ErasedNames): Data {
  if (isOfDate(entry)) {
    const paths = (entry.paths as string[] | undefined)?.map((path) =>
      path
        .split('#')
        .map((segment) => idName(segment, names))
        .join('#'),
    );
    return { ...withIds(entry, names), ...(paths && { paths }) };
  }
  // Its undo would bring data back.
  const { undo: _, paths: __, ...data } = entry;
  const kept = record(data, names);
  return identifyingActions.has(String(entry.action)) ? { ...kept, before: '', after: '' } : kept;
}

/** A date's orders by their keys. */
function ordersOfDate(orders: Data, names: ErasedNames): Data {
  const entries = Object.entries(orders);
  return Object.fromEntries(
    entries.map(([key, order]) => [keyOf(key, names), entry(order, names)]),
  );
}

function ledger(entries: Data, names: ErasedNames): Data {
  let grants = 0;
  const nameOf = (key: string) => {
    const parts = ledgerKeyParts(key);
    if (parts) return `${parts.start}${keyOf(parts.orderKey, names)}${parts.end}`;
    // The key of a grant contains the reason that staff entered.
    return key.startsWith('admin--') ? `admin--${++grants}` : key;
  };
  return Object.fromEntries(
    Object.entries(entries).map(([key, value]) => [nameOf(key), entry(value, names)]),
  );
}

/** What is stored among others of its kind, without the person; nothing of what can't be read. */
function entry(value: unknown, names: ErasedNames): Data | null {
  return isMap(value) ? record(value, names) : null;
}

/** An order, or any other document whose fields the shop names, without the person. */
function record(data: Data, names: ErasedNames): Data {
  const copy = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, fieldOf(name, value, names)]),
  );
  // The order key is derived from the address, and the audit compares the two.
  return isMap(copy.customerInfo) && typeof copy.orderKey === 'string'
    ? { ...copy, customerInfo: { ...copy.customerInfo, address: copy.orderKey } }
    : copy;
}

function fieldOf(name: string, value: unknown, names: ErasedNames): unknown {
  if (personalFields.has(name)) return '';
  if (personalTexts.has(name) && typeof value === 'string') return '';
  if (name === 'addressFull') return null;
  if (menuMaps.has(name)) return value;
  if (orderIdFields.has(name)) {
    return typeof value === 'string' && value !== '' ? keyOf(value, names) : value;
  }
  if (versionFields.has(name) && typeof value === 'string') return versionOf(value, names);
  if (value === names.uid) return names.alias;
  if (Array.isArray(value)) return value.map((member) => fieldOf('', member, names));
  return isMap(value) ? record(value, names) : value;
}

function valuesOf(map: unknown, change: (value: Data) => Data): Data {
  return Object.fromEntries(
    Object.entries(map ?? {}).map(([key, value]) => [key, isMap(value) ? change(value) : null]),
  );
}

/** Whether a value is a map; Dates and Timestamps are not, so they are kept unchanged. */
function isMap(value: unknown): value is Data {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
