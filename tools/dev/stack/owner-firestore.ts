/**
 * Access to Firestore as the project's owner: rules are not applied. For sample data, and for tests that act
 * as staff or check what is stored.
 */
import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { Plain, PlainMap } from '../../../src/domain/store/firestore-json.ts';
import { type RestFirestore, restFirestore } from './rest-firestore.ts';

/** Firestore takes at most 500 writes in one commit. */
const MAX_WRITES = 500;

export interface SeedDocument {
  /** `collection/document`; slashes only as separators. */
  readonly path: string;
  readonly data: PlainMap;
}

export interface OwnerFirestore extends Pick<RestFirestore, 'read' | 'list' | 'commit'> {
  /** Writes whole documents in order, atomically up to 500. */
  write(documents: readonly SeedDocument[]): Promise<void>;
  /** Sets one field, named by its path of map keys; all other fields stay. */
  setField(path: string, field: readonly string[], value: Plain): Promise<void>;
  /** Removes one field; all other fields stay. */
  removeField(path: string, field: readonly string[]): Promise<void>;
  remove(path: string): Promise<void>;
}

/** `firestore` is `host:port`. Throws with the server's message when it refuses. */
export function ownerFirestore(firestore: string): OwnerFirestore {
  const store = restFirestore(firestore, 'owner');
  return {
    ...store,
    async write(documents) {
      const steps = documents.map(({ path, data }) => ({ path, replace: data }));
      for (let from = 0; from < steps.length; from += MAX_WRITES) {
        await store.commit(steps.slice(from, from + MAX_WRITES));
      }
    },
    setField: (path, field, value) => store.commit([fieldWrite(path, { path: field, set: value })]),
    removeField: (path, field) => store.commit([fieldWrite(path, { path: field, remove: true })]),
    remove: (path) => store.commit([{ path, delete: true }]),
  };
}

function fieldWrite(path: string, field: DocumentWrite['fields'][number]): DocumentWrite {
  const [collection, id] = split(path);
  return { collection, id, fields: [field] };
}

/** Splits a path such as `deliveryMsgs/d/messages/m` into collection and id. */
function split(path: string): [string, string] {
  const at = path.lastIndexOf('/');
  return [path.slice(0, at), path.slice(at + 1)];
}
