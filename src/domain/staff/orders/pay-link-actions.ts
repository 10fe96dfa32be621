import * as z from 'zod/mini';
import { payLinkIdPattern } from '../../card/pay-link.ts';
import { dateIdShape, orderIdShape, uidShape } from '../../order/id-shapes.ts';
import { loggedLineShape } from '../../order/line-titles.ts';
import type { FunctionAction } from '../actions/function-action.ts';
import type { StaffProblem } from '../staff-problem.ts';
import { phoneOrderShape } from './phone-order.ts';

const linkId = z.string().check(z.regex(payLinkIdPattern));

const takeInput = z.extend(phoneOrderShape, {
  uid: uidShape,
  dateId: dateIdShape,
  orderRequest: z.string().check(z.maxLength(500)),
  /** The link whose order is changed, and the version that the form was filled from. */
  link: z.optional(z.object({ id: linkId, version: z.string() })),
  /** The order, paid by card, to which dishes are added, and the version that staff saw; its address and words stay. */
  adds: z.optional(z.object({ orderId: orderIdShape, version: z.string() })),
});

/** An order that staff take by phone, for its customer to pay by a link. */
export type LinkOrderInput = z.infer<typeof takeInput>;

/** What the log keeps of a link's order, cents; null where there is none. */
const linkState = z.nullable(
  z.object({
    due: z.int(),
    address: z.string(),
    lines: z.array(loggedLineShape),
  }),
);
export type LinkState = z.infer<typeof linkState>;

/** Why a change of a link is refused. */
export type LinkProblem =
  | StaffProblem
  /** It, or the order to which it adds, has been paid, changed or ended, or somebody is changing it. */
  | { code: 'link-changed' }
  /** The customer has an order to be paid by another link at that address. */
  | { code: 'link-open'; id: string /** It adds to a paid order. */; adds?: boolean }
  /** Nothing can be added to an order that is delivered. */
  | { code: 'delivered' }
  /** The phone may not order by card. */
  | { code: 'card-blocked' };

type LinkAction<Input, Result, Name extends string> = FunctionAction<
  Input,
  LinkState,
  Result,
  LinkProblem,
  Name
>;

/** Takes an order by phone, or changes one that is not paid yet, and sends its customer the link. */
export const takeByLink: LinkAction<LinkOrderInput, { id: string }, 'pay-link'> = {
  name: 'pay-link',
  runs: 'function',
  allowedRoles: ['owner'],
  input: takeInput,
  state: linkState,
  requestOf: (input) => input,
  logSubject: ({ uid, dateId }) => ({ uid, dateId }),
  // The text goes last: running it again makes sure that it was sent.
  lookUp: 'run-again',
  undo: 'sms-sent',
};

const oneLink = z.object({ id: linkId });

/** Cancels an order that is not paid yet: its link can't be paid any more. */
export const cancelLink: LinkAction<{ id: string }, null, 'pay-link-cancelled'> = {
  name: 'pay-link-cancelled',
  runs: 'function',
  allowedRoles: ['owner'],
  input: oneLink,
  state: linkState,
  requestOf: ({ id }) => id,
  logSubject: ({ id }) => ({ subject: id }),
  undo: 'customers-affected',
};

/** Sends the customer the link once more. */
export const textLink: LinkAction<{ id: string }, null, 'pay-link-text'> = {
  name: 'pay-link-text',
  runs: 'function',
  allowedRoles: ['owner'],
  input: oneLink,
  state: linkState,
  requestOf: ({ id }) => id,
  logSubject: ({ id }) => ({ subject: id }),
  lookUp: 'run-again',
  undo: 'sms-sent',
};
