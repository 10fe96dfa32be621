import type { DocumentWrite } from '../../src/domain/document-write.ts';
import type { Plain, PlainMap } from './firestore-json.ts';
import type { SeedDocument } from './owner-firestore.ts';

interface Fields {
  [key: string]: Plain | Fields;
}

/** Documents in memory that writes are carried out on; sample data is made here, then stored in one go. */
export class StoredDocuments {
  readonly #documents = new Map<string, Fields>();

  get(collection: string, id: string): Record<string, unknown> | undefined {
    return this.#documents.get(`${collection}/${id}`);
  }

  /** Sets one field by its path of keys, with the maps on the way; plain values only. */
  set(collection: string, id: string, path: readonly string[], value: unknown): void {
    const [last, parent] = this.#parent(collection, id, path);
    parent[last] = structuredClone(value) as Plain;
  }

  apply(write: DocumentWrite): void {
    for (const field of write.fields) {
      if ('set' in field) {
        this.set(write.collection, write.id, field.path, field.set);
      } else {
        const [last, parent] = this.#parent(write.collection, write.id, field.path);
        delete parent[last];
      }
    }
  }

  all(): readonly SeedDocument[] {
    return [...this.#documents].map(([path, data]) => ({ path, data: data as PlainMap }));
  }

  #parent(collection: string, id: string, path: readonly string[]): [string, Fields] {
    const name = `${collection}/${id}`;
    let parent = this.#documents.get(name);
    if (parent === undefined) {
      parent = {};
      this.#documents.set(name, parent);
    }
    const last = path.at(-1);
    if (last === undefined) throw new RangeError('a field write needs a path');
    for (const key of path.slice(0, -1)) {
      parent[key] ??= {};
      parent = parent[key] as Fields;
    }
    return [last, parent];
  }
}
