import type * as z from 'zod/mini';
import type { DocumentWrite } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import type { Role } from '../roles.ts';
import { logWrites, type StaffActor, type StaffLogEntry } from '../staff-log.ts';
import type { ActionSubject, NoUndo } from './action.ts';

/** What became of an action that a function carries out. */
export type FunctionOutcome<Result, Problem> =
  | { kind: 'done'; result: Result }
  | { kind: 'refused'; problem: Problem };

/**
 * A change by staff that a function carries out, because it moves money, sends texts or needs the rights of the
 * server, as a value: src/domain/staff/actions/function-actions.ts lists all of them. Each attempt has an id, under which
 * the function carries it out once, and which its log entry has too.
 */
export interface FunctionAction<Input, State, Result, Problem, Name extends string = string> {
  /** The name in the log and in calls. */
  name: Name;
  /** Who may make it; the function asks for it. */
  who: readonly Role[];
  input: z.ZodMiniType<Input>;
  /** What the log keeps, before and after. */
  state: z.ZodMiniType<State>;
  /** The part of the input that says what is wanted: an attempt without an answer is known again by it. */
  wish: (input: Input) => unknown;
  /** The outcome of an attempt, as the store tells it; undefined if it has not been carried out. */
  became: (read: ReadDocument, attempt: string, input: Input) => Promise<Result | undefined>;
  /** Where one call can't take all: the inputs of several, and the result of all of them. */
  parts?: { of: (input: Input) => Input[]; join: (results: Result[]) => Result };
  undo: NoUndo;
  offline: 'refused';
  /** Only types: what a refusal says. */
  problem?: Problem;
}

// biome-ignore lint/suspicious/noExplicitAny: an action whose types are not known to the type checker.
export type AnyFunctionAction = FunctionAction<any, any, any, any>;

/** The writes that log an action, under the id of its attempt. */
export function functionLog<State>(
  { name }: Pick<FunctionAction<never, State, unknown, unknown>, 'name' | 'state'>,
  actor: StaffActor,
  change: ActionSubject & { before: State; after: State },
): DocumentWrite[] {
  return logWrites(actor, { action: name, ...change });
}

/** Whether the log has the entry of an attempt. */
export async function isLogged(
  name: string,
  read: ReadDocument,
  attempt: string,
): Promise<boolean> {
  const entry = (await read(`staffLog/${attempt}`)) as StaffLogEntry | undefined;
  return entry?.action === name;
}
