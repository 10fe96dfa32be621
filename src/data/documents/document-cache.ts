import * as z from 'zod/mini';
import { readJson, writeJson } from '../device/storage.ts';
import { cacheKey } from '../device/storage-keys.ts';

/**
 * A public document as the server last sent it: its stored fields and when, epoch ms by the phone's clock.
 */
const cachedDocument = z.object({
  version: z.literal(1),
  at: z.number(),
  data: z.record(z.string(), z.unknown()),
});

/** The cached document at `path`; undefined where there is none, or none in the present format. */
export const readCache = (path: string) => cachedDocument.safeParse(readJson(cacheKey(path))).data;

/** Caches a document that the server has sent; undefined (a missing document) removes it. */
export function writeCache(path: string, data: Record<string, unknown> | undefined): void {
  writeJson(cacheKey(path), data && { version: 1, at: Date.now(), data });
}
