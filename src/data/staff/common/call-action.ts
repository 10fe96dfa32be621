import { AppError, type AppErrorCode } from '../../../domain/lib/app-error.ts';
import type {
  FunctionAction,
  FunctionOutcome,
} from '../../../domain/staff/actions/function-action.ts';
import { onlineOrAfter } from '../../device/online-or-after.ts';
import { callFunction } from '../../firebase/functions-client.ts';
import { toAppError } from '../../firebase/to-app-error.ts';
import { attemptAt, forgetAttempt } from './attempts.ts';
import { asStaff } from './use-staff.ts';

/** `not-carried-out`: the answer was lost, and nothing has been done; `unknown`: nobody could say. */
export type CallOutcome<Result, Problem> =
  | FunctionOutcome<Result, Problem>
  | { kind: 'not-carried-out' | 'unknown' };

interface CallOptions<Input> {
  /** Called when an answer is lost and is being asked for. */
  onLost: () => void;
  /** Ends asking. */
  signal: AbortSignal;
  /** Called when a part of the input is done, where one call can't take all. */
  onPart?: ((part: Input) => void) | undefined;
}

/**
 * Has a function carry out an action of staff, once: the attempt keeps its id, over reloads too, until its outcome is
 * known. A lost answer is asked for and the call never repeated by itself; to repeat it is safe. Throws AppError if it
 * was certainly not carried out by this call.
 */
export async function callAction<Input, State, Result, Problem>(
  action: FunctionAction<Input, State, Result, Problem>,
  input: Input,
  { onLost, signal, onPart }: CallOptions<Input>,
): Promise<CallOutcome<Result, Problem>> {
  if (!navigator.onLine) throw new AppError('network');
  const attempt = attemptAt(action, input);
  const results: Result[] = [];
  for (const part of action.parts?.of(input) ?? [input]) {
    const call = (mode: 'run' | 'ask') =>
      asStaff(() =>
        callFunction<CallOutcome<Result, Problem>>('/app/function-action', {
          form: { action: action.name, attempt, mode, input: JSON.stringify(part) },
        }),
      );
    const outcome = await call('run').catch((error: unknown) => {
      if (!mayBeCarriedOut(error)) throw toAppError(error);
      onLost();
      return Promise.race([outcomeOf(() => call('ask'), signal), stopped(signal)]);
    });
    if (outcome.kind === 'refused') forgetAttempt(attempt);
    if (outcome.kind !== 'done') return outcome;
    results.push(outcome.result);
    onPart?.(part);
  }
  forgetAttempt(attempt);
  const [only] = results;
  return { kind: 'done', result: action.parts ? action.parts.join(results) : (only as Result) };
}

/** Whether a call that failed like this may have been carried out. */
function mayBeCarriedOut(error: unknown): boolean {
  return unclear.includes(toAppError(error).code);
}

const unclear: readonly AppErrorCode[] = ['network', 'busy', 'unknown'];

/** Pause between two questions what became of an attempt, ms. */
const askAgainMs = 2000;

async function outcomeOf<Outcome>(
  ask: () => Promise<Outcome>,
  signal: AbortSignal,
): Promise<Outcome | { kind: 'unknown' }> {
  while (!signal.aborted) {
    try {
      return await ask();
    } catch (error) {
      if (toAppError(error).code !== 'network') break;
      await onlineOrAfter(askAgainMs);
    }
  }
  return { kind: 'unknown' };
}

function stopped(signal: AbortSignal): Promise<{ kind: 'unknown' }> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'unknown' }));
  });
}
