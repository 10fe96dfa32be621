import type { Command } from 'commander';
import { blacklistId, planBlock } from '../../../src/domain/staff/customers/blacklist-plan.ts';
import { CommandError } from '../command-error.ts';
import { runStaffPlan, type Shop } from '../connect.ts';
import { say } from '../say.ts';

/** `shop block`, `unblock`. */
export function addBlacklist(program: Command, shop: () => Shop): void {
  const change = async (phone: string, blocked: boolean, note: string) => {
    const digits = digitsOf(phone);
    const written = await runStaffPlan(shop(), async (read, actor) =>
      planBlock({ phone, blocked, note }, await read(`blacklist/${digits}`), actor),
    );
    return { digits, written };
  };

  program
    .command('block <phone> [note]')
    .description('Take no card orders from a phone any more')
    .addHelpText('after', '\nExample:\n  npm run shop -- block 0412-345-678 "two chargebacks"')
    .action(async (phone: string, note: string | undefined) => {
      const { digits, written } = await change(phone, true, note ?? '');
      say(`${digits} ${written ? 'is blocked' : 'was blocked already'}.`);
    });

  program
    .command('unblock <phone>')
    .description('Take card orders from a phone again')
    .action(async (phone: string) => {
      const { digits, written } = await change(phone, false, '');
      say(`${digits} ${written ? 'may order by card again' : 'was not blocked'}.`);
    });
}

function digitsOf(phone: string): string {
  const digits = blacklistId(phone);
  if (!digits) throw new CommandError(`"${phone}" is not a phone such as 0412-345-678.`);
  return digits;
}
