import { dsvFormat } from 'd3-dsv';
import type { RowProblem } from './row-problem.ts';

/** A row of a table, by the names in its header; an empty cell is an empty text. */
export interface CsvRow {
  line: number;
  cells: Record<string, string>;
}

/**
 * Reads a table with a header, separated by commas, or by tabs as spreadsheets copy it. Trims cells and
 * leaves out columns without a name and empty lines. Reports rows with another number of cells than the header.
 */
export function csvRows(text: string): { rows: CsvRow[]; errors: RowProblem[] } {
  const source = text.replace(/^\uFEFF/, '');
  const head = source.slice(0, source.search(/[\r\n]|$/));
  const records = dsvFormat(head.includes('\t') ? '\t' : ',').parseRows(source);
  // An unclosed quotation mark makes the rest of the file one cell.
  const isOpen = (source.split('"').length - 1) % 2 === 1;
  const rows: CsvRow[] = [];
  const errors: RowProblem[] = [];
  let line = 1;
  let header: string[] | undefined;
  for (const [index, record] of records.entries()) {
    const start = line;
    line += 1 + record.join('').split('\n').length - 1;
    if (isOpen && index === records.length - 1) errors.push({ line: start, code: 'quotes' });
    else if (record.length === 1 && record[0]?.trim() === '') continue;
    else if (!header) header = record.map((name) => name.trim());
    else if (record.length === header.length)
      rows.push({ line: start, cells: byName(header, record) });
    else
      errors.push({ line: start, code: 'columns', detail: `${record.length} ≠ ${header.length}` });
  }
  return { rows, errors };
}

function byName(header: readonly string[], record: readonly string[]): Record<string, string> {
  const named = header.map((name, at) => [name, record[at]?.trim() ?? ''] as const);
  return Object.fromEntries(named.filter(([name]) => name !== ''));
}
