import type { Storage } from './storage.ts';

/** Storage without a data folder: nothing outlives the process. */
export function memoryStorage(): Storage {
  return {
    id: crypto.randomUUID(),
    isDurable: false,
    load: () => [],
    write: () => {},
    sync: () => {},
    syncInBackground: (done) => done(null),
    close: () => {},
  };
}
