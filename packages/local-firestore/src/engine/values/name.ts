import { invalid } from './status.ts';

/** A document or its parent: the database it is in and its path below /documents. */
export interface Name {
  /** projects/{p}/databases/{d} */
  database: string;
  /** Slash-separated path, '' for the root. */
  path: string;
}

const NAME = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/s;

/** Documented: 6 KiB for a document's name, and subcollections 100 levels deep. */
const MAX_PATH_BYTES = 6144;
const MAX_LEVELS = 100;

/** Reads a resource name of a document. */
export function parseDocumentName(text: string): Name {
  const name = parseParentName(text);
  if (name.path === '') throw invalid(`Document name "${text}" has no document path.`);
  return name;
}

/** Reads a resource name of a document or of the root of all documents. */
export function parseParentName(text: string): Name {
  const match = NAME.exec(text);
  if (!match?.[1]) {
    throw invalid(
      `Resource name "${text}" does not match projects/{project}/databases/{database}/documents.`,
    );
  }
  const path = match[2] ?? '';
  const segments = path === '' ? [] : path.split('/');
  segments.forEach(checkId);
  if (isLongerThan(path, MAX_PATH_BYTES)) {
    throw invalid(`Document name is longer than ${MAX_PATH_BYTES} bytes.`);
  }
  if (segments.length > 2 * MAX_LEVELS) {
    throw invalid(`Document name has more than ${MAX_LEVELS} levels of collections.`);
  }
  if (segments.length % 2 !== 0) {
    throw invalid(
      `Document name "${text}" lacks "/" at index ${text.length}: the path names a collection.`,
    );
  }
  return { database: match[1], path };
}

/** Reads projects/{p}/databases/{d}. */
export function parseDatabaseName(text: string): string {
  if (/^projects\/[^/]+\/databases\/[^/]+$/.test(text)) return text;
  throw invalid(`"${text}" is not a database name: projects/{project}/databases/{database}.`);
}

/** Whether the text takes more than `bytes` bytes in UTF-8; a UTF-16 code unit takes at most three. */
export const isLongerThan = (text: string, bytes: number): boolean =>
  text.length * 3 > bytes && Buffer.byteLength(text) > bytes;

/**
 * Refuses text with half of a surrogate pair: the protocols carry text as UTF-8, which has no bytes for it.
 */
export function checkText(text: string): void {
  if (!text.isWellFormed()) {
    throw invalid(`${JSON.stringify(text.slice(0, 100))} is not valid Unicode.`);
  }
}

/** Refuses ids of collections and documents that production refuses. */
export function checkId(id: string): void {
  if (id === '') throw invalid('Resource path has an empty segment.');
  checkText(id);
  if (id === '.' || id === '..') throw invalid(`Resource id "${id}" is not allowed.`);
  if (id.startsWith('__') && /^__.*__$/s.test(id) && !/^__id-?\d+__$/.test(id)) {
    throw invalid(`Resource id "${id}" is invalid because it is reserved.`);
  }
  if (isLongerThan(id, 1500)) throw invalid('Resource id is longer than 1500 bytes.');
}

/** The collection that a document is in: everything before its last slash. */
export const collectionOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The last segment. */
export const lastId = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The full resource name. */
export const fullName = (database: string, path: string): string =>
  path === '' ? `${database}/documents` : `${database}/documents/${path}`;
