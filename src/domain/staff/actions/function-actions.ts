import {
  declineRequest,
  refundException,
  refundOrder,
  retryRefund,
  settleRefund,
} from '../../refunds/refund-actions.ts';
import { allowTexts } from '../customers/allow-texts.ts';
import { deleteCustomer, exportCustomer } from '../customers/personal-data-actions.ts';
import { tellOpening } from '../dates/tell-opening.ts';
import { sendDeliveryTimes } from '../delivery/send-delivery-times.ts';
import { cancelLink, takeByLink, textLink } from '../orders/pay-link-actions.ts';
import { changeRole } from '../team/change-role.ts';
import type { AnyFunctionAction, FunctionAction, FunctionOutcome } from './function-action.ts';

/** Every change that functions carry out for staff. */
export const functionActions = [
  refundOrder,
  refundException,
  retryRefund,
  settleRefund,
  declineRequest,
  sendDeliveryTimes,
  takeByLink,
  cancelLink,
  textLink,
  exportCustomer,
  deleteCustomer,
  changeRole,
  tellOpening,
  allowTexts,
] as const;

type Listed = (typeof functionActions)[number];
export type FunctionActionName = Listed['name'];
type Named<Name> = Extract<Listed, { name: Name }>;

export type InputOf<Name extends FunctionActionName> = Name extends unknown
  ? Named<Name> extends FunctionAction<infer Input, infer _S, infer _R, infer _P>
    ? Input
    : never
  : never;
export type LoggedStateOf<Name extends FunctionActionName> =
  Named<Name> extends FunctionAction<infer _I, infer State, infer _R, infer _P> ? State : never;
export type OutcomeOf<Name extends FunctionActionName> =
  Named<Name> extends FunctionAction<infer _I, infer _S, infer Result, infer Problem>
    ? FunctionOutcome<Result, Problem>
    : never;

/** The action with a name from a call or from the log; undefined for an unknown one. */
export function functionActionNamed(name: string): AnyFunctionAction | undefined {
  return (functionActions as readonly AnyFunctionAction[]).find((action) => action.name === name);
}
