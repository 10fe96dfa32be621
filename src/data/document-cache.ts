/**
 * What public documents said when this phone last saw them, so that dates and menus are there at once
 * on the next visit and without a connection. A customer's own documents are kept by the SDK's store.
 */
const version = 1;
const keyOf = (path: string) => `seen:${path}`;

export interface SeenDocument {
  /** Stored fields. */
  data: Record<string, unknown>;
  /** When the server said so, by the phone's clock, epoch ms. */
  at: number;
}

/** What this phone last saw at `path`; undefined when it has seen nothing that can still be read. */
export function readCache(path: string): SeenDocument | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(path)) ?? 'null');
    if (!isRecord(stored) || stored.version !== version) return;
    const { data, at } = stored;
    return isRecord(data) && typeof at === 'number' ? { data, at } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what the server has just said; a missing document is forgotten. */
export function writeCache(path: string, data: Record<string, unknown> | undefined): void {
  try {
    if (data) {
      localStorage.setItem(keyOf(path), JSON.stringify({ version, at: Date.now(), data }));
    } else {
      localStorage.removeItem(keyOf(path));
    }
  } catch {
    // A full or forbidden store only means a slower next visit.
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
