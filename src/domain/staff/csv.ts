import { plain } from '../plain.ts';

/** What makes spreadsheet programs read Korean as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Rows as CSV for spreadsheet programs. A text that such a program would take for a formula is made one
 * by an apostrophe in front.
 */
export function toCsv(rows: readonly (readonly (string | number | boolean)[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(','));
  return `${byteOrderMark}${lines.map((line) => `${line}\r\n`).join('')}`;
}

function cell(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  const words = plain(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${words}` : words;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
