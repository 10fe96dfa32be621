import type { Role } from '../../../domain/staff/roles.ts';
import { callFunction } from '../../firebase/functions-client.ts';
import { asStaff } from '../common/use-staff.ts';

/** An account of staff. */
export interface TeamMember {
  uid: string;
  email: string;
  name: string;
  role: Role;
}

/** Everybody of staff, by e-mail address. Throws AppError. */
export async function readTeam(): Promise<TeamMember[]> {
  return (await asStaff(() => callFunction<{ team: TeamMember[] }>('/app/team'))).team;
}

/** What became of a change of role; `done` also if it was so already. */
export type RoleAnswer = 'done' | 'unknown-account' | 'own-role' | 'last-owner';

/** Gives the account of an e-mail address a role, or with `none` takes its role away. Throws AppError. */
export async function changeRole(email: string, role: Role | 'none'): Promise<RoleAnswer> {
  const form = { email, role };
  const answer = await asStaff(() => callFunction<{ result: RoleAnswer }>('/app/team', { form }));
  return answer.result;
}
