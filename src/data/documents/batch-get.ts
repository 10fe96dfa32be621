import { AppError } from '../../domain/lib/app-error.ts';
import { decodeFields, type FirestoreFields } from '../../domain/store/firestore-json.ts';
import { clockOffsetOf } from '../device/server-clock.ts';

/** Path → stored fields; undefined = the document is missing. */
export type Documents = Map<string, Record<string, unknown> | undefined>;

export interface BatchGetAnswer {
  documents: Documents;
  /** How far the server's clock is ahead of the phone's, ms. */
  clockOffset?: number | undefined;
}

interface BatchGetResult {
  found?: { name: string; fields?: FirestoreFields };
  missing?: string;
  readTime?: string;
}

declare global {
  interface Window {
    /** The request that src/start/start.ts sends for the screen's documents before the shop's code is loaded. */
    initialFetch?: { paths: string[]; answer: Promise<BatchGetAnswer> } | undefined;
  }
}

/** A store that has not begun to answer by then, ms, can't be reached; the rest may take longer on a slow line. */
const timeoutMs = 6000;

/** The name of a field at the top level, as in a field path. */
const quoted = (field: string) => `\`${field.replace(/[\\`]/g, '\\$&')}\``;

/**
 * Reads the documents at `paths` below `root` with one plain HTTP request; `headers` say who asks, and with `fields` only
 * those at the top level are read. Throws when the store can't be
 * reached, does not begin to answer within 6 s, or refuses.
 */
export async function batchGet(
  url: string,
  root: string,
  paths: readonly string[],
  headers: Readonly<Record<string, string>> = {},
  fields?: readonly string[],
): Promise<BatchGetAnswer> {
  const sentAt = Date.now();
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException('fetching documents: no response', 'TimeoutError')),
    timeoutMs,
  );
  const response = await fetch(url, {
    method: 'POST',
    // A "simple" content type avoids the CORS preflight request.
    headers: { 'content-type': 'text/plain', ...headers },
    body: JSON.stringify({
      documents: paths.map((path) => `${root}/${path}`),
      mask: fields && { fieldPaths: fields.map(quoted) },
    }),
    signal: limit.signal,
  }).finally(() => clearTimeout(timer));
  const receivedAt = Date.now();
  if (response.status === 403) throw new AppError('denied');
  if (!response.ok) throw new Error(`fetching documents: HTTP ${response.status}`);
  const answer: BatchGetAnswer = { documents: new Map() };
  for (const { found, missing, readTime } of (await response.json()) as BatchGetResult[]) {
    if (readTime) answer.clockOffset ??= clockOffsetOf(Date.parse(readTime), sentAt, receivedAt);
    const path = (found?.name ?? missing)?.slice(root.length + 1);
    if (path) answer.documents.set(path, found && decodeFields(found.fields ?? {}));
  }
  return answer;
}
