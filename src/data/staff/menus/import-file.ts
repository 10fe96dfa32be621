import {
  type CurrentCatalogue,
  checkRows,
  type Import,
} from '../../../domain/staff/import/check-rows.ts';
import {
  type ImportEffect,
  importEffects,
  planImport,
  readCurrentCatalogue,
} from '../../../domain/staff/import/import-plan.ts';
import type { ImportRecord } from '../../../domain/staff/import/import-record.ts';
import { planImportUndo } from '../../../domain/staff/import/import-undo.ts';
import { type RowKind, readRows } from '../../../domain/staff/import/read-rows.ts';
import type { RowProblem } from '../../../domain/staff/import/row-problem.ts';
import type { StaffPlan } from '../../../domain/staff/staff-plan.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { serverNow } from '../../device/server-clock.ts';
import { runStaffPlan } from '../common/run-staff-plan.ts';
import { queryOnce, readPart } from '../common/staff-reads.ts';
import { openPaymentDates } from '../inbox/open-payments.ts';

/** What importing a file would change, row by row; nothing has been written. */
export interface ImportPreview {
  data: Import;
  /** The stored documents that it was compared with. */
  present: CurrentCatalogue;
  rows: (ImportEffect & { line: number })[];
  /** Errors; with any of them nothing can be written. */
  errors: RowProblem[];
  /** Warnings about valid rows. */
  warnings: RowProblem[];
}

/** Reads a file's text and compares it with the shop's data. Throws AppError. */
export async function previewImport(
  text: string,
  kind: RowKind | undefined,
): Promise<ImportPreview> {
  const read = readRows(text, kind);
  const present = await readCurrentCatalogue((path) => readPart(path));
  const { data, lines, errors, warnings } = checkRows(read.rows, present, serverNow());
  const rows = importEffects(data, present).map((effect) => ({
    ...effect,
    line: lines[effect.kind][effect.id] ?? 0,
  }));
  return { data, present, rows, errors: [...read.errors, ...errors], warnings };
}

/** Writes what a preview showed, unless the shop's data has changed since. Throws as `runStaffPlan` does. */
export function importFile(preview: ImportPreview, source: string): Promise<StaffPlan> {
  const { data, present: seen } = preview;
  return runStaffPlan((read, actor) => planImport({ data, source, seen }, read, actor));
}

/** An import as the list of imports shows it. */
export type RecentImport = { id: string } & Omit<ImportRecord, 'changes'>;

/** The last imports, newest first. Throws AppError. */
export async function readRecentImports(): Promise<RecentImport[]> {
  const found = await queryOnce({
    collection: stores.imports,
    select: ['at', 'actorName', 'source', 'undone'],
    newestFirstBy: 'at',
    limit: 5,
  });
  return found.map(({ id, data }) => ({ id, ...(data as Omit<ImportRecord, 'changes'>) }));
}

/** Undoes an import, as far as nothing depends on it. Throws as `runStaffPlan` does. */
export async function undoImport(importId: string): Promise<ReturnType<typeof planImportUndo>> {
  const openPayments = await openPaymentDates();
  return runStaffPlan((read, actor) => planImportUndo({ importId, openPayments }, read, actor));
}
