import { type Command, Option } from 'commander';
import { type ActiveDates, parseActiveDates, sydneyStamp } from '../../../src/domain/dates.ts';
import type { DocumentWrite } from '../../../src/domain/document-write.ts';
import { compareEntries } from '../../../src/domain/import-checks.ts';
import { type Menus, parseCategories, parseMenus } from '../../../src/domain/menu.ts';
import { CommandError } from '../command-error.ts';
import { readData, type Shop, writeLogged } from '../connect.ts';
import { checkRows, type Import, type Present, type RowMessage } from '../import/check-rows.ts';
import { keepStaffChanges, keepStatements } from '../import/keep-staff-changes.ts';
import { type RowKind, readRows, rowKinds } from '../import/read-rows.ts';
import { say } from '../say.ts';

/** `shop import`: categories, menus and dates from a file, all or nothing. */
export function addImport(program: Command, shop: () => Shop): void {
  program
    .command('import <file>')
    .description('Add or replace categories, menus and delivery dates from a JSON or CSV file')
    .addOption(new Option('--kind <kind>', 'what the rows of a CSV file are').choices(rowKinds))
    .option('--dry-run', 'check everything, write nothing')
    .addHelpText(
      'after',
      `
Examples:
  npm run shop -- import week.json --dry-run
  npm run shop -- import menus.csv --kind menus
JSON: {"categories": [{"id", "name", "nameEn", "order"}], "menus": [{"id", "title", "price", "cat", …}],
       "dates": [{"deliveryDate": "2026-11-24", "closes": "2026-11-22T17:00", "menus": ["id", …], "limits": {"id": 2}}]}
Allergens of a menu: "contains" and "mayContain" (ids), "allergensChecked" (yes or no), "diet" (marks), "spicy" (0 to 3);
a row without them leaves what is stated already.
CSV: the same names in the header; lists are separated by semicolons, limits are id:n. Times are Sydney's.`,
    )
    .action(async (file: string, options: { kind?: RowKind; dryRun?: boolean }) => {
      const rows = readRows(file, options.kind);
      const present = {
        categories: parseCategories((await readData(shop(), 'manages/categories')) ?? {}),
        menus: parseMenus((await readData(shop(), 'manages/menus')) ?? {}),
        dates: parseActiveDates((await readData(shop(), 'dates/activeDates')) ?? {}),
      };
      const { data, bad, odd } = checkRows(rows, present, Date.now());
      if (bad.length > 0) {
        throw new CommandError(`${file} has mistakes, nothing was written:\n${lines(bad)}`);
      }
      if (odd.length > 0) {
        say('Please look again:');
        for (const line of lines(odd).split('\n')) say(line);
      }
      if (!options.dryRun) {
        const change = { action: 'import' as const, before: '', after: file };
        await writeLogged(shop(), change, async (read) =>
          importWrites(
            data,
            parseActiveDates((await read('dates/activeDates')) ?? {}),
            parseMenus((await read('manages/menus')) ?? {}),
          ),
        );
      }
      say(
        options.dryRun
          ? `${file} is right. Nothing was written. It has:`
          : `Written to ${shop().name}:`,
      );
      for (const line of summary(data, present)) say(line);
    });
}

function lines(messages: readonly RowMessage[]): string {
  return messages.map(({ line, message }) => `  line ${line}: ${message}`).join('\n');
}

/** A line a list: what is new, what changes, and what is there already just so. */
function summary({ categories, menus, dates }: Import, present: Present): string[] {
  const kept = Object.entries(dates).map(([dateId, date]) => [
    dateId,
    keepStaffChanges(date, present.dates[dateId]),
  ]);
  const next = {
    categories,
    menus: keptMenus(menus, present.menus),
    dates: Object.fromEntries(kept) as ActiveDates,
  };
  return (['categories', 'menus', 'dates'] as const)
    .filter((list) => Object.keys(next[list]).length > 0)
    .map((list) => {
      const { added, changed, same } = compareEntries(next[list], present[list]);
      return `  ${list}: ${named(added, 'new')}, ${named(changed, 'changed')}, ${same.length} as they are`;
    });
}

function named(ids: readonly string[], what: string): string {
  return ids.length === 0 ? `0 ${what}` : `${ids.length} ${what} (${ids.join(', ')})`;
}

function keptMenus(next: Menus, present: Menus): Menus {
  return Object.fromEntries(
    Object.entries(next).map(([menuId, menu]) => [menuId, keepStatements(menu, present[menuId])]),
  );
}

/** One merging write a document, so that a date's menus and its catalogue appear together. */
function importWrites(data: Import, present: ActiveDates, menus: Menus): DocumentWrite[] {
  const writes: DocumentWrite[] = [
    mapWrite('manages', 'categories', data.categories),
    mapWrite('manages', 'menus', keptMenus(data.menus, menus)),
  ];
  const dates = Object.entries(data.dates).map(
    ([dateId, date]) => [dateId, keepStaffChanges(date, present[dateId])] as const,
  );
  writes.push(mapWrite('dates', 'activeDates', Object.fromEntries(dates)));
  const years = new Set(dates.map(([, date]) => sydneyStamp(date.deliveryDate).slice(0, 4)));
  for (const year of years) {
    const ofYear = dates.filter(([dateId]) => dateId.startsWith(year));
    writes.push(mapWrite('dates', year, Object.fromEntries(ofYear)));
  }
  return writes.filter(({ fields }) => fields.length > 0);
}

function mapWrite(collection: string, id: string, entries: Record<string, unknown>): DocumentWrite {
  return {
    collection,
    id,
    fields: Object.entries(entries).map(([key, value]) => ({ path: [key], set: value })),
  };
}
