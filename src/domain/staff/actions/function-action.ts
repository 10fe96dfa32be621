import type * as z from 'zod/mini';
import type { DocumentWrite } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import type { Role } from '../roles.ts';
import { logWrites, type StaffActor, type StaffLogEntry } from '../staff-log.ts';
import type { ActionSubject, NoUndo } from './action.ts';

/** The outcome of an action that a function carries out. */
export type FunctionOutcome<Result, Problem> =
  | { kind: 'done'; result: Result }
  | { kind: 'refused'; problem: Problem };

/**
 * What the store tells about an attempt whose response was lost. `pending`: it holds nothing of the attempt, which may
 * be running still, or may never have arrived. `run-again`: running it again changes nothing twice, finishes what was
 * interrupted, and returns the outcome.
 */
export type FoundOutcome<Result> =
  | { kind: 'done'; result: Result }
  | { kind: 'pending' }
  | { kind: 'run-again' };

/**
 * A change by staff that a function carries out, because it moves money, sends texts or needs the rights of the
 * server, as a value: src/domain/staff/actions/function-actions.ts lists all of them. Each attempt has an id, under which
 * the function carries it out once, and which its log entry has too.
 */
export interface FunctionAction<Input, State, Result, Problem, Name extends string = string> {
  /** The name in the log and in calls. */
  name: Name;
  /** Who may run it; the function checks it. */
  who: readonly Role[];
  input: z.ZodMiniType<Input>;
  /** It reads all that is stored of a customer, which a function of its own does. */
  personal?: true | undefined;
  /** What the log keeps, before and after. */
  state: z.ZodMiniType<State>;
  /** The part of the input that identifies the request: the same request continues an attempt of unknown outcome. */
  requestOf: (input: Input) => unknown;
  /** What the input says the log entry is about: an entry about something else is not that of the attempt. */
  about: (input: Input) => Pick<ActionSubject, 'uid' | 'dateId' | 'orderId' | 'subject'>;
  /** Looks an attempt up in the store; `entryId` of the actor is its id. */
  findOutcome: (
    read: ReadDocument,
    actor: StaffActor,
    input: Input,
  ) => Promise<FoundOutcome<Result>>;
  /** Where one call can't take all: the inputs of several, and the result of all of them. */
  parts?: { of: (input: Input) => Input[]; join: (results: Result[]) => Result };
  undo: NoUndo;
  /** Only types: what a refusal says. */
  problem?: Problem;
}

// biome-ignore lint/suspicious/noExplicitAny: an action whose types are not known to the type checker.
export type AnyFunctionAction = FunctionAction<any, any, any, any>;

/** Where an action is called. */
export function callPath({ personal }: Pick<AnyFunctionAction, 'personal'>): string {
  return personal ? '/app/personal/function-action' : '/app/function-action';
}

/** The writes that log an action, under the id of its attempt. */
export function functionLog<State>(
  { name }: Pick<FunctionAction<never, State, unknown, unknown>, 'name' | 'state'>,
  actor: StaffActor,
  change: ActionSubject & { before: State; after: State },
): DocumentWrite[] {
  return logWrites(actor, { action: name, ...change });
}

/** Whether the log has the entry of an actor's attempt. */
export async function isLogged(
  name: string,
  read: ReadDocument,
  { entryId }: Pick<StaffActor, 'entryId'>,
): Promise<boolean> {
  const entry = (await read(`staffLog/${entryId}`)) as StaffLogEntry | undefined;
  return entry?.action === name;
}

/** `findOutcome` of an action without a result whose log entry is written in the commit of the change itself. */
export async function findLogged(
  name: string,
  read: ReadDocument,
  actor: StaffActor,
): Promise<FoundOutcome<null>> {
  return (await isLogged(name, read, actor)) ? { kind: 'done', result: null } : { kind: 'pending' };
}
