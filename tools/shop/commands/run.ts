import type { Command } from 'commander';
import { actionNamed, staffActions } from '../../../src/domain/staff/actions/actions.ts';
import { CommandError } from '../command-error.ts';
import { runAction, type Shop } from '../connect.ts';
import { say } from '../say.ts';

/** `shop run`: the actions of the staff screens, by name. */
export function addRun(program: Command, shop: () => Shop): void {
  program
    .command('run <action>')
    .description(`Make a change as the staff screens do: ${namesOfActions}`)
    .requiredOption('--json <input>', 'the input of the action, as JSON')
    .action(async (name: string, { json }: { json: string }) => {
      const action = actionNamed(name);
      if (!action) throw new CommandError(`There is no action ${name}: ${namesOfActions}.`);
      const written = await runAction(shop(), action, parsed(json));
      say(written ? `${name}: done.` : `${name}: nothing to change.`);
    });
}

const namesOfActions = staffActions.map(({ name }) => name).join(', ');

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new CommandError('The input is not valid JSON.', error);
  }
}
