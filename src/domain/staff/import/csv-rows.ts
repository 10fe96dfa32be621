import { dsvFormat } from 'd3-dsv';
import type { RowProblem } from './row-problem.ts';

/** A row of a table, by the names in its header; an empty cell is an empty text. */
export interface CsvRow {
  line: number;
  cells: Record<string, string>;
}

/** What spreadsheets put between cells; Excel writes semicolons where the comma is the decimal mark. */
const separators = [',', ';', '\t'];

/** What a program writes in place of a character that it could not write or read. */
const lost = '\uFFFD';

/**
 * Reads a table with a header, separated by commas, semicolons or tabs. Trims cells and leaves out columns without a name and
 * rows without a word. Reports rows with another number of cells than the header, names that the header has twice, and
 * characters that were lost before; bytes become text in lib/decode-text.ts, cells numbers in cell-values.ts. Hangul comes out in whole syllables, whatever the system that wrote it.
 */
export function csvRows(text: string): { rows: CsvRow[]; errors: RowProblem[] } {
  const whole = text.replace(/^\uFEFF/, '').normalize('NFC');
  // Excel's own mark, such as "sep=;".
  const told = /^sep=(.)\r?\n/i.exec(whole);
  const source = whole.slice(told?.[0].length ?? 0);
  const records = dsvFormat(told?.[1] ?? separatorOf(source)).parseRows(source);
  // An unclosed quotation mark makes the rest of the file one cell.
  const isOpen = (source.split('"').length - 1) % 2 === 1;
  const rows: CsvRow[] = [];
  const errors: RowProblem[] = [];
  let line = told ? 2 : 1;
  let header: string[] | undefined;
  let named = 0;
  for (const [index, record] of records.entries()) {
    const start = line;
    line += 1 + record.join('').split('\n').length - 1;
    const cells = withoutEmptyEnd(record);
    if (isOpen && index === records.length - 1) errors.push({ line: start, code: 'quotes' });
    else if (cells.length === 0) continue;
    else if (cells.some((cell) => cell.includes(lost))) errors.push({ line: start, code: 'lost' });
    else if (!header) {
      header = record.map((name) => name.trim());
      named = cells.length;
      errors.push(...repeated(header).map((detail) => same(start, detail)));
    } else if (cells.length <= header.length && record.length >= named) {
      rows.push({ line: start, cells: byName(header, cells) });
    } else
      errors.push({ line: start, code: 'columns', detail: `${record.length} ≠ ${header.length}` });
  }
  return { rows, errors };
}

const same = (line: number, detail: string): RowProblem => ({ line, code: 'same-header', detail });

/** The separator that the first line with words has most of, quoted cells aside. */
function separatorOf(source: string): string {
  const head = source.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const unquoted = head.replace(/"[^"]*"/g, '');
  const counts = separators.map((one) => unquoted.split(one).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The trimmed cells up to the last one that is not empty: spreadsheets fill rows up with empty ones. */
function withoutEmptyEnd(record: readonly string[]): string[] {
  const cells = record.map((cell) => cell.trim());
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function repeated(header: readonly string[]): string[] {
  return [...new Set(header.filter((name, at) => name !== '' && header.indexOf(name) !== at))];
}

function byName(header: readonly string[], cells: readonly string[]): Record<string, string> {
  const named = header.map((name, at) => [name, cells[at] ?? ''] as const);
  return Object.fromEntries(named.filter(([name]) => name !== ''));
}
