import type * as z from 'zod/mini';
import type { CancelledOrder, Order } from '../../order/order.ts';
import type { DocumentWrite } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import type { Role } from '../roles.ts';
import type { StaffActor } from '../staff-log.ts';
import type { StaffProblem } from '../staff-problem.ts';

/** What a change is about: its log entry names it, and the log can be searched by it. */
export interface ActionSubject {
  dateId?: string | undefined;
  orderId?: string | undefined;
  uid?: string | undefined;
  /** Menu, issue, phone or announcement. */
  subject?: string | undefined;
  /** Why staff made the change, as they typed it. */
  reason?: string | undefined;
}

/**
 * What an action would do to the store. `before` and `after` are the part of the store that it sets, as plain
 * data without undefined: the log keeps both, and screens compare `before` with what they showed. `problem`
 * refuses the change, unless it is made already or conflicts with somebody else's.
 */
export interface ActionChange<State> {
  before: State;
  after: State;
  writes: DocumentWrite[];
  /** Paths of the documents to delete. */
  deletes?: readonly string[] | undefined;
  problem?: StaffProblem | undefined;
  /**
   * The order that the change stores or cancels: its copies are to be written unless it is cancelled, and its
   * customer gets a text.
   */
  order?: Order | CancelledOrder | undefined;
}

/** Why a change can't be taken back. */
export type NoUndo =
  /** Customers may have ordered, paid or been told by now. */
  | 'customers-affected'
  | 'sms-sent'
  | 'money-moved'
  | 'data-deleted'
  | 'number-issued'
  /** Only the customer gives it again. */
  | 'customers-choice'
  | 'sessions-ended'
  /** It stands in the books as it is; a further entry corrects it. */
  | 'frozen'
  /** It only handed something out. */
  | 'nothing-changed'
  /** The log keeps no photos; another one can be taken. */
  | 'photo-not-kept'
  /** It was a way of taking back another change. */
  | 'was-undo';

/** A change by staff as a value: src/domain/staff/actions/actions.ts lists all of them. */
export interface StaffAction<Input, Name extends string = string> {
  /** The name in the log, in calls, in the terminal and in the phone's queue. */
  name: Name;
  /**
   * `rules`: it is one commit, which the rules let an owner's browser make (PlannedAction). `function`: it moves money,
   * sends texts or needs the rights of the server, so a function carries it out for everybody (FunctionAction).
   */
  runs: 'rules' | 'function';
  /** Who may make it. */
  allowedRoles: readonly Role[];
  input: z.ZodMiniType<Input>;
  /** What the input says that the log entry is about. */
  logSubject: (input: Input) => ActionSubject;
}

/**
 * A change that is one commit, planned from the store. Owners make it under the rules, from their own browser; for the
 * others a function does (functions/src/handlers/handle-staff-action.ts), so the rules let nobody else write.
 */
export interface PlannedAction<Input, State, Name extends string = string>
  extends StaffAction<Input, Name> {
  runs: 'rules';
  /** Which inputs are for a role, other than an owner, at this moment (epoch ms); without it all are. */
  isFor?: (role: Role, input: Input, now: number) => boolean;
  /**
   * Reads what the change depends on and computes it. It may run several times, and must have no side
   * effects.
   */
  plan: (
    read: ReadDocument,
    input: Input,
    actor: StaffActor,
  ) => Promise<ActionChange<State> | { problem: StaffProblem }>;
  /** The input with which the same action takes the change back, or why nothing does. */
  undo: NoUndo | ((input: Input, change: { before: State; after: State }) => Input);
  /** The part of a state that differs between two others: what a conflict shows of a large one. */
  differing?: (state: State, seen: State, now: State) => State;
  /** Id of the customer whose profile's copies are to be written again after the change. */
  profileOf?: (input: Input) => string;
}

// biome-ignore lint/suspicious/noExplicitAny: an action whose input and state are not known to the type checker.
export type AnyPlanned = PlannedAction<any, any>;

/** Infers the types of an action from its definition. */
export function plannedAction<Input, State, const Name extends string>(
  action: Omit<PlannedAction<Input, State, Name>, 'runs'>,
): PlannedAction<Input, State, Name> {
  return { ...action, runs: 'rules' };
}
