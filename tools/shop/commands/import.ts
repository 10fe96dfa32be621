import type { Command } from 'commander';
import {
  type ActiveDate,
  type ActiveDates,
  parseActiveDates,
  sydneyStamp,
} from '../../../src/domain/dates.ts';
import type { DocumentWrite } from '../../../src/domain/document-write.ts';
import { parseCategories, parseMenus } from '../../../src/domain/menu.ts';
import { CommandError } from '../command-error.ts';
import { readData, type Shop, transact } from '../connect.ts';
import { checkRows, type Import } from '../import/check-rows.ts';
import { type RowKind, readRows } from '../import/read-rows.ts';
import type { ImportedDate } from '../import/row-schemas.ts';

/** `shop import`: categories, menus and dates from a file, all or nothing. */
export function addImport(program: Command, shop: () => Shop): void {
  program
    .command('import <file>')
    .description('Add or replace categories, menus and delivery dates from a JSON or CSV file')
    .option('--kind <kind>', 'what the rows of a CSV file are: categories, menus or dates')
    .option('--dry-run', 'check everything, write nothing')
    .addHelpText(
      'after',
      `
Examples:
  npm run shop -- import week.json --dry-run
  npm run shop -- import menus.csv --kind menus
JSON: {"categories": [{"id", "name", "nameEn", "order"}], "menus": [{"id", "title", "price", "cat", …}],
       "dates": [{"deliveryDate": "2026-11-24", "closes": "2026-11-22T17:00", "menus": ["id", …], "limits": {"id": 2}}]}
CSV: the same names in the header; lists are separated by semicolons, limits are id:n. Times are Sydney's.`,
    )
    .action(async (file: string, options: { kind?: RowKind; dryRun?: boolean }) => {
      const rows = readRows(file, options.kind);
      const present = {
        categories: parseCategories((await readData(shop(), 'manages/categories')) ?? {}),
        menus: parseMenus((await readData(shop(), 'manages/menus')) ?? {}),
      };
      const { data, bad } = checkRows(rows, present);
      if (bad.length > 0) {
        const list = bad.map(({ line, message }) => `  line ${line}: ${message}`).join('\n');
        throw new CommandError(`${file} has mistakes, nothing was written:\n${list}`);
      }
      const sizes = Object.entries(data).map(([name, entries]) => {
        return `${Object.keys(entries).length} ${name}`;
      });
      if (options.dryRun) {
        console.log(`${file} is right: ${sizes.join(', ')}. Nothing was written.`);
        return;
      }
      await transact(shop(), async (read) =>
        importWrites(data, parseActiveDates((await read('dates/activeDates')) ?? {})),
      );
      console.log(`Written to ${shop().name}: ${sizes.join(', ')}.`);
    });
}

/** One merging write a document, so that a date's menus and its catalogue appear together. */
function importWrites(data: Import, present: ActiveDates): DocumentWrite[] {
  const writes: DocumentWrite[] = [
    mapWrite('manages', 'categories', data.categories),
    mapWrite('manages', 'menus', data.menus),
  ];
  const dates = Object.entries(data.dates).map(
    ([dateId, date]) => [dateId, keepChanges(date, present[dateId])] as const,
  );
  writes.push(mapWrite('dates', 'activeDates', Object.fromEntries(dates)));
  const years = new Set(dates.map(([, date]) => sydneyStamp(date.deliveryDate).slice(0, 4)));
  for (const year of years) {
    const ofYear = dates.filter(([dateId]) => dateId.startsWith(year));
    writes.push(mapWrite('dates', year, Object.fromEntries(ofYear)));
  }
  return writes.filter(({ fields }) => fields.length > 0);
}

/**
 * The date to store: one that is there keeps what staff have done to it since, which is closing, hiding,
 * early sell-outs, and limits unless the row names its own.
 */
function keepChanges(date: ImportedDate, known: ActiveDate | undefined): ActiveDate {
  const menuLimitForPerson = date.menuLimitForPerson ?? known?.menuLimitForPerson ?? {};
  if (!known) return { ...date, menuLimitForPerson };
  const menus = { ...date.menus };
  for (const menuId of Object.keys(menus)) {
    if (known.menus[menuId] === false) menus[menuId] = false;
  }
  const { orderDone, active } = known;
  return { ...date, menus, menuLimitForPerson, orderDone, active };
}

function mapWrite(collection: string, id: string, entries: Record<string, unknown>): DocumentWrite {
  return {
    collection,
    id,
    fields: Object.entries(entries).map(([key, value]) => ({ path: [key], set: value })),
  };
}
