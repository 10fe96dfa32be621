import type { RequestHandler } from 'express';
import * as z from 'zod';
import { ownBackend } from '../backend.ts';
import { callerStaff } from '../caller.ts';
import { exportCustomerData } from '../customers/export-customer-data.ts';
import { staffActor } from '../staff-actor.ts';

const body = z.object({ uid: z.string().regex(/^[\w-]{1,128}$/) });

/** POST /app/export-customer: exports everything stored about a customer at their request; staff only. */
export const exportCustomer: RequestHandler = async (request, response) => {
  const actor = staffActor(callerStaff(response));
  const { uid } = body.parse(request.body);
  response.json(await exportCustomerData(ownBackend(), uid, actor));
};
