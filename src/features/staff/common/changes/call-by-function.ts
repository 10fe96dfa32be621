import type { TFunction } from 'i18next';
import { toAppError } from '../../../../data/firebase/to-app-error.ts';
import { type CallOutcome, callAction } from '../../../../data/staff/common/call-action.ts';
import type {
  FunctionAction,
  FunctionOutcome,
} from '../../../../domain/staff/actions/function-action.ts';
import { errorMessage } from '../../../../i18n/error-message.ts';
import { setLastChange } from './last-change.ts';
import { askAgain, showQuestion } from './run-state.ts';

export interface CallOptions<Input, Result> {
  /** Names the change in the bar of the last change; undefined if there was none. */
  done: (result: Result) => string | undefined;
  /** Called when a part of the input is done, where one call can't take all. */
  onPart?: (part: Input) => void;
}

/**
 * Has a function carry an action out: looks its outcome up when the response is lost, offers to repeat what failed, which
 * does nothing twice, and names it as the last change. Resolves to the outcome, or to undefined after a failure, so that
 * a form stays open.
 */
export async function callByFunction<Input, State, Result, Problem>(
  t: TFunction,
  action: FunctionAction<Input, State, Result, Problem>,
  input: Input,
  { done, onPart }: CallOptions<Input, Result>,
): Promise<FunctionOutcome<Result, Problem> | undefined> {
  for (;;) {
    const outcome = await once(action, input, onPart).catch((error: unknown) => {
      return { kind: 'failed' as const, code: toAppError(error).code };
    });
    if (outcome.kind === 'refused') return outcome;
    if (outcome.kind === 'done') {
      const message = done(outcome.result);
      if (message !== undefined) setLastChange({ message });
      return outcome;
    }
    const { kind, code } = outcome;
    const reason = code ? errorMessage(t, code) : '';
    const unknown = {
      title: t('처리되었는지 알 수 없어요'),
      message: [reason, t('다시 보내도 두 번 처리되지 않아요.')].filter(Boolean).join('\n'),
    };
    const words = kind === 'failed' ? { message: reason } : unknown;
    if (!(await askAgain({ ...words, editing: true }))) return undefined;
  }
}

async function once<Input, State, Result, Problem>(
  action: FunctionAction<Input, State, Result, Problem>,
  input: Input,
  onPart: CallOptions<Input, Result>['onPart'],
): Promise<CallOutcome<Result, Problem>> {
  const stop = new AbortController();
  const over = new AbortController();
  const onLost = () =>
    void showQuestion<void>((answer) => ({ kind: 'looking-up', answer }), over.signal).then(() =>
      stop.abort(),
    );
  try {
    return await callAction(action, input, { onLost, signal: stop.signal, onPart });
  } finally {
    over.abort();
  }
}
