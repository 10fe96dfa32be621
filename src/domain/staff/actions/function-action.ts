import type * as z from 'zod/mini';
import type { DocumentWrite } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { logWrites, type StaffActor, type StaffLogEntry } from '../staff-log.ts';
import type { ActionSubject, NoUndo, StaffAction } from './action.ts';

/** The outcome of an action that a function carries out. */
export type FunctionOutcome<Result, Problem> =
  | { kind: 'done'; result: Result }
  | { kind: 'refused'; problem: Problem };

/**
 * What the store tells about an attempt whose response was lost. `pending`: it holds nothing of the attempt, which may
 * be running still, may have been refused, which the functions keep apart, or may never have arrived. `run-again`: running
 * it again changes nothing twice, finishes what was interrupted, and returns the outcome.
 */
export type FoundOutcome<Result> =
  | { kind: 'done'; result: Result }
  | { kind: 'pending' }
  | { kind: 'run-again' };

/**
 * A change that a function carries out: each attempt has an id, under which the function does so once, and which its log
 * entry has too.
 */
export interface FunctionAction<Input, State, Result, Problem, Name extends string = string>
  extends StaffAction<Input, Name> {
  runs: 'function';
  /** It reads all that is stored of a customer, which a function of its own does. */
  personal?: true | undefined;
  /** What the log keeps, before and after. */
  state: z.ZodMiniType<State>;
  /** The part of the input that identifies the request: the same request continues an attempt of unknown outcome. */
  requestOf: (input: Input) => unknown;
  /**
   * How an attempt is looked up in the store; `entryId` of the actor is its id. Without this it is done, without a result,
   * once it is logged; with `run-again` it is begun then.
   */
  lookUp?:
    | 'run-again'
    | ((read: ReadDocument, actor: StaffActor, input: Input) => Promise<FoundOutcome<Result>>);
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

/** What the store tells about an attempt. */
export async function findOutcome<Input, Result>(
  { name, lookUp }: Pick<FunctionAction<Input, unknown, Result, unknown>, 'name' | 'lookUp'>,
  read: ReadDocument,
  actor: StaffActor,
  input: Input,
): Promise<FoundOutcome<Result | null>> {
  if (typeof lookUp === 'function') return lookUp(read, actor, input);
  if (!(await isLogged(name, read, actor))) return { kind: 'pending' };
  return lookUp ? { kind: lookUp } : { kind: 'done', result: null };
}
