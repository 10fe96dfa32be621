import * as z from 'zod/mini';
import type { PrintedOrders } from '../../../domain/staff/print/changed-since.ts';
import { readJson, writeJson } from '../../device/storage.ts';
import { staffPrintedPrefix } from '../../device/storage-keys.ts';

const schema = z.record(
  z.string(),
  z.object({ at: z.number(), orders: z.record(z.string(), z.string()) }),
);

/** When a paper of a date was last printed from this phone, epoch ms, and what it said of the orders. */
export type PrintedPaper = { at: number; orders: PrintedOrders };

const read = (dateId: string) => schema.safeParse(readJson(staffPrintedPrefix + dateId)).data ?? {};

/** What was last printed of a date from this phone; undefined before the first time. */
export function printedPaper(dateId: string, kind: string): PrintedPaper | undefined {
  return read(dateId)[kind];
}

/** `paper`: undefined for one that was not printed after all, nor before. */
export function storePrinted(dateId: string, kind: string, paper: PrintedPaper | undefined): void {
  writeJson(staffPrintedPrefix + dateId, { ...read(dateId), [kind]: paper });
}
