import * as z from 'zod/mini';
import { type FunctionAction, isLogged } from '../staff/actions/function-action.ts';
import type { RefundDecision } from './refund-decision.ts';
import type { RefundProblem } from './refund-problem.ts';
import { quantitiesShape, refundTargetShape } from './refund-shapes.ts';

/** A decision without its id, which is that of the attempt. */
export type Undecided = Omit<RefundDecision, 'id'>;

const words = z.string().check(z.maxLength(1000));
/** The id of a document. */
const documentId = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^/]+$/));

export const undecidedShape: z.ZodMiniType<Undecided> = z.object({
  uid: z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[^/]+$/)),
  dateId: z.string().check(z.regex(/^\d{8}_\d{1,16}$/)),
  orderKey: z.string().check(z.minLength(1), z.maxLength(400)),
  basedOn: z.nullable(z.string().check(z.maxLength(100))),
  action: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('reduction'), quantities: quantitiesShape }),
    z.object({ kind: z.literal('cancellation') }),
    z.object({ kind: z.literal('goodwill'), amount: z.int() }),
  ]),
  to: refundTargetShape,
  reason: words,
  requestId: z.optional(documentId),
});

/** What the log keeps of a refund. */
const refundState = z.object({
  /** The order, in cents; null once it is cancelled; undefined where a refund is about no order. */
  order: z.optional(
    z.nullable(
      z.object({
        total: z.int(),
        lines: z.array(
          z.object({
            menuTitle: z.string(),
            menuTitleEn: z.optional(z.string()),
            q: z.int(),
          }),
        ),
      }),
    ),
  ),
  given: z.optional(z.object({ amount: z.int(), to: refundTargetShape })),
});
export type RefundState = z.infer<typeof refundState>;

type RefundAction<Input, Name extends string> = FunctionAction<
  Input,
  RefundState,
  null,
  RefundProblem,
  Name
>;

/** The face of a refund under this name; the log says whether an attempt was carried out. */
function refundAction<Input, const Name extends string>(
  action: Pick<RefundAction<Input, Name>, 'name' | 'input' | 'wish'>,
): RefundAction<Input, Name> {
  return {
    ...action,
    who: ['owner', 'books'],
    state: refundState,
    became: async (read, attempt) =>
      (await isLogged(action.name, read, attempt)) ? null : undefined,
    undo: 'money-moved',
    offline: 'refused',
  };
}

/** Gives money of an order back as decided; `seen` is the key of the preview that staff confirmed. */
export const giveBack = refundAction({
  name: 'refund',
  input: z.object({ decision: undecidedShape, seen: z.string().check(z.maxLength(20_000)) }),
  // Without the version of the order: it may have been edited since.
  wish: ({ decision: { basedOn: _, ...wish } }) => wish,
});

/** Gives everything back that is left of a payment without an order. */
export const giveBackException = refundAction({
  name: 'refund-exception',
  input: z.object({ payment_intent: z.string().check(z.maxLength(255)), reason: words }),
  wish: ({ payment_intent }) => payment_intent,
});

/** Repeats a failed refund, by its id. */
export const retryRefund = refundAction({
  name: 'refund-retried',
  input: z.object({ refund: documentId, reason: words }),
  wish: ({ refund }) => refund,
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
  who: ['owner', 'books'],
  input: z.object({ request: documentId, words }),
  state: requestState,
  wish: ({ request }) => request,
  became: async (read, attempt) =>
    (await isLogged('refund-declined', read, attempt)) ? null : undefined,
  undo: 'customers-affected',
  offline: 'refused',
};
