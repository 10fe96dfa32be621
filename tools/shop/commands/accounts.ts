import type { Command } from 'commander';
import { setFields } from '../../../src/domain/store/document-write.ts';
import { CommandError } from '../command-error.ts';
import { type Shop, writeLogged } from '../connect.ts';
import { say } from '../say.ts';

/** `shop staff`, `confirm-email`: what has no screen. */
export function addAccounts(program: Command, shop: () => Shop): void {
  program
    .command('staff <email> <on|off>')
    .description('Let somebody run the shop (custom claim); takes effect at their next sign-in')
    .action(async (email: string, value: string) => {
      const user = await shop()
        .auth.getUserByEmail(email)
        .catch(() => undefined);
      if (!user) throw new CommandError(`Nobody is registered as ${email}.`);
      const staff = onOff(value);
      const entry = {
        action: 'staff-rights' as const,
        uid: user.uid,
        subject: email,
        before: user.customClaims?.staff === true ? 'on' : 'off',
        after: value,
      };
      // Before the claim is set: rights must not exist without a log entry.
      await writeLogged(shop(), entry, async () => []);
      await shop().auth.setCustomUserClaims(user.uid, { ...user.customClaims, staff });
      say(`${email}: staff ${value}.`);
    });

  program
    .command('confirm-email <on|off>')
    .description('Ask for a confirmed e-mail address at sign-up, or no longer')
    .action(async (value: string) => {
      const confirmedEmail = onOff(value);
      const change = { action: 'customer' as const, before: '–', after: value };
      await writeLogged(shop(), { ...change, subject: 'confirmed e-mail at sign-up' }, async () => [
        { collection: 'common', id: 'registration', fields: setFields({ confirmedEmail }) },
      ]);
      say(`A confirmed e-mail address at sign-up: ${value}.`);
    });
}

function onOff(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new CommandError(`"${text}": say on or off.`);
  return text === 'on';
}
