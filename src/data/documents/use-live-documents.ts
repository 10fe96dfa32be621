import { useEffect, useMemo, useState } from 'react';
import { type DocumentState, loadingState } from './document-state.ts';
import { type DocumentSource, observeDocument } from './live-document.ts';

/** Listens to several documents, which a screen asks for one after another. `sources` must be memoised. */
export function useLiveDocuments<T>(
  sources: readonly DocumentSource<T>[],
): readonly DocumentState<T>[] {
  const [states, setStates] = useState<ReadonlyMap<string, DocumentState<T>>>(new Map());
  useEffect(() => {
    const stops = sources.map((source) =>
      observeDocument(source, (state) =>
        setStates((before) => new Map(before).set(source.path, state)),
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [sources]);
  return useMemo(
    () => sources.map(({ path }) => states.get(path) ?? loadingState),
    [sources, states],
  );
}
