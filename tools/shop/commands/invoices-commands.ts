import type { Command } from 'commander';
import { invoiceNumberText, planInvoiceStart } from '../../../src/domain/invoices/invoice.ts';
import { CommandError } from '../command-error.ts';
import { type Shop, writeLogged } from '../connect.ts';
import { say } from '../say.ts';

/** `shop invoice-start`. */
export function addInvoices(program: Command, shop: () => Shop): void {
  program
    .command('invoice-start [number]')
    .description('Begin the numbers of invoices, at 1 or another number; once, in a new shop')
    .addHelpText(
      'after',
      `
Numbers that have begun can't be moved.
Examples:
  npm run shop -- invoice-start
  npm run shop -- invoice-start 1201`,
    )
    .action(async (number: string | undefined) => {
      const first = invoiceNumber(number ?? '1');
      const change = { action: 'invoice-start' as const, before: '', after: String(first) };
      const written = await writeLogged(shop(), change, async (read) => {
        const plan = planInvoiceStart(first, await read('common/invoice'));
        if (plan.kind === 'write') return plan.writes;
        if (plan.kind === 'already-so') return undefined;
        const next = invoiceNumberText(plan.next);
        throw new CommandError(`The next invoice is number ${next} already; nothing was written.`);
      });
      const text = `The next invoice is number ${invoiceNumberText(first)}.`;
      say(written ? text : `${text} That was so already; nothing was written.`);
    });
}

function invoiceNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) {
    throw new CommandError(`"${text}" is not a whole number from 1 to 999999.`);
  }
  return Number(text);
}
