import type { RequestHandler } from 'express';
import { ownBackend } from '../backend.ts';
import { callerStaff } from '../caller.ts';
import { readTeam } from '../staff/change-staff-role.ts';

/** GET /app/team: the accounts of staff with their roles; owners only. */
export const team: RequestHandler = async (_request, response) => {
  callerStaff(response, ['owner']);
  response.json({ team: await readTeam(ownBackend().auth) });
};
