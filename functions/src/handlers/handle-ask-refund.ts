import type { RequestHandler } from 'express';
import * as z from 'zod';
import { languages } from '../../../src/domain/lib/language.ts';
import {
  attemptIdShape,
  dateIdShape,
  documentIdShape,
  orderKeyShape,
} from '../../../src/domain/order/id-shapes.ts';
import { readSnapshotOfAnyAge } from '../../../src/domain/order/stored/archived-orders.ts';
import type { CustomerRefunds } from '../../../src/domain/refunds/customer-refunds.ts';
import { quantitiesShape, refundTargetShape } from '../../../src/domain/refunds/refund-shapes.ts';
import type { RefundRequest } from '../../../src/domain/refunds/requests/refund-request.ts';
import {
  planRefundRequest,
  planWithdrawal,
} from '../../../src/domain/refunds/requests/refund-request-plan.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { callerUid } from '../caller.ts';
import { jsonOf } from '../json-of.ts';
import { runPlan } from '../run-plan-as-admin.ts';

const asked = z.object({
  id: attemptIdShape,
  dateId: dateIdShape,
  orderKey: orderKeyShape,
  basedOn: z.string().max(100).nullable(),
  wish: z.union([z.literal('cancel'), z.strictObject({ quantities: quantitiesShape })]),
  to: refundTargetShape,
  reason: z.string().max(1000),
  lang: z.enum(languages),
});

const body = z.object({ ask: jsonOf(asked) });

/**
 * POST /app/ask-refund: a customer requests a reduction or cancellation of a paid order. Only stores the
 * request: order, stock and money do not change until staff agree.
 */
export const askRefund: RequestHandler = async (request, response) => {
  const uid = callerUid(response);
  const { ask } = body.parse(request.body);
  const plan = await runPlan(async (read) => {
    const context = await readSnapshotOfAnyAge(read, { uid, dateId: ask.dateId, now: Date.now() });
    const stored = await read(`${stores.refundsForCustomer}/${uid}`);
    // Prefixed with the uid, so that a caller cannot overwrite another customer's request.
    const own = { ...ask, id: `${uid}_${ask.id}` };
    return planRefundRequest(own, context, (stored ?? {}) as CustomerRefunds);
  });
  response.json(plan.kind === 'refused' ? plan : { kind: 'done' });
};

const withdrawn = z.object({ request: documentIdShape });

/** POST /app/withdraw-request: a customer takes their own request back before it is answered. */
export const withdrawRequest: RequestHandler = async (request, response) => {
  const uid = callerUid(response);
  const { request: id } = withdrawn.parse(request.body);
  const plan = await runPlan(async (read) => {
    const stored = await read(`${stores.refundRequests}/${id}`);
    return planWithdrawal(stored as unknown as RefundRequest | undefined, uid);
  });
  response.json(plan.kind === 'refused' ? plan : { kind: 'done' });
};
