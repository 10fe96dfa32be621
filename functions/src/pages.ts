import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * The documents of a query, a few at once, by id: for queries without an order or a range of their own. Those that it has
 * given may be deleted meanwhile.
 */
export async function* pages(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? query.startAfter(last) : query).limit(size).get();
    if (docs.length > 0) yield docs;
    last = docs.length === size ? docs.at(-1) : undefined;
  } while (last);
}
