import type { RequestHandler } from 'express';
import * as z from 'zod';
import { ownBackend } from '../backend.ts';
import { callerStaff } from '../caller.ts';
import { deleteCustomerData } from '../customers/delete-customer-data.ts';
import { staffActor } from '../staff-actor.ts';

const body = z.object({ uid: z.string().regex(/^[\w-]{1,128}$/) });

/** POST /app/delete-customer: deletes a customer's personal data at their request; staff only. */
export const deleteCustomer: RequestHandler = async (request, response) => {
  const actor = staffActor(callerStaff(response));
  const { uid } = body.parse(request.body);
  response.json({ result: await deleteCustomerData(ownBackend(), uid, actor) });
};
