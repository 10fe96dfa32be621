import { firestoreAddresses } from '../../../domain/store/firestore-addresses.ts';
import { decodeFields, type FirestoreFields } from '../../../domain/store/firestore-json.ts';
import { loadAuth } from '../../documents/load-sdk.ts';
import { env } from '../../env.ts';
import { toAppError } from '../../firebase/to-app-error.ts';
import { asStaff } from './use-staff.ts';

const { root, documents } = firestoreAddresses(env);

interface RestDocument {
  name: string;
  fields?: FirestoreFields;
}
export interface ReadDocumentResult {
  id: string;
  data: Record<string, unknown>;
}

/**
 * Reads one field of a document, or without `field` all of it, with a plain request: the SDK can read only whole
 * documents, and one document holds a customer's orders of all dates. Undefined when the document is missing.
 */
export async function readPart(
  path: string,
  field?: string,
): Promise<Record<string, unknown> | undefined> {
  const mask = field === undefined ? {} : { mask: { fieldPaths: [quoted(field)] } };
  const answers = (await postAsStaff(':batchGet', { documents: [`${root}/${path}`], ...mask })) as {
    found?: RestDocument;
  }[];
  const found = answers.find((answer) => answer.found)?.found;
  return found && decodeFields(found.fields ?? {});
}

/** A field name as a quoted field path of one segment, whatever characters it contains. */
export function quoted(field: string): string {
  return `\`${field.replace(/[\\`]/g, '\\$&')}\``;
}

type FilterValue = { stringValue: string } | { booleanValue: boolean };
export interface StaffQuery {
  /** Path of the collection. */
  collection: string;
  equal?: readonly (readonly [field: string, value: FilterValue])[];
  /** Only documents whose list contains one of these texts. */
  containsAny?: readonly [field: string, values: readonly string[]];
  /** Only documents whose field, epoch ms, is between these. */
  between?: readonly [field: string, after: number, before: number];
  /** Only documents whose id is the first of these or follows it, before the second. */
  ids?: readonly [from: string, before: string];
  /** Only these fields of each document. */
  select?: readonly string[];
  /** Sorted by this field, epoch ms; documents of one moment by their ids. */
  newestFirstBy?: string;
  /** Only what follows this place in the order of `newestFirstBy`. */
  startAfter?: PlaceInOrder | undefined;
  limit?: number;
}

/** Where a page of a sorted query ends: the last document's time, epoch ms, and id. */
export interface PlaceInOrder {
  at: number;
  id: string;
}

/** A collection as queries name it: below which document, and its last part. */
export function placeOf(collection: string): { parent: string; collectionId: string } {
  const parts = collection.split('/');
  const collectionId = parts.pop() ?? '';
  return { parent: parts.length > 0 ? `/${parts.join('/')}` : '', collectionId };
}

/** Runs a query once and returns the documents found. */
export async function queryOnce(query: StaffQuery): Promise<ReadDocumentResult[]> {
  const { parent, collectionId } = placeOf(query.collection);
  const filters = filtersOf(query);
  const answers = (await postAsStaff(`${parent}:runQuery`, {
    structuredQuery: {
      from: [{ collectionId }],
      ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
      ...(query.select && {
        select: { fields: query.select.map((fieldPath) => ({ fieldPath })) },
      }),
      ...(query.newestFirstBy && {
        orderBy: [query.newestFirstBy, '__name__'].map((fieldPath) => ({
          field: { fieldPath },
          direction: 'DESCENDING',
        })),
      }),
      ...(query.startAfter && { startAt: cursorOf(query.collection, query.startAfter) }),
      ...(query.limit && { limit: query.limit }),
    },
  })) as { document?: RestDocument }[];
  return answers.flatMap(({ document }) =>
    document
      ? [
          {
            id: document.name.split('/').at(-1) ?? '',
            data: decodeFields(document.fields ?? {}),
          },
        ]
      : [],
  );
}

function cursorOf(collection: string, { at, id }: PlaceInOrder): object {
  const values = [{ integerValue: String(at) }, { referenceValue: `${root}/${collection}/${id}` }];
  return { values, before: false };
}

/** The filters of a query, as the REST API takes them. */
export function filtersOf({
  collection,
  equal = [],
  between,
  containsAny,
  ids,
}: StaffQuery): object[] {
  const filter = (fieldPath: string, op: string, value: object) => {
    return { fieldFilter: { field: { fieldPath }, op, value } };
  };
  const filters = equal.map(([field, value]) => filter(field, 'EQUAL', value));
  if (containsAny) {
    const [list, texts] = containsAny;
    const values = texts.map((stringValue) => ({ stringValue }));
    filters.push(filter(list, 'ARRAY_CONTAINS_ANY', { arrayValue: { values } }));
  }
  if (ids) {
    const [from, before] = ids.map((id) => ({ referenceValue: `${root}/${collection}/${id}` }));
    if (from) filters.push(filter('__name__', 'GREATER_THAN_OR_EQUAL', from));
    if (before) filters.push(filter('__name__', 'LESS_THAN', before));
  }
  if (!between) return filters;
  const [field, after, before] = between;
  return [
    ...filters,
    filter(field, 'GREATER_THAN', { integerValue: String(after) }),
    filter(field, 'LESS_THAN', { integerValue: String(before) }),
  ];
}

/** These fields of the documents with these ids, by id; without those that are missing. Throws AppError. */
export async function readFields(
  collection: string,
  ids: readonly string[],
  fields: readonly string[],
): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  if (ids.length === 0) return new Map();
  const answers = (await postAsStaff(':batchGet', {
    documents: ids.map((id) => `${root}/${collection}/${id}`),
    mask: { fieldPaths: fields },
  })) as { found?: RestDocument }[];
  return new Map(
    answers.flatMap(({ found }) =>
      found ? [[found.name.split('/').at(-1) ?? '', decodeFields(found.fields ?? {})]] : [],
    ),
  );
}

/** Which of these ids exist in a collection. */
export async function presentIds(collection: string, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await readFields(collection, ids, ['dateId'])).keys());
}

/** A request without a response for this long, ms, has failed. */
const timeoutMs = 30_000;

/** Posts to a method of the store as the member of staff who is logged in. Throws AppError. */
export function postAsStaff(call: string, body: unknown): Promise<unknown> {
  return asStaff(() => answerTo(call, body));
}

async function answerTo(call: string, body: unknown): Promise<unknown> {
  try {
    const token = await (await loadAuth()).auth.currentUser?.getIdToken();
    const response = await fetch(`${documents}${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return await response.json();
    throw Object.assign(new Error(`HTTP ${response.status}`), {
      code: response.status === 403 ? 'permission-denied' : 'unavailable',
    });
  } catch (error) {
    throw toAppError(error);
  }
}
