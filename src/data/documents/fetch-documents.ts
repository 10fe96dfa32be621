import { firestoreAddresses } from '../../domain/store/firestore-addresses.ts';
import { learnClockOffset } from '../device/server-clock.ts';
import { env } from '../env.ts';
import { type BatchGetAnswer, batchGet, type Documents } from './batch-get.ts';
import { writeCache } from './document-cache.ts';
import { delayIdle } from './when-idle.ts';

const { root, batchGet: url } = firestoreAddresses(env);
const initialFetch = typeof window === 'undefined' ? undefined : window.initialFetch;
const initial = initialFetch && {
  paths: new Set(initialFetch.paths),
  answer: withServerTime(initialFetch.answer),
};
initial?.answer.then(
  // The first render shows what the cache has.
  ({ documents }) => documents.forEach((data, path) => void writeCache(path, data)),
  // Each caller handles the failure; without callers it must not be reported as unhandled.
  () => {},
);
/** Collects the paths that are asked for in the same task. */
let batch: { paths: Set<string>; answer: Promise<BatchGetAnswer> } | undefined;

/**
 * Reads public documents with a plain HTTP request, before any SDK is loaded, and learns the server's time
 * from the response. Calls in the same task share one request. Throws when the store can't be reached or
 * refuses.
 */
export async function fetchDocuments(paths: readonly string[]): Promise<Documents> {
  const found = Promise.all(
    paths.map(async (path) => {
      const { documents } = await answerFor(path);
      return [path, documents.get(path)] as const;
    }),
  );
  delayIdle(found);
  return new Map(await found);
}

function answerFor(path: string): Promise<BatchGetAnswer> {
  // Each document is used once: asked for again, it must be current.
  if (initial?.paths.delete(path)) return initial.answer;
  batch ??= { paths: new Set(), answer: Promise.resolve().then(sendBatch) };
  batch.paths.add(path);
  return batch.answer;
}

function sendBatch(): Promise<BatchGetAnswer> {
  const paths = [...(batch?.paths ?? [])];
  batch = undefined;
  return withServerTime(batchGet(url, root, paths));
}

async function withServerTime(request: Promise<BatchGetAnswer>): Promise<BatchGetAnswer> {
  const answer = await request;
  learnClockOffset(answer.clockOffset);
  return answer;
}
