/**
 * Firestore over REST as the project's owner: rules are not applied. For sample data and for tests that play
 * staff or look at what is stored; the same calls work on the local server and on the official emulator.
 */
import { PROJECT_ID } from './addresses.ts';
import {
  decodeFields,
  encodeFields,
  encodeValue,
  type FirestoreFields,
  type Plain,
  type PlainMap,
} from './firestore-json.ts';

const DATABASE = `projects/${PROJECT_ID}/databases/(default)`;
/** Firestore takes at most 500 writes in one commit. */
const MAX_WRITES = 500;

export interface SeedDocument {
  /** `collection/document`, slashes only as separators. */
  readonly path: string;
  readonly data: PlainMap;
}

export interface OwnerFirestore {
  /** The document's fields; undefined when there is none. */
  read(path: string): Promise<PlainMap | undefined>;
  /** Documents of a collection by their ids. */
  list(collection: string): Promise<Record<string, PlainMap>>;
  /** Writes whole documents, in order, all or none up to 500. */
  write(documents: readonly SeedDocument[]): Promise<void>;
  /** Sets one field, named by its path of map keys; every other field stays. */
  setField(path: string, field: readonly string[], value: Plain): Promise<void>;
  /** Removes one field; every other field stays. */
  removeField(path: string, field: readonly string[]): Promise<void>;
  remove(path: string): Promise<void>;
}

/** `firestore` is `host:port`. A refusal of the server throws with its words. */
export function ownerFirestore(firestore: string): OwnerFirestore {
  const root = `http://${firestore}/v1/${DATABASE}/documents`;

  async function request(url: string, body?: unknown): Promise<Response> {
    return fetch(url, {
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  }

  async function commit(writes: readonly unknown[]): Promise<void> {
    await textOf(await request(`${root}:commit`, { writes }));
  }

  return {
    async read(path) {
      const response = await request(`${root}/${encodePath(path)}`);
      if (response.status === 404) return undefined;
      return decodeFields(fieldsOf(JSON.parse(await textOf(response))));
    },
    async list(collection) {
      const found: Record<string, PlainMap> = {};
      let pageToken = '';
      do {
        const query = `pageSize=300&pageToken=${encodeURIComponent(pageToken)}`;
        const response = await request(`${root}/${encodePath(collection)}?${query}`);
        const page = JSON.parse(await textOf(response)) as ListAnswer;
        for (const document of page.documents ?? []) {
          const id = document.name.slice(document.name.lastIndexOf('/') + 1);
          found[id] = decodeFields(fieldsOf(document));
        }
        pageToken = page.nextPageToken ?? '';
      } while (pageToken !== '');
      return found;
    },
    async write(documents) {
      for (let from = 0; from < documents.length; from += MAX_WRITES) {
        const part = documents.slice(from, from + MAX_WRITES);
        await commit(
          part.map(({ path, data }) => ({
            update: { name: nameOf(path), fields: encodeFields(data) },
          })),
        );
      }
    },
    async setField(path, field, value) {
      const fields = nest(field, encodeValue(value));
      await commit([{ update: { name: nameOf(path), fields }, updateMask: maskOf(field) }]);
    },
    async removeField(path, field) {
      await commit([{ update: { name: nameOf(path), fields: {} }, updateMask: maskOf(field) }]);
    },
    async remove(path) {
      await commit([{ delete: nameOf(path) }]);
    },
  };
}

interface ListAnswer {
  readonly documents?: readonly { readonly name: string; readonly fields?: FirestoreFields }[];
  readonly nextPageToken?: string;
}

async function textOf(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new Error(`Firestore: ${response.status} ${text}`);
  return text;
}

function fieldsOf(document: { readonly fields?: FirestoreFields }): FirestoreFields {
  return document.fields ?? {};
}

function nameOf(path: string): string {
  return `${DATABASE}/documents/${path}`;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Field paths quote every key, because keys here are dates, e-mail-like ids and addresses. */
function maskOf(field: readonly string[]): { fieldPaths: string[] } {
  const quoted = field.map((key) => `\`${key.replace(/[\\`]/g, '\\$&')}\``);
  return { fieldPaths: [quoted.join('.')] };
}

function nest(field: readonly string[], value: ReturnType<typeof encodeValue>): FirestoreFields {
  const [key, ...rest] = field;
  if (key === undefined) throw new Error('a field path needs at least one key');
  return { [key]: rest.length === 0 ? value : { mapValue: { fields: nest(rest, value) } } };
}
