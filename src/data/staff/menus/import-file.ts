import { type CurrentCatalogue, checkRows } from '../../../domain/staff/import/check-rows.ts';
import { importCatalogue } from '../../../domain/staff/import/import-action.ts';
import {
  type ImportEffect,
  importEffects,
  readCurrentCatalogue,
} from '../../../domain/staff/import/import-effects.ts';
import { type RowKind, readRows } from '../../../domain/staff/import/read-rows.ts';
import type { RowProblem } from '../../../domain/staff/import/row-problem.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { serverNow } from '../../device/server-clock.ts';
import { asLogRows, type LogRow } from '../common/staff-log.ts';
import { queryOnce, readPart } from '../common/staff-reads.ts';

/** What importing a file would change, row by row; nothing has been written. */
export interface ImportPreview {
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
  return { present, rows, errors: [...read.errors, ...errors], warnings };
}

/** The last imports, newest first. Throws AppError. */
export async function readRecentImports(): Promise<LogRow[]> {
  return asLogRows(
    await queryOnce({
      collection: stores.staffLog,
      equal: [['action', { stringValue: importCatalogue.name }]],
      newestFirstBy: 'at',
      limit: 5,
    }),
  );
}
