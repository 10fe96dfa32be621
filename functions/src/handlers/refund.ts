import type { RequestHandler } from 'express';
import * as z from 'zod';
import { callerStaff } from '../caller.ts';
import {
  decideRefund,
  previewRefund,
  type RefundAnswer,
  type Staff,
} from '../refunds/decide-refund.ts';
import { declineRequest, refundException, retryRefund } from '../refunds/payment-refunds.ts';
import { jsonOf, quantities, refundTarget } from '../refunds/shapes.ts';

const id = z.string().regex(/^[\w-]{8,64}$/);
const words = z.string().max(1000);

const decision = z.object({
  id,
  uid: z
    .string()
    .min(1)
    .max(128)
    .regex(/^[^/]+$/),
  dateId: z.string().regex(/^\d{8}_\d{1,16}$/),
  orderKey: z.string().min(1).max(400),
  basedOn: z.string().max(100).nullable(),
  action: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('reduction'), quantities }),
    z.object({ kind: z.literal('cancellation') }),
    z.object({ kind: z.literal('goodwill'), amount: z.int() }),
  ]),
  to: refundTarget,
  reason: words,
  requestId: z
    .string()
    .max(200)
    .regex(/^[^/]+$/)
    .optional(),
});

const asked = z.discriminatedUnion('do', [
  z.object({ do: z.literal('preview'), decision }),
  z.object({ do: z.literal('give-back'), decision, seen: z.string().max(20_000) }),
  z.object({ do: z.literal('exception'), id, payment_intent: z.string().max(255), reason: words }),
  z.object({
    do: z.literal('retry'),
    id,
    refund: z
      .string()
      .max(200)
      .regex(/^[^/]+$/),
    reason: words,
  }),
  z.object({
    do: z.literal('decline'),
    request: z
      .string()
      .max(200)
      .regex(/^[^/]+$/),
    words,
  }),
]);

const body = z.object({ ask: jsonOf(asked) });

/** POST /app/refund: previews, makes or retries a refund, or declines a request; staff only. */
export const refund: RequestHandler = async (request, response) => {
  const staff = callerStaff(response);
  const { ask } = body.parse(request.body);
  response.json(await answer(ask, staff));
};

function answer(ask: z.infer<typeof asked>, staff: Staff): Promise<RefundAnswer> {
  switch (ask.do) {
    case 'preview':
      return previewRefund(ask.decision, staff);
    case 'give-back':
      return decideRefund(ask.decision, ask.seen, staff);
    case 'exception':
      return refundException(ask, staff);
    case 'retry':
      return retryRefund(ask, staff);
    case 'decline':
      return declineRequest(ask, staff);
  }
}
