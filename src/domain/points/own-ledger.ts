import * as z from 'zod/mini';
import { readableEntries, storedDollars } from '../lib/readable-entries.ts';
import type { Ledger, LedgerEntry } from './points.ts';

/** What a screen needs of an entry to show it. */
const shownEntry = z.looseObject({
  dateId: z.optional(z.union([z.literal(''), z.string().check(z.regex(/^\d{8}/))])),
  point: storedDollars,
  usedPoint: storedDollars,
  type: z.string(),
  nowTime: z.number(),
});

/** A customer's stored points without the entries that can't be read, and the keys of those. */
export function readableLedger(data: Record<string, unknown>): {
  entries: Ledger;
  unreadable: string[];
} {
  return readableEntries<LedgerEntry>(data, shownEntry);
}
