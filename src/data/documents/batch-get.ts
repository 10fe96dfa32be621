import { decodeFields, type FirestoreFields } from '../../domain/firestore-json.ts';

/** Path → stored fields; undefined = the document is missing. */
export type Documents = Map<string, Record<string, unknown> | undefined>;

export interface BatchGetAnswer {
  documents: Documents;
  /** The server's time, epoch ms. */
  readTime?: number;
}

interface BatchGetResult {
  found?: { name: string; fields?: FirestoreFields };
  missing?: string;
  readTime?: string;
}

/** The documents of a `batchGet` response by their paths below `root`. Throws when the store refuses. */
export async function readBatchGet(response: Response, root: string): Promise<BatchGetAnswer> {
  if (!response.ok) throw new Error(`fetching documents: HTTP ${response.status}`);
  const answer: BatchGetAnswer = { documents: new Map() };
  for (const { found, missing, readTime } of (await response.json()) as BatchGetResult[]) {
    if (readTime) answer.readTime ??= Date.parse(readTime);
    const path = (found?.name ?? missing)?.slice(root.length + 1);
    if (path) answer.documents.set(path, found && decodeFields(found.fields ?? {}));
  }
  return answer;
}
