import type { Command } from 'commander';
import { actionNamed, plannedActions } from '../../../src/domain/staff/actions/actions.ts';
import { CommandError } from '../command-error.ts';
import { runAction, type Shop } from '../connect.ts';
import { customerUid } from '../customer-uid.ts';
import { say } from '../say.ts';

/** `shop run`: the actions of the staff screens, by name. */
export function addRun(program: Command, shop: () => Shop): void {
  program
    .command('run <action>')
    .description(`Make a change as the staff screens do: ${namesOfActions}`)
    .requiredOption('--json <input>', 'the input of the action, as JSON')
    .option('--customer <who>', 'the customer, by e-mail address, phone or name: fills in uid')
    .action(async (name: string, { json, customer }: { json: string; customer?: string }) => {
      const action = actionNamed(name);
      if (action?.runs !== 'rules')
        throw new CommandError(`There is no action ${name}: ${namesOfActions}.`);
      const uid = customer === undefined ? {} : { uid: await customerUid(shop(), customer) };
      const written = await runAction(shop(), action, { ...parsed(json), ...uid });
      say(written ? `${name}: done.` : `${name}: nothing to change.`);
    });
}

const namesOfActions = plannedActions.map(({ name }) => name).join(', ');

function parsed(json: string): object {
  try {
    return Object(JSON.parse(json));
  } catch (error) {
    throw new CommandError('The input is not valid JSON.', error);
  }
}
