import { type Command, Option } from 'commander';
import { checkRows, dateIdsOf } from '../../../src/domain/staff/import/check-rows.ts';
import { importCatalogue } from '../../../src/domain/staff/import/import-action.ts';
import {
  empties,
  type ImportEffect,
  importChange,
  importEffects,
  readCurrentCatalogue,
} from '../../../src/domain/staff/import/import-effects.ts';
import { type RowKind, readRows, rowKinds } from '../../../src/domain/staff/import/read-rows.ts';
import type { RowProblem } from '../../../src/domain/staff/import/row-problem.ts';
import { CommandError } from '../command-error.ts';
import { readData, runAction, type Shop } from '../connect.ts';
import { problemWords } from '../import/plain-words.ts';
import { readText } from '../read-text.ts';
import { say } from '../say.ts';

/** `shop import`: imports categories, menus and dates from a file, all or nothing. */
export function addImport(program: Command, shop: () => Shop): void {
  program
    .command('import <file>')
    .description('Add or replace categories, menus and delivery dates from a JSON or CSV file')
    .addOption(
      new Option(
        '--kind <kind>',
        'what the rows of a CSV file are; without it the header shows it',
      ).choices(rowKinds),
    )
    .option('--dry-run', 'check everything, write nothing')
    .addHelpText(
      'after',
      `
Examples:
  npm run shop -- import week.json --dry-run
  npm run shop -- import menus.csv --kind menus
JSON: {"categories": [{"id", "name", "nameEn", "order"}], "menus": [{"id", "title", "price", "cat", …}],
       "dates": [{"deliveryDate": "2026-11-24", "closes": "2026-11-22T17:00", "menus": ["id", …], "limits": {"id": 2}}]}
Allergens of a menu: "contains" and "mayContain" (ids), "allergensChecked" (yes or no), "diet" (marks), "spicy" (0 to 3).
A column or field that is missing changes nothing; an empty cell empties.
CSV: the same names in the header; lists are separated by semicolons, limits are id:n. Times are Sydney's, days may be 24/11/2026.
Products exported from WooCommerce, Square or Shopify are read as menus.`,
    )
    .action(async (file: string, options: { kind?: RowKind; dryRun?: boolean }) => {
      const rows = readRows(readText(file), options.kind);
      if (rows.rows.some(({ kind }) => kind === 'ingredients')) {
        throw new CommandError('Ingredients are uploaded at /staff: More, Upload a file.');
      }
      const present = await readCurrentCatalogue(
        (path) => readData(shop(), path),
        dateIdsOf(rows.rows),
      );
      const { data, errors, warnings } = checkRows(rows.rows, present, Date.now());
      const mistakes = [...rows.errors, ...errors];
      if (mistakes.length > 0) {
        throw new CommandError(`${file} has mistakes, nothing was written:\n${lines(mistakes)}`);
      }
      if (rows.shop) say(`${file} has products of ${rows.shop}; they are read as menus.`);
      const doubtful = [...rows.warnings, ...warnings];
      if (doubtful.length > 0) {
        say('Please look again:');
        for (const line of lines(doubtful).split('\n')) say(line);
      }
      const effects = importEffects(data, present);
      if (!options.dryRun) {
        const { entries } = importChange(effects);
        await runAction(shop(), importCatalogue, { source: file, entries });
      }
      say(
        options.dryRun
          ? `${file} is right. Nothing was written. It has:`
          : `Written to ${shop().name}:`,
      );
      const said = [...addedEntries(effects), ...emptiedFields(effects), ...summary(effects)];
      for (const line of said) say(line);
    });
}

function lines(problems: readonly RowProblem[]): string {
  return problems.map((problem) => `  line ${problem.line}: ${problemWords(problem)}`).join('\n');
}

/** One line for each new entry, with all that it will have. */
function addedEntries(effects: readonly ImportEffect[]): string[] {
  return effects
    .filter(({ effect }) => effect === 'added')
    .map(({ id, entry }) => `  ${id}: ${JSON.stringify(entry)}`);
}

/** One line per field that the file empties, in part or altogether, with the value that goes. */
function emptiedFields(effects: readonly ImportEffect[]): string[] {
  const json = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
  return effects.flatMap(({ id, changes }) =>
    changes
      .filter(empties)
      .map(
        ({ field, before, after }) => `  ${id}: ${field} ${json(before)} becomes ${json(after)}`,
      ),
  );
}

/** One line per kind: how many entries are new, changed and unchanged. */
function summary(effects: readonly ImportEffect[]): string[] {
  return rowKinds.flatMap((list) => {
    const of = (effect: ImportEffect['effect']) =>
      effects.filter((one) => one.kind === list && one.effect === effect).map(({ id }) => id);
    const [added, changed, same] = [of('added'), of('changed'), of('same')];
    return added.length + changed.length + same.length === 0
      ? []
      : [
          `  ${list}: ${named(added, 'new')}, ${named(changed, 'changed')}, ${same.length} as they are`,
        ];
  });
}

function named(ids: readonly string[], what: string): string {
  return ids.length === 0 ? `0 ${what}` : `${ids.length} ${what} (${ids.join(', ')})`;
}
