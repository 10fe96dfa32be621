import type { Query } from 'firebase/firestore';
import { sameValue } from '../../../domain/lib/same-value.ts';
import { keepListening } from '../../documents/keep-listening.ts';
import { loadFirestore } from '../../documents/load-sdk.ts';
import { restartWhenCutOff } from '../../documents/restart-documents.ts';

type Sdk = Awaited<ReturnType<typeof loadFirestore>>;

export interface WatchedDocument {
  id: string;
  data: Record<string, unknown>;
}

/**
 * Listens to the documents that a query finds: reports what was added, changed or removed since the last
 * call, and whether the server is connected. Returns the function that stops it. A listener that ends or
 * can't be started is reported to `failed` and started again.
 */
export function watchCollection(
  source: (sdk: Sdk) => Query,
  on: {
    changes: (changed: WatchedDocument[], gone: WatchedDocument[], fromServer: boolean) => void;
    connected: (connected: boolean) => void;
    failed: (error: unknown) => void;
  },
): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  /** What has been reported: a listener that is started again lists everything that it finds. */
  const known = new Map<string, WatchedDocument>();
  const listen = async (answered: () => void, attempt: AbortSignal) => {
    const cutOff = restartWhenCutOff(attempt);
    const sdk = await loadFirestore();
    if (attempt.aborted) return;
    await new Promise<never>((_, end) => {
      const unsubscribe = sdk.onSnapshot(
        source(sdk),
        { includeMetadataChanges: true },
        (snapshot) => {
          const { fromCache } = snapshot.metadata;
          const changed = snapshot
            .docChanges()
            .filter(({ type }) => type !== 'removed')
            .map(({ doc }) => ({ id: doc.id, data: doc.data() }))
            .filter(({ id, data }) => !sameValue(known.get(id)?.data, data));
          // Only the server knows what was removed, also while nothing was listening.
          const present = !fromCache && new Set(snapshot.docs.map(({ id }) => id));
          const gone = present ? [...known.values()].filter(({ id }) => !present.has(id)) : [];
          for (const document of changed) known.set(document.id, document);
          for (const { id } of gone) known.delete(id);
          if (changed.length > 0 || gone.length > 0) on.changes(changed, gone, !fromCache);
          if (!fromCache) answered();
          cutOff(fromCache);
          on.connected(!fromCache);
        },
        end,
      );
      attempt.addEventListener('abort', unsubscribe);
    });
  };
  void keepListening(signal, listen, on.failed);
  return () => stopped.abort();
}
