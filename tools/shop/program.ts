import { Command } from 'commander';
import { addAccounts } from './commands/accounts-commands.ts';
import { addDates } from './commands/dates-commands.ts';
import { addImport } from './commands/import.ts';
import { addInvoices } from './commands/invoices-commands.ts';
import { addIssues } from './commands/issues-commands.ts';
import { addMessages } from './commands/messages-commands.ts';
import { addMigrate } from './commands/migrate.ts';
import { addOrders } from './commands/orders-commands.ts';
import { addPersonalData } from './commands/personal-data-commands.ts';
import { addRefunds } from './commands/refunds-commands.ts';
import { addRun } from './commands/run.ts';
import { addTidy } from './commands/tidy-commands.ts';
import type { ConnectOptions, Shop } from './connect.ts';

/** The operator's commands; `connect` is called when a command first needs the shop. */
export function createProgram(connect: (options: ConnectOptions) => Shop): Command {
  const program = new Command('shop')
    .description(
      'Run the shop: dates, menus, customers, orders. Works on the local shop, or on a real project with --project.',
    )
    .option(
      '--project <id>',
      'a real Firebase project (credentials from GOOGLE_APPLICATION_CREDENTIALS)',
    )
    .option('--database <name>', 'another database of it than (default), such as a restored one')
    .option('--data <folder>', 'data folder of the local shop', '.local')
    .option('--web <url>', "the shop's address, for links")
    .addHelpText(
      'after',
      `
Examples:
  npm run shop -- dates
  npm run shop -- import next-week.json --dry-run
  npm run shop -- run date --json '{"dateId": "20261124_1763791200000", "active": true, "orderDone": true}'
  npm run shop -- packing 20261124_1763791200000
  npm run shop -- issues --since 2026-11-24
  npm run shop -- --project my-shop audit 20261124_1763791200000`,
    );

  let connected: Shop | undefined;
  const shop = () => {
    connected ??= connect(program.opts());
    return connected;
  };
  for (const add of [
    addImport,
    addDates,
    addRun,
    addOrders,
    addRefunds,
    addIssues,
    addAccounts,
    addPersonalData,
    addInvoices,
    addMessages,
    addMigrate,
    addTidy,
  ]) {
    add(program, shop);
  }
  return program;
}
