import * as z from 'zod/mini';
import type { ReadDocument } from '../../store/transaction.ts';
import { type FunctionAction, isLogged } from '../actions/function-action.ts';
import { type Role, roles } from '../roles.ts';
import type { StaffActor } from '../staff-log.ts';
import { readOpenChanges } from './open-changes.ts';
import type { RoleProblem } from './team.ts';

/** A role, or `off` for an account that is not of staff. */
const state = z.enum([...roles, 'off']);
export type RoleOrOff = Role | 'off';

const input = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(320)),
  role: state,
});

/** Gives the account of an e-mail address a role, or takes its role away. */
export const changeRole: FunctionAction<
  z.infer<typeof input>,
  RoleOrOff,
  null,
  RoleProblem,
  'staff-rights'
> = {
  name: 'staff-rights',
  runs: 'function',
  allowedRoles: ['owner'],
  input,
  state,
  requestOf: ({ email, role }) => [email, role],
  logSubject: ({ email }) => ({ subject: email }),
  lookUp: async (read, actor) =>
    (await isRoleChanged(read, actor)) ? { kind: 'done', result: null } : { kind: 'pending' },
  undo: 'sessions-ended',
};

/** Whether an attempt has changed a role: it is logged before it is carried out. */
export async function isRoleChanged(
  read: ReadDocument,
  actor: Pick<StaffActor, 'entryId'>,
): Promise<boolean> {
  const open = Object.values(await readOpenChanges(read));
  return (
    !open.some((change) => change.attempt === actor.entryId) &&
    (await isLogged('staff-rights', read, actor))
  );
}
