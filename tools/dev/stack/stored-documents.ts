import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import { applyWrites, type Documents } from '../../../src/domain/testing/apply-writes.ts';
import type { SeedDocument } from './owner-firestore.ts';

/** An in-memory store to which writes are applied; sample data is built here and then stored in one go. */
export class StoredDocuments {
  #documents: Documents = {};

  get(collection: string, id: string): Record<string, unknown> | undefined {
    return this.#documents[`${collection}/${id}`];
  }

  /** Sets one field by its path of keys and creates missing maps on the way; plain values only. */
  set(collection: string, id: string, path: readonly string[], value: unknown): void {
    this.apply({ collection, id, fields: [{ path, set: value }] });
  }

  apply(write: DocumentWrite): void {
    this.#documents = applyWrites(this.#documents, [write]);
  }

  all(): readonly SeedDocument[] {
    return Object.entries(this.#documents).map(([path, data]) => ({
      path,
      data: data as PlainMap,
    }));
  }
}
