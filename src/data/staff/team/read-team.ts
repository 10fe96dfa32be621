import type { TeamMember } from '../../../domain/staff/team/team.ts';
import { callFunction } from '../../firebase/functions-client.ts';
import { asStaff } from '../common/use-staff.ts';

/** Everybody of staff, by e-mail address. Throws AppError. */
export async function readTeam(): Promise<TeamMember[]> {
  return (await asStaff(() => callFunction<{ team: TeamMember[] }>('/app/team'))).team;
}
