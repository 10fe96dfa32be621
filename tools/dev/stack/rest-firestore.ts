import type { DocumentWrite, FieldWrite } from '../../../src/domain/store/document-write.ts';
import {
  decodeFields,
  encodeFields,
  encodeValue,
  type FirestoreFields,
  type PlainMap,
} from '../../../src/domain/store/firestore-json.ts';
import { PROJECT_ID } from './server-addresses.ts';

export const documentsRoot = `projects/${PROJECT_ID}/databases/(default)/documents`;

/** One step of a commit: a merging write, a write of a whole document, or a deletion. */
export type Step =
  | DocumentWrite
  | { path: string; replace: object }
  | { path: string; delete: true };

/** Firestore's refusal of a request, such as `PERMISSION_DENIED`. */
export class FirestoreError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`Firestore: ${code}: ${message}`);
    this.code = code;
  }
}

/** Access to Firestore by REST, the same for the local server and the official emulator. */
export interface RestFirestore {
  /** The document's fields; undefined when there is none. */
  read(path: string): Promise<PlainMap | undefined>;
  /** Documents of a collection by their ids. */
  list(collection: string): Promise<Record<string, PlainMap>>;
  /** Runs a structured query below `parent`, a path, or '' for the root. */
  query(parent: string, structuredQuery: object): Promise<PlainMap[]>;
  /** Commits all steps atomically. */
  commit(steps: readonly Step[]): Promise<void>;
}

/**
 * `firestore` is `host:port`; without `bearer` requests are unauthenticated. `send` replaces `fetch`, for
 * instance to record requests. Throws FirestoreError when the server refuses.
 */
export function restFirestore(
  firestore: string,
  bearer: string | undefined,
  send: typeof fetch = fetch,
): RestFirestore {
  async function call<T>(url: string, body?: unknown): Promise<T> {
    const response = await send(`http://${firestore}/v1/${url}`, {
      headers: {
        'Content-Type': 'application/json',
        ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as unknown;
    const first = Array.isArray(answer) ? (answer[0] as unknown) : answer;
    const error = (first as { error?: { status: string; message: string } } | undefined)?.error;
    if (error) throw new FirestoreError(error.status, error.message);
    if (!response.ok) throw new Error(`Firestore: ${response.status} ${JSON.stringify(answer)}`);
    return answer as T;
  }

  return {
    async read(path) {
      try {
        return fieldsOf(await call<RestDocument>(`${documentsRoot}/${encodePath(path)}`));
      } catch (error) {
        if (error instanceof FirestoreError && error.code === 'NOT_FOUND') return undefined;
        throw error;
      }
    },
    async list(collection) {
      const found: Record<string, PlainMap> = {};
      let pageToken = '';
      do {
        const query = `pageSize=300&pageToken=${encodeURIComponent(pageToken)}`;
        const url = `${documentsRoot}/${encodePath(collection)}?${query}`;
        const page = await call<{ documents?: RestDocument[]; nextPageToken?: string }>(url);
        for (const document of page.documents ?? []) {
          found[document.name.slice(document.name.lastIndexOf('/') + 1)] = fieldsOf(document);
        }
        pageToken = page.nextPageToken ?? '';
      } while (pageToken !== '');
      return found;
    },
    async query(parent, structuredQuery) {
      const below = [documentsRoot, ...(parent ? [encodePath(parent)] : [])].join('/');
      const answers = await call<{ document?: RestDocument }[]>(`${below}:runQuery`, {
        structuredQuery,
      });
      return answers.flatMap(({ document }) => (document ? [fieldsOf(document)] : []));
    },
    async commit(steps) {
      await call(`${documentsRoot}:commit`, { writes: steps.map(toRestWrite) });
    },
  };
}

interface RestDocument {
  readonly name: string;
  readonly fields?: FirestoreFields;
}

function fieldsOf({ fields }: RestDocument): PlainMap {
  return decodeFields(fields ?? {});
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function toRestWrite(step: Step): object {
  if ('delete' in step) return { delete: `${documentsRoot}/${step.path}` };
  if ('replace' in step) {
    return {
      update: { name: `${documentsRoot}/${step.path}`, fields: encodeFields(step.replace) },
    };
  }
  return {
    update: { name: `${documentsRoot}/${step.collection}/${step.id}`, fields: nested(step.fields) },
    updateMask: { fieldPaths: step.fields.map(({ path }) => path.map(quoted).join('.')) },
  };
}

/** Quotes a field path's segment, because keys here are dates, addresses and ids. */
function quoted(segment: string): string {
  return `\`${segment.replace(/[\\`]/g, '\\$&')}\``;
}

function nested(fields: readonly FieldWrite[]): FirestoreFields {
  const root: FirestoreFields = {};
  for (const field of fields) {
    if (!('set' in field)) continue;
    let map = root;
    for (const segment of field.path.slice(0, -1)) {
      const fieldsBelow = map[segment]?.mapValue?.fields ?? {};
      map[segment] = { mapValue: { fields: fieldsBelow } };
      map = fieldsBelow;
    }
    map[field.path.at(-1) ?? ''] = encodeValue(field.set);
  }
  return root;
}
