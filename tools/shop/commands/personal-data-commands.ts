import type { Command } from 'commander';
import {
  type DeletionResult,
  deleteCustomerData,
} from '../../../functions/src/customers/delete-customer-data.ts';
import { exportCustomerData } from '../../../functions/src/customers/export-customer-data.ts';
import { Failure } from '../../../functions/src/failure.ts';
import { CommandError } from '../command-error.ts';
import { operator, type Shop } from '../connect.ts';
import { customerUid } from '../customer-uid.ts';
import { saveText } from '../save-text.ts';
import { say } from '../say.ts';

const hindrances: Record<Exclude<DeletionResult, 'deleted'>, string> = {
  'order-ahead': 'An order is still to be delivered; cancel it first. Nothing was deleted.',
  'payment-open':
    'A card payment or a refund is not finished yet; the inbox may list it. Nothing was deleted.',
};

/**
 * `shop export-customer`, `delete-customer`: customers' requests about personal data; the same plan as in the
 * staff screens.
 */
export function addPersonalData(program: Command, shop: () => Shop): void {
  program
    .command('export-customer <who>')
    .description('Write everything that is stored of a customer to a file, for a request of theirs')
    .requiredOption('--json <file>', 'where to write it')
    .action(async (who: string, options: { json: string }) => {
      const uid = await customerUid(shop(), who);
      const by = await operator(shop());
      const found = await carriedOut(who, () => exportCustomerData(shop(), uid, by));
      saveText(options.json, `${JSON.stringify(found, null, 2)}\n`);
    });

  program
    .command('delete-customer <who>')
    .description("Delete a customer's data and login; orders and invoices stay, without the person")
    .option('--yes', 'really; it cannot be undone')
    .action(async (who: string, options: { yes?: boolean }) => {
      const uid = await customerUid(shop(), who);
      if (!options.yes) {
        throw new CommandError(
          `This deletes ${who} (${uid}) for good. Repeat it with --yes; nothing was deleted.`,
        );
      }
      const by = await operator(shop());
      const result = await carriedOut(who, () => deleteCustomerData(shop(), uid, by));
      if (result !== 'deleted') throw new CommandError(hindrances[result]);
      say(`${who} was deleted; what the books need stays, without the person.`);
    });
}

async function carriedOut<T>(who: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const reason =
      error.code === 'forbidden'
        ? 'has staff rights; take them back first ("shop staff").'
        : 'is not stored here.';
    throw new CommandError(`${who} ${reason}`, error);
  }
}
