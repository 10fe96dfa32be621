import { randomUUID } from 'node:crypto';
import type { Storage } from './storage.ts';

/** Storage without a data folder: nothing outlives the process. */
export function memoryStorage(): Storage {
  return {
    id: randomUUID(),
    load: () => [],
    write: () => {},
    close: () => {},
  };
}
