import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { CancelledOrder } from '../../src/domain/order/order.ts';
import { maxPaths } from '../../src/domain/staff/actions/written-paths.ts';
import { marksCollection, type OrderMarks } from '../../src/domain/staff/orders/order-marks.ts';
import { stores } from '../../src/domain/store/document-write.ts';
import { countLogged, readMarks } from './date-marks.ts';

/** What belongs to the orders of a date, and is stored beside them. */
interface MarksAndCancellations {
  cancelled: CancelledOrder[];
  /** By order id. */
  marks: Record<string, OrderMarks>;
}

interface Remembered extends MarksAndCancellations {
  /** The versions of the sheets that were read before. */
  sheets: string;
  /** How many log entries of the date had been written, none of them later than `loggedAt`. */
  logged: number;
  loggedAt: number;
  readAt: number;
}

/** No answer tells what is older than this, ms: a deletion of personal data changes marks and writes nothing about the date. */
const maxAgeMs = 10 * 60_000;
/** More changes than this are read as a whole. */
const maxNewEntries = 100;
/** Dates that are remembered at once. */
const maxDates = 4;

/** In the memory of this instance of the function. */
const dates = new Map<string, Remembered>();

/**
 * The cancelled orders and marks of a date whose sheets have these versions. Reads all of them once; afterwards, while no
 * order changes, only the marks that the log names since. A change that the log's counts don't account for has all read
 * anew, whatever clocks it was made by.
 */
export async function readMarksAndCancellations(
  db: Firestore,
  dateId: string,
  sheets: string,
): Promise<MarksAndCancellations> {
  const now = Date.now();
  const known = dates.get(dateId);
  const isUsable = known?.sheets === sheets && now - known.readAt < maxAgeMs;
  const news = isUsable ? await withNewEntries(db, dateId, known) : undefined;
  const next = news ?? { ...(await readAll(db, dateId)), sheets, readAt: now };
  dates.delete(dateId);
  dates.set(dateId, next);
  const old = [...dates].filter(([, { readAt }]) => now - readAt >= maxAgeMs);
  for (const [id] of [...old, ...[...dates].slice(0, -maxDates)]) dates.delete(id);
  return next;
}

async function readAll(db: Firestore, dateId: string) {
  // Counted first: what is logged meanwhile is not among those counted, so the next counts differ.
  const logged = await countLogged(db, dateId);
  const latest = await db
    .collection(stores.staffLog)
    .where('dateId', '==', dateId)
    .orderBy('at', 'desc')
    .limit(1)
    .select('at')
    .get();
  const loggedAt = Number(latest.docs[0]?.get('at') ?? 0);
  const [cancelled, marks] = await Promise.all([readCancelled(db, dateId), readMarks(db, dateId)]);
  return { cancelled, marks, logged, loggedAt };
}

/** What is remembered with the marks that have changed since; undefined where the log can't tell which these are. */
async function withNewEntries(
  db: Firestore,
  dateId: string,
  known: Remembered,
): Promise<Remembered | undefined> {
  const { docs } = await db
    .collection(stores.staffLog)
    .where('dateId', '==', dateId)
    .orderBy('at', 'desc')
    .endBefore(known.loggedAt)
    .limit(maxNewEntries)
    .select('at', 'paths')
    .get();
  // Counted afterwards, and nothing removes an entry: as many as have come are all that have come.
  const logged = await countLogged(db, dateId);
  if (logged !== known.logged + docs.length) return undefined;
  const changed = new Set<string>();
  for (const entry of docs) {
    const paths = entry.get('paths') as readonly string[] | undefined;
    if (!paths || paths.length >= maxPaths) return undefined;
    for (const path of paths) changed.add(path.split('#')[0] ?? '');
  }
  const marks = { ...known.marks };
  for (const one of await readEach(db, marksCollection(dateId), changed)) {
    if (one.exists) marks[one.id] = one.data() as OrderMarks;
    else delete marks[one.id];
  }
  const loggedAt = Number(docs[0]?.get('at') ?? known.loggedAt);
  return { ...known, marks, logged, loggedAt };
}

/** Those of the documents that are in a collection. */
async function readEach(db: Firestore, collection: string, paths: ReadonlySet<string>) {
  const found: DocumentReference[] = [...paths]
    .filter((path) => path.startsWith(`${collection}/`))
    .map((path) => db.doc(path));
  return found.length > 0 ? db.getAll(...found) : [];
}

async function readCancelled(db: Firestore, dateId: string): Promise<CancelledOrder[]> {
  const found = await db
    .collection(stores.ordersBackupByTime)
    .where('dateId', '==', dateId)
    .where('cancelledAt', '>', 0)
    .get();
  return found.docs.map((document) => document.data() as CancelledOrder);
}
