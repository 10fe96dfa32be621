import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** One row of the table in docs/data-model.md. */
export interface DocumentRow {
  /** Path with its placeholders, such as `users/{uid}`. */
  path: string;
  /** Until when it is kept. */
  until: string;
  readBy: string[];
  writtenBy: string[];
}

/** The table of every document: until when it is kept, who reads and who writes it. Throws when a row cannot be read. */
export function dataModel(): DocumentRow[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../../docs/data-model.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, path = '', , until = '', readBy = '', writtenBy = ''] = cells;
    if (!until || !readBy || !writtenBy) throw new Error(`not a row of the data model: ${line}`);
    const name = path.replaceAll('`', '');
    return { path: name, until, readBy: people(readBy), writtenBy: people(writtenBy) };
  });
}

/** "its user (cash), staff" → ["its user", "staff"]: the condition in brackets is dropped. */
const people = (cell: string): string[] =>
  cell
    .replace(/\([^)]*\)/g, '')
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
