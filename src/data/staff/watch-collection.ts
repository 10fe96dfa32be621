import type { Query } from 'firebase/firestore';
import { loadFirestore } from '../documents/load-sdk.ts';

type Sdk = Awaited<ReturnType<typeof loadFirestore>>;

export interface WatchedDocument {
  id: string;
  data: Record<string, unknown>;
}

/**
 * Listens to the documents that a query finds: reports what was added, changed or removed since the last
 * call, and whether the server is connected. Returns the function that stops it.
 */
export function watchCollection(
  source: (sdk: Sdk) => Query,
  on: {
    changes: (changed: WatchedDocument[], gone: WatchedDocument[]) => void;
    connected: (connected: boolean) => void;
    failed: (error: unknown) => void;
  },
): () => void {
  let stopped = false;
  let unsubscribe = () => {};
  const start = async () => {
    const sdk = await loadFirestore();
    if (stopped) return;
    unsubscribe = sdk.onSnapshot(
      source(sdk),
      { includeMetadataChanges: true },
      (snapshot) => {
        const changed: WatchedDocument[] = [];
        const gone: WatchedDocument[] = [];
        for (const { type, doc } of snapshot.docChanges()) {
          (type === 'removed' ? gone : changed).push({ id: doc.id, data: doc.data() });
        }
        if (changed.length > 0 || gone.length > 0) on.changes(changed, gone);
        on.connected(!snapshot.metadata.fromCache);
      },
      on.failed,
    );
  };
  start().catch(on.failed);
  return () => {
    stopped = true;
    unsubscribe();
  };
}
