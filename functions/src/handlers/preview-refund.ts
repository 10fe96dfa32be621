import type { RequestHandler } from 'express';
import * as z from 'zod';
import { giveBack, undecidedShape } from '../../../src/domain/refunds/refund-actions.ts';
import { callerStaff } from '../caller.ts';
import { previewRefund } from '../refunds/decide-refund.ts';
import { jsonOf } from '../refunds/json-of.ts';
import { staffActor } from '../staff-actor.ts';

const body = z.object({
  attempt: z.string().regex(/^[\w-]{8,64}$/),
  decision: jsonOf(undecidedShape),
});

/** POST /app/preview-refund: what a decision would give back and change, or that it is done; staff only. */
export const previewRefundHandler: RequestHandler = async (request, response) => {
  const actor = staffActor(callerStaff(response, giveBack.who));
  const { attempt, decision } = body.parse(request.body);
  response.json(await previewRefund({ ...decision, id: attempt }, actor));
};
