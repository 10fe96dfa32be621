import { csvRows } from './csv-rows.ts';
import { menusOfShop, type OtherShop, otherShop } from './other-shops.ts';
import type { RowProblem } from './row-problem.ts';

export const rowKinds = ['categories', 'menus', 'dates'] as const;
export type RowKind = (typeof rowKinds)[number];

/** What a file can hold; ingredients change another document, by an action of their own. */
export const fileKinds = [...rowKinds, 'ingredients'] as const;
export type FileKind = (typeof fileKinds)[number];

/** One row of an import file and the line that it starts on. */
export interface Row {
  kind: FileKind;
  line: number;
  /** Its fields; null if the cell or text is empty. */
  value: Record<string, unknown>;
  /** Name of its category, where that has no id: in the file of another shop. */
  category?: string;
}

interface ReadResult {
  rows: Row[];
  /** Errors: the file is neither JSON nor a table, or rows do not fit the header. */
  errors: RowProblem[];
  /** What is to be looked at again. */
  warnings: RowProblem[];
  /** The other shop that wrote the file. */
  shop?: OtherShop;
  /** Menu id → address of its picture there. */
  pictures?: Record<string, string>;
}

/**
 * Reads JSON ({categories?, menus?, dates?} or {ingredients}, each a list) or a table with a header (CSV, or tabs as
 * spreadsheets copy them), whose rows are of `kind`; if `kind` is undefined, the columns determine it. Another shop's file of
 * products is read as menus.
 */
export function readRows(text: string, kind: FileKind | undefined): ReadResult {
  const source = text.replace(/^\uFEFF/, '');
  if (/^\s*[{[]/.test(source)) return { ...jsonRows(source.normalize('NFC')), warnings: [] };
  const { rows, errors } = csvRows(source);
  const first = rows[0]?.cells ?? {};
  const shop = otherShop(first);
  if (shop) {
    const menus = menusOfShop(shop, rows);
    return { ...menus, errors, shop };
  }
  const known = kind ?? kindOf(first);
  if (!known) {
    const code = rows[0] ? 'no-kind' : 'no-rows';
    return { rows: [], errors: [...errors, { line: 1, code }], warnings: [] };
  }
  return {
    rows: rows.map(({ line, cells }) => ({ kind: known, line, value: nullIfEmpty(cells) })),
    errors,
    warnings: [],
  };
}

function nullIfEmpty(value: object): Row['value'] {
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, one === '' ? null : one]),
  );
}

/** Each kind of row has a required field that the other kinds lack. */
function kindOf(cells: Record<string, string>): FileKind | undefined {
  if ('ingredient' in cells) return 'ingredients';
  if ('deliveryDate' in cells) return 'dates';
  if ('price' in cells) return 'menus';
  return 'order' in cells ? 'categories' : undefined;
}

function jsonRows(text: string): Pick<ReadResult, 'rows' | 'errors'> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    return {
      rows: [],
      errors: [{ line: errorLine(text, message), code: 'json', detail: message }],
    };
  }
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    return { rows: [], errors: [{ line: 1, code: 'not-lists' }] };
  }
  const lines = rowLines(text);
  const rows: Row[] = [];
  const errors: RowProblem[] = [];
  for (const [name, list] of Object.entries(file)) {
    const kind = fileKinds.find((known) => known === name);
    if (!kind || !Array.isArray(list)) {
      errors.push({ line: 1, field: name, code: 'not-lists' });
      continue;
    }
    for (const value of list as unknown[]) {
      const line = lines.shift() ?? 1;
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        rows.push({ kind, line, value: nullIfEmpty(value) });
      } else errors.push({ line, code: 'not-row' });
    }
  }
  const apart = rows.find(({ kind }) => kind === 'ingredients');
  if (apart && rows.some(({ kind }) => kind !== 'ingredients')) {
    errors.push({ line: apart.line, code: 'apart' });
  }
  if (rows.length === 0 && errors.length === 0) errors.push({ line: 1, code: 'no-rows' });
  return { rows, errors };
}

/**
 * The line that the error message of `JSON.parse` names, as a position or as a line; 1 if the message only
 * quotes the text.
 */
function errorLine(text: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position) return text.slice(0, Number(position)).split('\n').length;
  return Number(/line (\d+)/.exec(message)?.[1] ?? 1);
}

/**
 * The lines on which the members of the lists in the file begin, in their order. `JSON.parse` reports no
 * positions, and a parser that does is larger than the rest of the import code.
 */
function rowLines(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let expectsMember = false;
  // Treats a string as one token, so that braces and commas inside it are ignored.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|\n|[^\s]/g)) {
    if (token === '\n') line += 1;
    else {
      if (expectsMember && token !== ']') lines.push(line);
      expectsMember = false;
      if (token === '{' || token === '[') depth += 1;
      else if (token === '}' || token === ']') depth -= 1;
      if (depth === 2 && (token === '[' || token === ',')) expectsMember = true;
    }
  }
  return lines;
}
