import type { RequestHandler } from 'express';
import * as z from 'zod';
import { attemptIdShape } from '../../../src/domain/order/id-shapes.ts';
import { refundDecisionShape, refundOrder } from '../../../src/domain/refunds/refund-actions.ts';
import { callerStaff } from '../caller.ts';
import { jsonOf } from '../json-of.ts';
import { previewRefund } from '../refunds/decide-refund.ts';
import { staffActor } from '../staff-actor.ts';

const body = z.object({
  attempt: attemptIdShape,
  decision: jsonOf(refundDecisionShape),
});

/** POST /app/preview-refund: what a decision would give back and change, or that it is done; staff only. */
export const previewRefundHandler: RequestHandler = async (request, response) => {
  const actor = staffActor(callerStaff(response, refundOrder.allowedRoles));
  const { attempt, decision } = body.parse(request.body);
  response.json(await previewRefund({ ...decision, id: attempt }, actor));
};
