import * as z from 'zod/mini';
import { dateIdShape, documentIdShape, orderIdShape, uidShape } from '../order/id-shapes.ts';
import { loggedLineShape } from '../order/line-titles.ts';
import type { FunctionAction } from '../staff/actions/function-action.ts';
import { settledWays } from './refund.ts';
import type { RefundDecision } from './refund-decision.ts';
import type { RefundProblem } from './refund-problem.ts';
import { quantitiesShape, refundTargetShape } from './refund-shapes.ts';

/** A decision as staff send it: its id is that of the attempt. */
export type RefundDecisionInput = Omit<RefundDecision, 'id'>;

const words = z.string().check(z.maxLength(1000));

export const refundDecisionShape: z.ZodMiniType<RefundDecisionInput> = z.object({
  uid: uidShape,
  dateId: dateIdShape,
  orderId: orderIdShape,
  basedOn: z.nullable(z.string().check(z.maxLength(100))),
  action: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('reduction'), quantities: quantitiesShape }),
    z.object({ kind: z.literal('cancellation') }),
    z.object({ kind: z.literal('goodwill'), amount: z.int() }),
  ]),
  to: refundTargetShape,
  reason: words,
  requestId: z.optional(documentIdShape),
});

/** What the log keeps of a refund. */
const refundState = z.object({
  /** The order, in cents; null once it is cancelled; undefined where a refund is about no order. */
  order: z.optional(
    z.nullable(
      z.object({
        total: z.int(),
        lines: z.array(loggedLineShape),
      }),
    ),
  ),
  given: z.optional(z.object({ amount: z.int(), to: refundTargetShape })),
  /** Paid back by hand. */
  settled: z.optional(z.object({ amount: z.int(), how: z.enum(settledWays) })),
});
export type RefundState = z.infer<typeof refundState>;

type RefundAction<Input, Name extends string> = FunctionAction<
  Input,
  RefundState,
  null,
  RefundProblem,
  Name
>;

/** The action of a refund under this name; the log says whether an attempt was carried out. */
function refundAction<Input, const Name extends string>(
  action: Pick<RefundAction<Input, Name>, 'name' | 'input' | 'requestOf' | 'logSubject'>,
): RefundAction<Input, Name> {
  return {
    ...action,
    runs: 'function',
    allowedRoles: ['owner', 'books'],
    state: refundState,
    undo: 'money-moved',
  };
}

/** Gives money of an order back as decided; `seen` is the key of the preview that staff confirmed. */
export const refundOrder = refundAction({
  name: 'refund',
  input: z.object({ decision: refundDecisionShape, seen: z.string().check(z.maxLength(20_000)) }),
  // Without the version of the order: it may have been edited since.
  requestOf: ({ decision: { basedOn: _, ...request } }) => request,
  logSubject: ({ decision: { uid, dateId, orderId } }) => ({ uid, dateId, orderId }),
});

/** Gives everything back that is left of a payment without an order. */
export const refundException = refundAction({
  name: 'refund-exception',
  input: z.object({ payment_intent: z.string().check(z.maxLength(255)), reason: words }),
  requestOf: ({ payment_intent }) => payment_intent,
  logSubject: () => ({}),
});

/** Repeats a failed refund, by its id. */
export const retryRefund = refundAction({
  name: 'refund-retried',
  input: z.object({ refund: documentIdShape, reason: words }),
  requestOf: ({ refund }) => refund,
  logSubject: () => ({}),
});

/** Records that a failed refund, by its id, was paid back by hand. */
export const settleRefund = refundAction({
  name: 'refund-settled',
  input: z.object({ refund: documentIdShape, how: z.enum(settledWays), note: words }),
  requestOf: ({ refund }) => refund,
  logSubject: () => ({}),
});

const requestState = z.enum(['waiting', 'declined']);

/** Declines a customer's request, by its id, with words to them. */
export const declineRequest: FunctionAction<
  { request: string; words: string },
  z.infer<typeof requestState>,
  null,
  RefundProblem,
  'refund-declined'
> = {
  name: 'refund-declined',
  runs: 'function',
  allowedRoles: ['owner', 'books'],
  input: z.object({ request: documentIdShape, words }),
  state: requestState,
  requestOf: ({ request }) => request,
  logSubject: () => ({}),
  undo: 'customers-affected',
};
