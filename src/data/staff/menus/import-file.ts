import {
  type CurrentCatalogue,
  checkRows,
  dateIdsOf,
} from '../../../domain/staff/import/check-rows.ts';
import { importCatalogue } from '../../../domain/staff/import/import-action.ts';
import {
  type ImportEffect,
  importEffects,
  readCurrentCatalogue,
} from '../../../domain/staff/import/import-effects.ts';
import type { OtherShop } from '../../../domain/staff/import/other-shops.ts';
import { type FileKind, type Row, readRows } from '../../../domain/staff/import/read-rows.ts';
import type { RowProblem } from '../../../domain/staff/import/row-problem.ts';
import {
  changeIngredients,
  changeTo,
  type IngredientsChange,
  onlyChanges,
} from '../../../domain/staff/shopping/change-ingredients.ts';
import { checkIngredientRows } from '../../../domain/staff/shopping/ingredient-rows.ts';
import {
  type Ingredients,
  ingredientsId,
  parseIngredients,
} from '../../../domain/staff/shopping/ingredients.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { serverNow } from '../../device/server-clock.ts';
import { asLogRows, type LogRow } from '../common/read-staff-log.ts';
import { queryOnce, readPart } from '../common/staff-reads.ts';

/** What importing a file would change, row by row; nothing has been written. */
export interface CataloguePreview {
  kind: 'catalogue';
  /** The stored documents that it was compared with. */
  present: CurrentCatalogue;
  rows: (ImportEffect & { line: number })[];
  /** Errors; with any of them nothing can be written. */
  errors: RowProblem[];
  /** Warnings about valid rows. */
  warnings: RowProblem[];
  /** The other shop whose products the file has. */
  shop: OtherShop | undefined;
  /** Menu id → address of its picture there. */
  pictures: Readonly<Record<string, string>>;
}

/** What importing a file of ingredients would change. */
export interface IngredientsPreview {
  kind: 'ingredients';
  present: Ingredients;
  /** Has the titles of the dishes. */
  shop: CurrentCatalogue;
  /** Only what differs. */
  change: IngredientsChange;
  errors: RowProblem[];
}

export type ImportPreview = CataloguePreview | IngredientsPreview;

/** Reads a file's text and compares it with the shop's data. Throws AppError. */
export async function previewImport(
  text: string,
  kind: FileKind | undefined,
): Promise<ImportPreview> {
  const read = readRows(text, kind);
  const present = await readCurrentCatalogue((path) => readPart(path), dateIdsOf(read.rows));
  if (read.rows.some((row) => row.kind === 'ingredients')) {
    return previewIngredients(read.rows, read.errors, present);
  }
  const { data, lines, errors, warnings } = checkRows(read.rows, present, serverNow());
  const rows = importEffects(data, present).map((effect) => ({
    ...effect,
    line: lines[effect.kind][effect.id] ?? 0,
  }));
  return {
    kind: 'catalogue',
    present,
    rows,
    errors: [...read.errors, ...errors],
    warnings: [...read.warnings, ...warnings],
    shop: read.shop,
    pictures: read.pictures ?? {},
  };
}

async function previewIngredients(
  rows: readonly Row[],
  errors: readonly RowProblem[],
  shop: CurrentCatalogue,
): Promise<IngredientsPreview> {
  const path = `${stores.manages}/${ingredientsId}`;
  const present = parseIngredients((await readPart(path)) ?? {});
  const checked = checkIngredientRows(rows, shop.menus);
  const change = onlyChanges(present, changeTo(present, checked.dishes));
  return { kind: 'ingredients', present, shop, change, errors: [...errors, ...checked.errors] };
}

/** How many imports are shown as the last ones. */
const recent = 5;

/** The last imports, newest first. Throws AppError. */
export async function readRecentImports(): Promise<LogRow[]> {
  const newest = (action: string, limit: number) =>
    queryOnce({
      collection: stores.staffLog,
      equal: [['action', { stringValue: action }]],
      newestFirstBy: 'at',
      limit,
    });
  const [catalogue, ingredients] = await Promise.all([
    newest(importCatalogue.name, recent),
    // Among them are changes of single dishes, which name no file.
    newest(changeIngredients.name, 5 * recent),
  ]);
  const files = asLogRows(ingredients).filter(
    ({ entry }) => (entry.undo as { source?: string } | undefined)?.source !== undefined,
  );
  return [...asLogRows(catalogue), ...files]
    .sort((a, b) => b.entry.at - a.entry.at)
    .slice(0, recent);
}
