import type { Command } from 'commander';
import { changeRole } from '../../../functions/src/staff/change-staff-role.ts';
import { roles } from '../../../src/domain/staff/roles.ts';
import type { RoleProblem } from '../../../src/domain/staff/team/team.ts';
import { setFields } from '../../../src/domain/store/document-write.ts';
import { CommandError } from '../command-error.ts';
import { operator, type Shop, writeLogged } from '../connect.ts';
import { say } from '../say.ts';

const refusals: Record<RoleProblem, (email: string) => string> = {
  'unknown-account': (email) => `Nobody is registered as ${email}.`,
  'unconfirmed-account': (email) =>
    `Nobody has confirmed ${email} yet: they log in with Google, or set a new password by e-mail.`,
  'own-role': () => 'This is your own role.',
  'last-owner': () => 'The shop needs an owner who can log in.',
  'other-change': () => 'A role is being changed already; try again in a minute.',
};

/** `shop staff`, `confirm-email`, `limit-new-accounts`: what has no screen. */
export function addAccounts(program: Command, shop: () => Shop): void {
  program
    .command('staff <email> <role>')
    .description(`Give somebody a role, or off: ${roles.join(', ')}; they log in again`)
    .action(async (email: string, value: string) => {
      const role = value === 'off' ? null : roles.find((one) => one === value);
      if (role === undefined) throw new CommandError(`"${value}": say ${roles.join(', ')} or off.`);
      const answer = await changeRole(shop(), email, role, await operator(shop()));
      if (answer !== 'done') throw new CommandError(refusals[answer](email));
      say(`${email}: ${value}.`);
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

  program
    .command('limit-new-accounts <on|off>')
    .description(
      'One open cash order for new accounts without a confirmed e-mail address, or no limit',
    )
    .action(async (value: string) => {
      const limitNewAccounts = onOff(value);
      const change = { action: 'customer' as const, before: '–', after: value };
      await writeLogged(shop(), { ...change, subject: 'limits of new accounts' }, async () => [
        { collection: 'common', id: 'registration', fields: setFields({ limitNewAccounts }) },
      ]);
      say(`Limits of new accounts: ${value}.`);
    });
}

function onOff(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new CommandError(`"${text}": say on or off.`);
  return text === 'on';
}
