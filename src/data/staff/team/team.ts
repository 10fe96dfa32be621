import type { Role } from '../../../domain/staff/roles.ts';
import type { RoleAnswer, TeamMember } from '../../../domain/staff/team/team.ts';
import { callFunction } from '../../firebase/functions-client.ts';
import { asStaff } from '../common/use-staff.ts';

/** Everybody of staff, by e-mail address. Throws AppError. */
export async function readTeam(): Promise<TeamMember[]> {
  return (await asStaff(() => callFunction<{ team: TeamMember[] }>('/app/team'))).team;
}

/** Gives the account of an e-mail address a role, or with `none` takes its role away. Throws AppError. */
export async function changeRole(email: string, role: Role | 'none'): Promise<RoleAnswer> {
  const form = { email, role };
  const answer = await asStaff(() => callFunction<{ result: RoleAnswer }>('/app/team', { form }));
  return answer.result;
}
