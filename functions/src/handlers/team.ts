import type { RequestHandler } from 'express';
import * as z from 'zod';
import { roles } from '../../../src/domain/staff/roles.ts';
import { ownBackend } from '../backend.ts';
import { callerStaff } from '../caller.ts';
import { changeRole, readTeam } from '../staff/change-role.ts';
import { staffActor } from '../staff-actor.ts';

/** GET /app/team: the accounts of staff with their roles; owners only. */
export const team: RequestHandler = async (_request, response) => {
  callerStaff(response, ['owner']);
  response.json({ team: await readTeam(ownBackend().auth) });
};

const body = z.object({
  email: z.string().trim().min(3).max(320),
  role: z.enum([...roles, 'none']),
});

/** POST /app/team: gives an account a role, or with `none` takes its role away; owners only. */
export const changeTeam: RequestHandler = async (request, response) => {
  const actor = staffActor(callerStaff(response, ['owner']));
  const { email, role } = body.parse(request.body);
  const wanted = role === 'none' ? null : role;
  response.json({ result: await changeRole(ownBackend(), email, wanted, actor) });
};
