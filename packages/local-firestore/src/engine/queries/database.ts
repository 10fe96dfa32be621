import type { Change, Doc } from '../values/document.ts';
import { collectionOf, lastId } from '../values/name.ts';
import type { Micros } from '../values/time.ts';
import { History } from './history.ts';
import type { Order } from './query.ts';
import { fieldKey } from './query-field.ts';
import { SortedDocs } from './sorted-docs.ts';

/** Smaller collections are sorted for each query. */
const MIN_SORTED = 500;
/** Orders in which one collection is kept sorted. */
const MAX_ORDERS = 4;
/** After a commit of more changes it is faster to sort anew. */
const MAX_CHANGES = 500;

/** The documents of one database in memory, by path and by collection. */
export class Database {
  /** projects/{p}/databases/{d} */
  readonly name: string;
  readonly history: History;
  readonly #docs = new Map<string, Doc>();
  readonly #collections = new Map<string, Map<string, Doc>>();
  /** By collection and order, the least recently used order first. */
  readonly #sorted = new Map<string, Map<string, SortedDocs>>();
  /** The version of the last change. Readers see the snapshot at this version. */
  version: Micros;

  constructor(name: string, start: Micros) {
    this.name = name;
    this.version = start;
    this.history = new History(start);
  }

  get(path: string): Doc | null {
    return this.#docs.get(path) ?? null;
  }

  get size(): number {
    return this.#docs.size;
  }

  all(): Iterable<Doc> {
    return this.#docs.values();
  }

  /** The documents directly in one collection. */
  inCollection(collection: string): Iterable<Doc> {
    return this.#collections.get(collection)?.values() ?? [];
  }

  /** The documents of a large collection in the given order; undefined when it is small. */
  sorted(collection: string, orders: readonly Order[]): SortedDocs | undefined {
    const docs = this.#collections.get(collection);
    if (!docs || docs.size < MIN_SORTED) return undefined;
    const key = orders.map(({ field, direction }) => `${direction} ${fieldKey(field)}`).join();
    const all = this.#sorted.get(collection) ?? new Map<string, SortedDocs>();
    const sorted = all.get(key) ?? new SortedDocs(orders, this.name, docs.values());
    all.delete(key);
    all.set(key, sorted);
    const [oldest] = all.keys();
    if (all.size > MAX_ORDERS && oldest !== undefined) all.delete(oldest);
    this.#sorted.set(collection, all);
    return sorted;
  }

  /** Paths of the collections that hold documents. */
  collections(): Iterable<string> {
    return this.#collections.keys();
  }

  /**
   * The documents of all collections with the id `id` (null = any) below the document `parent` ('' = the
   * root).
   */
  *inGroup(parent: string, id: string | null): Iterable<Doc> {
    for (const [collection, docs] of this.#collections) {
      if (id !== null && lastId(collection) !== id) continue;
      if (parent === '' || collection.startsWith(`${parent}/`)) yield* docs.values();
    }
  }

  /** The document as of an earlier version, given history.since() of that version. */
  at(path: string, since: Map<string, Change>): Doc | null {
    const change = since.get(path);
    return change ? change.before : this.get(path);
  }

  apply(version: Micros, changes: readonly Change[]): void {
    this.version = version;
    if (changes.length > MAX_CHANGES) this.#sorted.clear();
    for (const { path, after } of changes) this.put(path, after);
    this.history.add(version, changes);
  }

  /**
   * Sets or removes one document without adding to the history. Called directly only to load stored
   * documents.
   */
  put(path: string, doc: Doc | null): void {
    const collection = collectionOf(path);
    const docs = this.#collections.get(collection);
    const before = this.get(path);
    this.#keepSorted(collection, before, doc);
    if (doc) {
      this.#docs.set(path, doc);
      if (docs) docs.set(path, doc);
      else this.#collections.set(collection, new Map([[path, doc]]));
    } else {
      this.#docs.delete(path);
      docs?.delete(path);
      if (docs?.size === 0) this.#collections.delete(collection);
    }
  }

  #keepSorted(collection: string, before: Doc | null, after: Doc | null): void {
    const all = this.#sorted.get(collection);
    for (const [key, sorted] of all ?? []) {
      sorted.replace(before, after);
      if (sorted.isUnused) all?.delete(key);
    }
    if (all?.size === 0) this.#sorted.delete(collection);
  }
}
