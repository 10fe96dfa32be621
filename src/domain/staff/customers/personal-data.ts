import * as z from 'zod/mini';
import { type FunctionAction, isLogged } from '../actions/function-action.ts';

const input = z.object({ uid: z.string().check(z.regex(/^[\w-]{1,128}$/)) });
type Input = z.infer<typeof input>;

const deletedState = z.nullable(z.object({ datesKept: z.int() }));

/** Why a customer can't be deleted yet: an order is still to be delivered, or a card payment is not finished. */
export type DeletionProblem = 'order-ahead' | 'payment-open';

/** Removes a customer's personal data and login; the log says how many dates keep their orders, not whose they are. */
export const deleteCustomer: FunctionAction<
  Input,
  z.infer<typeof deletedState>,
  null,
  DeletionProblem,
  'customer-deleted'
> = {
  name: 'customer-deleted',
  who: ['owner'],
  input,
  state: deletedState,
  wish: ({ uid }) => uid,
  became: async (read, attempt) =>
    (await isLogged('customer-deleted', read, attempt)) ? null : undefined,
  undo: 'data-deleted',
  offline: 'refused',
};

const exportedState = z.boolean();

/** Makes a file of what is stored about a customer; one whose answer was lost is made again. */
export const exportCustomer: FunctionAction<Input, boolean, object, never, 'customer-exported'> = {
  name: 'customer-exported',
  who: ['owner'],
  input,
  state: exportedState,
  wish: ({ uid }) => uid,
  became: async () => undefined,
  undo: 'nothing-changed',
  offline: 'refused',
};
