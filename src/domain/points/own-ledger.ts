import * as z from 'zod/mini';
import { readableEntries, storedDollars } from '../lib/readable-entries.ts';
import type { Ledger, LedgerEntry } from './points.ts';

/** What a sum needs of an entry. */
const countedEntry = z.looseObject({
  point: storedDollars,
  usedPoint: storedDollars,
  type: z.string(),
});

/** What a screen needs of one to show it. */
const shownEntry = z.extend(countedEntry, {
  dateId: z.optional(z.union([z.literal(''), z.string().check(z.regex(/^\d{8}/))])),
  nowTime: z.number(),
});

/** A customer's stored points without the entries that can't be read, and the keys of those. */
export function readableLedger(data: Record<string, unknown>): {
  entries: Ledger;
  unreadable: string[];
} {
  return readableEntries<LedgerEntry>(data, shownEntry);
}

/** The same with every entry that can be counted, though not shown: a balance has its points. */
export function countedLedger(data: Record<string, unknown>): {
  entries: Ledger;
  unreadable: string[];
} {
  return readableEntries<LedgerEntry>(data, countedEntry);
}
