import { firestoreAddresses } from '../../domain/store/firestore-addresses.ts';
import { isClockKnown, learnClockOffset } from '../device/server-clock.ts';
import { env } from '../env.ts';
import { callerHeaders, headersWith } from '../firebase/caller-headers.ts';
import { holdBackgroundWork } from './after-first-paint.ts';
import { type BatchGetAnswer, batchGet, type Documents } from './batch-get.ts';
import { writeCache } from './document-cache.ts';

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

/** Asks for public documents, in one request for all calls of the same task. */
const askForPublic = inOneRequest((paths) => batchGet(url, root, paths));
const askForOwn = inOneRequest(async (paths) => batchGet(url, root, paths, await callerHeaders()));

/**
 * Reads public documents with a plain HTTP request, before any SDK is loaded, and learns the server's time
 * from the response. Calls in the same task share one request. Throws when the store can't be reached or
 * refuses.
 */
export function fetchDocuments(paths: readonly string[]): Promise<Documents> {
  // Each document is used once: asked for again, it must be current.
  const found = fetchBy(paths, (path) =>
    initial?.paths.delete(path) ? initial.answer : askForPublic(path),
  );
  holdBackgroundWork(found);
  return found;
}

/** Reads documents of whoever is signed in likewise. Throws also where one of them may not be read. */
export function fetchOwnDocuments(paths: readonly string[]): Promise<Documents> {
  return fetchBy(paths, (path) =>
    ahead?.paths.delete(path) && Date.now() - ahead.at < aheadMs
      ? ahead.answer.catch(() => askForOwn(path))
      : askForOwn(path),
  );
}

/** How long what was asked for ahead is current enough, ms: somebody may open what shows it much later. */
const aheadMs = 30_000;
let ahead: { paths: Set<string>; at: number; answer: Promise<BatchGetAnswer> } | undefined;

/** Asks for documents that `fetchOwnDocuments` will be asked for, each once, by an ID token that is known already. */
export function askOwnAhead(paths: readonly string[], token: string): void {
  const request = headersWith(token).then((headers) => batchGet(url, root, paths, headers));
  ahead = { paths: new Set(paths), at: Date.now(), answer: withServerTime(request) };
  // Without callers the failure must not be reported as unhandled.
  ahead.answer.catch(() => {});
}

/** A small public document. */
const anyDocument = 'common/point';
let asking = false;

/**
 * Asks for the server's time, where no answer has told it yet: a page whose first requests have failed may hear from the
 * server by a listener only, which tells none, and the rules refuse an order of a phone whose clock is wrong.
 */
export function learnServerTime(): void {
  if (isClockKnown() || asking) return;
  asking = true;
  const ask = askForPublic(anyDocument);
  ask
    .catch((error: unknown) => console.warn('the server’s time was not told', error))
    .finally(() => {
      asking = false;
    });
}

type Ask = (path: string) => Promise<BatchGetAnswer>;

async function fetchBy(paths: readonly string[], ask: Ask): Promise<Documents> {
  const found = paths.map(async (path) => {
    const { documents } = await ask(path);
    return [path, documents.get(path)] as const;
  });
  return new Map(await Promise.all(found));
}

/** Collects the paths that are asked for in the same task, and asks for all of them at once. */
function inOneRequest(send: (paths: string[]) => Promise<BatchGetAnswer>): Ask {
  let batch: { paths: Set<string>; answer: Promise<BatchGetAnswer> } | undefined;
  const sendBatch = () => {
    const paths = [...(batch?.paths ?? [])];
    batch = undefined;
    return withServerTime(send(paths));
  };
  return (path) => {
    batch ??= { paths: new Set(), answer: Promise.resolve().then(sendBatch) };
    batch.paths.add(path);
    return batch.answer;
  };
}

async function withServerTime(request: Promise<BatchGetAnswer>): Promise<BatchGetAnswer> {
  const answer = await request;
  learnClockOffset(answer.clockOffset);
  return answer;
}
