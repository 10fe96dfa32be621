import type { Query } from 'firebase/firestore';
import { loadFirestore } from '../documents/load-sdk.ts';
import { onlineOrAfter } from '../online-or-after.ts';

type Sdk = Awaited<ReturnType<typeof loadFirestore>>;

export interface WatchedDocument {
  id: string;
  data: Record<string, unknown>;
}

/** If the SDK could not be loaded, the next attempt comes after this time, ms, or once the phone is online. */
const retryMs = 5000;

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
  const startWithRetries = (): Promise<void> =>
    start().catch(async (error) => {
      on.failed(error);
      await onlineOrAfter(retryMs);
      if (!stopped) await startWithRetries();
    });
  void startWithRetries();
  return () => {
    stopped = true;
    unsubscribe();
  };
}
