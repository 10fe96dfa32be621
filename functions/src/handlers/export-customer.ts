import type { RequestHandler } from 'express';
import * as z from 'zod';
import { logWrites } from '../../../src/domain/staff/staff-log.ts';
import { callerStaff } from '../caller.ts';
import { accountOf } from '../customer-account.ts';
import { Failure } from '../failure.ts';
import { findPersonalData, forFile } from '../find-personal-data.ts';
import { runPlan } from '../run-plan.ts';
import { staffActor } from '../staff-actor.ts';

const body = z.object({ uid: z.string().regex(/^[\w-]{1,128}$/) });

/** POST /app/export-customer: everything stored of a customer, for a request of theirs; only staff may. */
export const exportCustomer: RequestHandler = async (request, response) => {
  const actor = staffActor(callerStaff(response));
  const { uid } = body.parse(request.body);
  const [parts, account] = await Promise.all([findPersonalData(uid), accountOf(uid)]);
  if (parts.length === 0 && !account) throw new Failure('not-found');
  const entry = { action: 'customer-exported' as const, uid, before: '–', after: 'exported' };
  await runPlan(async () => ({ writes: logWrites(actor, entry) }));
  response.json({
    exportedAt: new Date(actor.now).toISOString(),
    login: account && {
      email: account.email,
      createdAt: account.metadata.creationTime,
      lastSignIn: account.metadata.lastSignInTime,
    },
    documents: parts.map(({ path, field, data }) => ({ path, field, data: forFile(data) })),
  });
};
