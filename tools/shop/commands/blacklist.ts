import type { Command } from 'commander';
import { phoneDigits } from '../../../src/domain/delivery.ts';
import { CommandError } from '../command-error.ts';
import { deleteLogged, type Shop, writeLogged } from '../connect.ts';
import { say } from '../say.ts';

/** `shop block`, `unblock`. */
export function addBlacklist(program: Command, shop: () => Shop): void {
  program
    .command('block <phone> [note]')
    .description('Take no card orders from a phone any more')
    .addHelpText('after', '\nExample:\n  npm run shop -- block 0412-345-678 "two chargebacks"')
    .action(async (phone: string, note: string | undefined) => {
      const digits = blacklistId(phone);
      const change = {
        action: 'blocked-phone' as const,
        subject: digits,
        before: 'open',
        after: 'blocked',
        ...(note ? { reason: note } : {}),
      };
      const written = await writeLogged(shop(), change, async (read) => {
        if (await read(`blacklist/${digits}`)) return [];
        const fields = [
          { path: ['time'], set: Date.now() },
          { path: ['note'], set: note ?? '' },
        ];
        return [{ collection: 'blacklist', id: digits, fields }];
      });
      say(`${digits} ${written ? 'is blocked' : 'was blocked already'}.`);
    });

  program
    .command('unblock <phone>')
    .description('Take card orders from a phone again')
    .action(async (phone: string) => {
      const digits = blacklistId(phone);
      const blocked = await deleteLogged(shop(), `blacklist/${digits}`, {
        action: 'blocked-phone',
        subject: digits,
        before: 'blocked',
        after: 'open',
      });
      say(`${digits} ${blocked ? 'may order by card again' : 'was not blocked'}.`);
    });
}

/** The digits that the functions look a phone up by; the international form is the same number. */
function blacklistId(phone: string): string {
  const digits = phoneDigits(phone).replace(/^610?(?=\d{9}$)/, '0');
  if (digits.length !== 10)
    throw new CommandError(`"${phone}" is not a phone such as 0412-345-678.`);
  return digits;
}
