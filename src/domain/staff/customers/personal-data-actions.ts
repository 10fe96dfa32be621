import * as z from 'zod/mini';
import { uidShape } from '../../order/id-shapes.ts';
import type { FunctionAction } from '../actions/function-action.ts';

const input = z.object({ uid: uidShape });
type Input = z.infer<typeof input>;

const deletedState = z.nullable(z.object({ datesKept: z.int() }));

/**
 * Why a customer can't be deleted yet: an order is still to be delivered, or a card payment, a dispute or a refund is not
 * finished. A payment without an order is not, until staff have resolved it.
 */
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
  runs: 'function',
  allowedRoles: ['owner'],
  personal: true,
  input,
  state: deletedState,
  requestOf: ({ uid }) => uid,
  // Its entry doesn't name the customer.
  logSubject: () => ({}),
  // The login goes last, after the log entry: running it again makes sure that it is gone.
  lookUp: 'run-again',
  undo: 'data-deleted',
};

const exportedState = z.boolean();

/** Makes a file of what is stored about a customer; one whose response was lost is made again. */
export const exportCustomer: FunctionAction<Input, boolean, object, never, 'customer-exported'> = {
  name: 'customer-exported',
  runs: 'function',
  allowedRoles: ['owner'],
  personal: true,
  input,
  state: exportedState,
  requestOf: ({ uid }) => uid,
  logSubject: ({ uid }) => ({ uid }),
  lookUp: async () => ({ kind: 'run-again' }),
  undo: 'nothing-changed',
};
