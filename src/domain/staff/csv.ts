import { toSafeLine } from '../lib/safe-line.ts';

/** Makes spreadsheet programs read the file as UTF-8, which the Korean text needs. */
const byteOrderMark = '\uFEFF';

/**
 * Formats rows as CSV for spreadsheet programs. A text that such a program would evaluate as a formula gets
 * an apostrophe in front, which makes it plain text; some take full-width signs for the usual ones, or ignore
 * what stands before them.
 */
export function toCsv(rows: readonly (readonly (string | number | boolean)[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(','));
  return `${byteOrderMark}${lines.map((line) => `${line}\r\n`).join('')}`;
}

function cell(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  const words = toSafeLine(value);
  const text = /^\s*[=+\-@＝＋－＠]/.test(words) || /^[\t\r]/.test(value) ? `'${words}` : words;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
