import type { Firestore, Query } from 'firebase-admin/firestore';
import type { StoredPart } from '../../../src/domain/staff/customers/erasure.ts';

export type Data = Record<string, unknown>;

export async function read(db: Firestore, path: string): Promise<Data | undefined> {
  return (await db.doc(path).get()).data();
}

/** Reads these documents, a few at once; skips those that do not exist. */
export async function* documents(
  db: Firestore,
  paths: readonly string[],
  atOnce = 50,
): AsyncGenerator<StoredPart[]> {
  for (let at = 0; at < paths.length; at += atOnce) {
    const some = paths.slice(at, at + atOnce).map((path) => db.doc(path));
    const found = await db.getAll(...some);
    yield found.flatMap((one) => {
      const data = one.data();
      return data ? [{ path: one.ref.path, data }] : [];
    });
  }
}

/** The customer's part of a document that has one for each customer. */
export function member(path: string, data: Data | undefined, uid: string): StoredPart[] {
  return data && Object.hasOwn(data, uid) ? [{ path, field: [uid], data: data[uid] }] : [];
}

/** The sheets of a document after the first, also where that one is gone already. */
export function furtherSheetsOf(db: Firestore, collection: string, id: string): Query {
  return db
    .collection(collection)
    .where('__name__', '>=', `${id}~`)
    .where('__name__', '<', `${id}~~`);
}

/** Whose order it is. */
export function uidOf(order: unknown): unknown {
  return (order as { customerInfo?: { uid?: unknown } } | undefined)?.customerInfo?.uid;
}
