import { type DocumentWrite, type FieldWrite, setFields } from '../document-write.ts';

/** A document of a customer's, or with `field` the part of a shared one that is theirs. */
export interface StoredPart {
  /** Such as `orders2/20261124_1`. */
  path: string;
  /** Path of the field in the document. */
  field?: readonly string[] | undefined;
  data: unknown;
}

/** What becomes of a customer's data: writes and paths of documents to delete. */
export interface Erasure {
  writes: DocumentWrite[];
  deletes: string[];
}

/**
 * What the books need: kept under another name, without the person. Everything else that is found of a customer
 * is deleted.
 */
const booked = new Set([
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
  'orderMarks',
  'deliveryRuns',
  'staffLog',
]);

/** A phone stays blocked: its block is about payments and holds digits and the shop's own reason. */
const untouched = new Set(['blacklist']);

/** Fields that say who somebody is or hold their own words, wherever they stand. */
const personal = new Set([
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
  // Names of documents that end with the uid.
  'backup',
]);

/** Log entries whose words before and after can tell who somebody is. */
const tellingActions = new Set(['customer', 'issue', 'blocked-phone', 'delivery-message']);

/**
 * Removes a person from everything stored of them. `parts` is all data found of the customer `uid`, `alias` the
 * name that replaces them; `orderKeys` are all keys that their orders have or had, which are addresses.
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
    if (untouched.has(top)) continue;
    if (booked.has(top)) keepWithoutPerson(part, rename, erasure);
    else if (part.field)
      erasure.writes.push(writeTo(part.path, [{ path: part.field, remove: true }]));
    else erasure.deletes.push(part.path);
  }
  return erasure;
}

type Rename = (text: string) => string;

/** The replacement for a uid or an order key wherever it is a whole text. */
function renamer(uid: string, alias: string, orderKeys: readonly string[]): Rename {
  const names = new Map([[uid, alias]]);
  for (const [index, key] of orderKeys.entries()) {
    const next = `${alias}${index + 1}`.replace(/[^a-z0-9]/gi, '');
    names.set(key, next).set(`${uid}_${key}`, `${alias}_${next}`);
  }
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    // The ledger's keys: {dateId}--{orderKey}, with -a for what was earned.
    const [, date, key = '', earned = ''] = /^(\d{8}_\d+--)(.*?)(-a)?$/.exec(text) ?? [];
    if (date !== undefined && names.has(key)) return `${date}${names.get(key)}${earned}`;
    return text;
  };
}

function keepWithoutPerson(part: StoredPart, rename: Rename, erasure: Erasure): void {
  const data = withoutPerson(part.data, rename) as Record<string, unknown>;
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
  erasure.writes.push(writeTo(path, setFields(data)));
}

function renamedPath(path: string, rename: Rename): string {
  return path.split('/').map(rename).join('/');
}

function writeTo(path: string, fields: FieldWrite[]): DocumentWrite {
  const at = path.lastIndexOf('/');
  return { collection: path.slice(0, at), id: path.slice(at + 1), fields };
}

function withoutPerson(value: unknown, rename: Rename): unknown {
  if (typeof value === 'string') return rename(value);
  if (Array.isArray(value)) return value.map((member) => withoutPerson(member, rename));
  if (!isMap(value)) return value;
  const copy: Record<string, unknown> = {};
  let grants = 0;
  for (const [key, member] of Object.entries(value)) {
    // A grant's key is the reason that it was given for.
    const name = key.startsWith('admin--') ? `admin--${++grants}` : rename(key);
    if (name === 'addressFull') copy[name] = null;
    else if (personal.has(name)) copy[name] = '';
    else copy[name] = withoutPerson(member, rename);
  }
  if (tellingActions.has(String(value.action))) Object.assign(copy, { before: '', after: '' });
  // An order's key is its address: the audit holds one to the other.
  if (isMap(copy.customerInfo) && typeof copy.orderKey === 'string') {
    copy.customerInfo = { ...copy.customerInfo, address: copy.orderKey };
  }
  return copy;
}

/** A map as stored; moments of the SDK are kept as they are. */
function isMap(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** All order keys, present and earlier, that the stored data of a customer names. */
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
