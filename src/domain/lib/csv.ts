import { toSafeLine } from './safe-line.ts';

/** Makes spreadsheet programs read the file as UTF-8, which the Korean text needs. */
const byteOrderMark = '\uFEFF';

/** How a table is written: for spreadsheets with commas and a mark; other programs take the mark for text. */
export interface TableFormat {
  separator: ',' | '\t';
  mark: boolean;
}

const forSpreadsheets: TableFormat = { separator: ',', mark: true };

/**
 * Formats rows as CSV for spreadsheet programs, or for others by `format`. A text that a spreadsheet would evaluate
 * as a formula gets an apostrophe in front, which makes it plain text; some take full-width signs for the usual ones,
 * or ignore what stands before them. A row without cells is an empty line.
 */
export function toCsv(
  rows: readonly (readonly (string | number | boolean)[])[],
  { separator, mark }: TableFormat = forSpreadsheets,
): string {
  const lines = rows.map((row) => row.map((value) => cell(value, separator)).join(separator));
  return `${mark ? byteOrderMark : ''}${lines.map((line) => `${line}\r\n`).join('')}`;
}

function cell(value: string | number | boolean, separator: string): string {
  if (typeof value !== 'string') return String(value);
  const words = toSafeLine(value);
  const text = /^\s*[=+\-@＝＋－＠]/.test(words) || /^[\t\r]/.test(value) ? `'${words}` : words;
  return /["\r\n]/.test(text) || text.includes(separator)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}
