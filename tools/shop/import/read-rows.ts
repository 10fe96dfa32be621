import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import {
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { CommandError } from '../command-error.ts';

export type RowKind = 'categories' | 'menus' | 'dates';

/** One row of an import file and the line that it starts on. */
export interface Row {
  kind: RowKind;
  line: number;
  value: Record<string, unknown>;
}

export const rowKinds: readonly RowKind[] = ['categories', 'menus', 'dates'];

/**
 * Reads a JSON file ({categories?, menus?, dates?}, each a list) or a CSV file with a header, whose
 * rows are of `kind`. Throws CommandError naming the line for a file that cannot be read as such.
 */
export function readRows(file: string, kind: RowKind | undefined): Row[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`, error);
  }
  if (extname(file).toLowerCase() === '.csv') {
    if (!kind) throw new CommandError('A CSV file needs --kind categories, menus or dates.');
    return csvRows(file, text, kind);
  }
  return jsonRows(file, text);
}

function csvRows(file: string, text: string, kind: RowKind): Row[] {
  try {
    const records: { record: Record<string, string>; info: { lines: number } }[] = parseCsv(text, {
      columns: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
    });
    return records.map(({ record, info }) => ({
      kind,
      line: info.lines,
      // An empty cell is a field that is not there.
      value: Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== '')),
    }));
  } catch (error) {
    throw new CommandError(`${file}: ${(error as Error).message}`, error);
  }
}

function jsonRows(file: string, text: string): Row[] {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first || root?.type !== 'object') {
    const what = first ? printParseErrorCode(first.error) : 'an object with lists is expected';
    throw new CommandError(`${file}, line ${lineAt(text, first?.offset ?? 0)}: ${what}`);
  }
  const rows: Row[] = [];
  for (const property of root.children ?? []) {
    const [name, list] = property.children ?? [];
    const kind = rowKinds.find((known) => known === name?.value);
    if (!kind || list?.type !== 'array') {
      const line = lineAt(text, property.offset);
      throw new CommandError(`${file}, line ${line}: expected a list named ${rowKinds.join(', ')}`);
    }
    for (const node of list.children ?? []) rows.push(jsonRow(file, text, kind, node));
  }
  return rows;
}

function jsonRow(file: string, text: string, kind: RowKind, node: Node): Row {
  const line = lineAt(text, node.offset);
  if (node.type !== 'object') throw new CommandError(`${file}, line ${line}: expected an object`);
  return { kind, line, value: getNodeValue(node) as Record<string, unknown> };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
