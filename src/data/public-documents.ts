import { decodeFields, type FirestoreFields } from '../domain/firestore-json.ts';
import { env } from './env.ts';
import { takeInitialFetch } from './initial-fetch.ts';
import { learnServerTime } from './server-clock.ts';
import { delayIdle } from './when-idle.ts';

type Fields = Record<string, unknown> | undefined;
type Found = Map<string, Fields>;

const root = `projects/${env.VITE_FIREBASE_PROJECT_ID}/databases/(default)/documents`;

/** Documents on their way by the read that the page started before this code was there. */
let early: { paths: Set<string>; answer: Promise<Found> } | undefined;
let lookedForEarly = false;
/** What has been asked for in this very moment: one request for all of it. */
let batch: { paths: Set<string>; answer: Promise<Found> } | undefined;

/**
 * Reads public documents by plain requests, before any SDK is loaded, and learns the server's time
 * from the answer. All that is asked for in the same moment shares one request. A document that is
 * missing comes back as undefined. Throws when the store can't be reached or refuses.
 */
export async function readPublicDocuments(paths: readonly string[]): Promise<Found> {
  const answered = Promise.all(paths.map(answerFor));
  delayIdle(answered);
  const answers = await answered;
  return new Map(paths.map((path, index) => [path, answers[index]?.get(path)]));
}

function answerFor(path: string): Promise<Found> {
  if (!lookedForEarly) {
    lookedForEarly = true;
    early = initialRead();
  }
  // Once each: asked again, the answer would be old.
  if (early?.paths.delete(path)) return early.answer;
  batch ??= openBatch();
  batch.paths.add(path);
  return batch.answer;
}

function initialRead(): typeof early {
  const taken = takeInitialFetch();
  if (!taken) return;
  const answer = taken.answer.then(({ response, receivedAt }) =>
    readAnswer(response, taken.sentAt, receivedAt),
  );
  // Whoever asks hears of a failure; nobody may.
  answer.catch(() => {});
  return { paths: new Set(taken.paths), answer };
}

function openBatch(): { paths: Set<string>; answer: Promise<Found> } {
  const paths = new Set<string>();
  const answer = Promise.resolve().then(() => {
    batch = undefined;
    return request([...paths]);
  });
  return { paths, answer };
}

async function request(paths: readonly string[]): Promise<Found> {
  const origin = env.VITE_FIRESTORE_HOST
    ? `http://${env.VITE_FIRESTORE_HOST}`
    : 'https://firestore.googleapis.com';
  const sentAt = Date.now();
  const response = await fetch(
    `${origin}/v1/${root}:batchGet?key=${encodeURIComponent(env.VITE_FIREBASE_API_KEY)}`,
    {
      method: 'POST',
      // A "simple" content type spares the preflight round trip.
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ documents: paths.map((path) => `${root}/${path}`) }),
    },
  );
  return readAnswer(response, sentAt, Date.now());
}

async function readAnswer(response: Response, sentAt: number, receivedAt: number): Promise<Found> {
  if (!response.ok) throw new Error(`reading public documents: HTTP ${response.status}`);
  const found: Found = new Map();
  for (const answer of (await response.json()) as BatchGetAnswer[]) {
    if (answer.readTime) learnServerTime(Date.parse(answer.readTime), sentAt, receivedAt);
    const name = answer.found?.name ?? answer.missing;
    if (name) {
      const fields = answer.found && decodeFields(answer.found.fields ?? {});
      found.set(name.slice(root.length + 1), fields);
    }
  }
  return found;
}

interface BatchGetAnswer {
  found?: { name: string; fields?: FirestoreFields };
  missing?: string;
  readTime?: string;
}
