import { AppError, type AppErrorCode } from '../../../domain/lib/app-error.ts';
import {
  callPath,
  type FunctionAction,
  type FunctionOutcome,
} from '../../../domain/staff/actions/function-action.ts';
import { onlineOrAfter } from '../../device/online-or-after.ts';
import { callFunction } from '../../firebase/functions-client.ts';
import { toAppError } from '../../firebase/to-app-error.ts';
import { closeAttempt, openAttempt, startAttempt } from './attempts.ts';
import { asStaff } from './use-staff.ts';

/**
 * The outcome of a call. `unknown`: the action may have been carried out, or may still be, by this call or an earlier one
 * of the same attempt; `code` is why this call failed, where it did.
 */
export type CallOutcome<Result, Problem> =
  | FunctionOutcome<Result, Problem>
  | { kind: 'unknown'; code?: AppErrorCode };

interface CallOptions<Input> {
  /** Called when a response is lost and the outcome is being looked up. */
  onLost: () => void;
  /** Ends the lookup. */
  signal: AbortSignal;
  /** Called when a part of the input is done, where one call can't take all. */
  onPart?: ((part: Input) => void) | undefined;
}

/**
 * Has a function carry out an action of staff, once: the attempt keeps its id, over reloads too, until its outcome is
 * known. After a lost response it looks the outcome up and does not repeat the call; repeating it is safe. Throws
 * AppError if nothing of the attempt was carried out.
 */
export async function callAction<Input, State, Result, Problem>(
  action: FunctionAction<Input, State, Result, Problem>,
  input: Input,
  { onLost, signal, onPart }: CallOptions<Input>,
): Promise<CallOutcome<Result, Problem>> {
  const earlier = openAttempt(action, input);
  if (!navigator.onLine) {
    if (earlier === undefined) throw new AppError('network');
    return { kind: 'unknown', code: 'network' };
  }
  const attempt = earlier ?? startAttempt(action, input);
  const results: Result[] = [];
  for (const part of action.parts?.of(input) ?? [input]) {
    const post = <Outcome>(mode: 'run' | 'outcome') =>
      asStaff(() =>
        callFunction<Outcome>(callPath(action), {
          form: { action: action.name, attempt, mode, input: JSON.stringify(part) },
        }),
      );
    const mayBeDone = earlier !== undefined || results.length > 0;
    const outcome = await post<FunctionOutcome<Result, Problem>>('run').catch((error: unknown) => {
      const failure = toAppError(error);
      if (isLost(failure)) {
        onLost();
        const waitMs = failure.code === 'network' ? longestRunMs : 0;
        const find = () => post<FunctionOutcome<Result, Problem> | Pending>('outcome');
        return Promise.race([findOutcome(find, waitMs, signal), stopped(signal)]);
      }
      if (mayBeDone) return { kind: 'unknown' as const, code: failure.code };
      closeAttempt(attempt);
      throw failure;
    });
    if (outcome.kind === 'refused' && !mayBeDone) closeAttempt(attempt);
    if (outcome.kind !== 'done') return outcome;
    results.push(outcome.result);
    onPart?.(part);
  }
  closeAttempt(attempt);
  const [only] = results;
  return { kind: 'done', result: action.parts ? action.parts.join(results) : (only as Result) };
}

/** Whether the function may have carried out a call that failed like this. */
function isLost({ code }: AppError): boolean {
  return code === 'network' || code === 'unknown';
}

/** How long a function runs at most (functions/src/index.ts), ms. */
const longestRunMs = 60_000;

/** Pause between two lookups of an outcome, ms. */
const pauseMs = 2000;

type Pending = { kind: 'pending' };

/** Looks an outcome up until it is there, for `waitMs` and as long as there is no connection. */
async function findOutcome<Outcome extends { kind: string }>(
  find: () => Promise<Outcome | Pending>,
  waitMs: number,
  signal: AbortSignal,
): Promise<Exclude<Outcome, Pending> | { kind: 'unknown'; code?: AppErrorCode }> {
  const end = Date.now() + waitMs;
  while (!signal.aborted) {
    try {
      const outcome = await find();
      if (outcome.kind !== 'pending') return outcome as Exclude<Outcome, Pending>;
      if (Date.now() >= end) break;
    } catch (error) {
      const { code } = toAppError(error);
      if (code !== 'network') return { kind: 'unknown', code };
    }
    await onlineOrAfter(pauseMs);
  }
  return { kind: 'unknown' };
}

function stopped(signal: AbortSignal): Promise<{ kind: 'unknown' }> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'unknown' }));
  });
}
