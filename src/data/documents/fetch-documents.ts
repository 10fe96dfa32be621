import { env } from '../env.ts';
import { learnServerTime } from '../server-clock.ts';
import { type BatchGetAnswer, type Documents, readBatchGet } from './batch-get.ts';
import type { InitialFetch } from './initial-fetch.ts';
import { delayIdle } from './when-idle.ts';

type Batch = { paths: Set<string>; documents: Promise<Documents> };

export const documentsRoot = `projects/${env.VITE_FIREBASE_PROJECT_ID}/databases/(default)/documents`;
export const firestoreOrigin = env.VITE_FIRESTORE_HOST
  ? `http://${env.VITE_FIRESTORE_HOST}`
  : 'https://firestore.googleapis.com';
const url = `${firestoreOrigin}/v1/${documentsRoot}:batchGet?key=${encodeURIComponent(env.VITE_FIREBASE_API_KEY)}`;

const initial = typeof window === 'undefined' ? undefined : takeOver(window.initialFetch);
let arrived: { documents: Documents; at: number } | undefined;
/** Collects the paths that are asked for in the same task. */
let batch: Batch | undefined;

/**
 * Reads public documents with a plain HTTP request, before any SDK is loaded, and learns the server's time
 * from the response. Calls in the same task share one request. Throws when the store can't be reached or
 * refuses.
 */
export async function fetchDocuments(paths: readonly string[]): Promise<Documents> {
  const answers = Promise.all(paths.map((path) => batchFor(path).documents));
  delayIdle(answers);
  const found = await answers;
  return new Map(paths.map((path, index) => [path, found[index]?.get(path)]));
}

/** What the initial fetch has found at `path`, and when, epoch ms; undefined before it is answered. */
export function initialDocument(
  path: string,
): { data: Record<string, unknown>; at: number } | undefined {
  const data = arrived?.documents.get(path);
  return data && arrived && { data, at: arrived.at };
}

function batchFor(path: string): Batch {
  // Each document is used once: asked for again, it must be current.
  if (initial?.paths.delete(path)) return initial;
  batch ??= openBatch();
  batch.paths.add(path);
  return batch;
}

function takeOver(started: InitialFetch | undefined): Batch | undefined {
  if (!started) return;
  const documents = started.answer.then(({ receivedAt, ...answer }) => {
    arrived = { documents: take(answer, started.sentAt, receivedAt), at: receivedAt };
    return arrived.documents;
  });
  // Each caller handles the failure; without callers it must not be reported as unhandled.
  documents.catch(() => {});
  return { paths: new Set(started.paths), documents };
}

function openBatch(): Batch {
  const paths = new Set<string>();
  const documents = Promise.resolve().then(async () => {
    batch = undefined;
    const sentAt = Date.now();
    const body = JSON.stringify({
      documents: [...paths].map((path) => `${documentsRoot}/${path}`),
    });
    // A "simple" content type needs no preflight request.
    const headers = { 'content-type': 'text/plain' };
    const response = await fetch(url, { method: 'POST', headers, body });
    const receivedAt = Date.now();
    return take(await readBatchGet(response, documentsRoot), sentAt, receivedAt);
  });
  return { paths, documents };
}

function take(
  { documents, readTime }: BatchGetAnswer,
  sentAt: number,
  receivedAt: number,
): Documents {
  if (readTime) learnServerTime(readTime, sentAt, receivedAt);
  return documents;
}
