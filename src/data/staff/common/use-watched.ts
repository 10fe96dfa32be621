import { useEffect, useState } from 'react';
import { useListening } from '../bell/bell-settings.ts';
import { watchCollection } from './watch-collection.ts';

export type WatchedSource = Parameters<typeof watchCollection>[0];

interface Watched<T> {
  /** False until the server has told all of them, again after the page was hidden. */
  loaded: boolean;
  found: readonly T[];
}

/** What a query finds, live; `source` must be constant, `name` is for the log. */
export function useWatched<T>(source: WatchedSource, name: string): Watched<T> {
  const listening = useListening();
  const [state, set] = useState<Watched<T> & { byId: ReadonlyMap<string, T> }>(nothingYet);
  useEffect(() => {
    if (!listening) return;
    set(nothingYet);
    return watchCollection(source, {
      changes: (changed, gone) =>
        set((before) => {
          const byId = new Map(before.byId);
          for (const { id, data } of changed) byId.set(id, data as unknown as T);
          for (const { id } of gone) byId.delete(id);
          return { ...before, byId, found: [...byId.values()] };
        }),
      connected: (connected) => {
        if (connected) set((before) => (before.loaded ? before : { ...before, loaded: true }));
      },
      failed: (error) => console.error(name, error),
    });
  }, [source, name, listening]);
  return state;
}

const nothingYet = { loaded: false, found: [], byId: new Map<string, never>() };
