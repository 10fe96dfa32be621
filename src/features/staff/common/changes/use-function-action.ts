import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../../data/firebase/to-app-error.ts';
import { type CallOutcome, callAction } from '../../../../data/staff/common/call-action.ts';
import type {
  FunctionAction,
  FunctionOutcome,
} from '../../../../domain/staff/actions/function-action.ts';
import { errorMessage } from '../../../../i18n/error-message.ts';
import { setLastChange } from './last-change.ts';
import { askAgain, showQuestion } from './run-state.ts';

interface CallOptions<Input, Result> {
  /** Names the change in the bar of the last change; undefined if there was none. */
  done: (result: Result) => string | undefined;
  /** Called when a part of the input is done, where one call can't take all. */
  onPart?: (part: Input) => void;
}

/**
 * Runs an action that a function carries out, one at a time, the same way on every screen, as `useAction` does with the
 * others: looks its outcome up when the response is lost, offers to repeat what failed, which does nothing twice, and
 * names it as the last change. `run` resolves to the outcome, or to undefined after a failure, so that a form stays open.
 * `problems` is why the last one was refused; `refuse` sets them without a call.
 */
export function useFunctionAction<Input, State, Result, Problem>(
  action: FunctionAction<Input, State, Result, Problem>,
) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problems, refuse] = useState<readonly Problem[]>([]);

  async function attempt(
    input: Input,
    onPart: CallOptions<Input, Result>['onPart'],
  ): Promise<FunctionOutcome<Result, Problem> | undefined> {
    for (;;) {
      const outcome = await once(input, onPart).catch((error: unknown) => {
        return { kind: 'failed' as const, code: toAppError(error).code };
      });
      if (outcome.kind === 'done' || outcome.kind === 'refused') return outcome;
      const { kind, code } = outcome;
      const reason = code ? errorMessage(t, code) : '';
      const unknown = {
        title: t('처리되었는지 알 수 없어요'),
        message: [reason, t('다시 보내도 두 번 처리되지 않아요.')].filter(Boolean).join('\n'),
      };
      if (!(await askAgain(kind === 'failed' ? { message: reason } : unknown))) return undefined;
    }
  }

  async function once(
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

  async function run(input: Input, { done, onPart }: CallOptions<Input, Result>) {
    setBusy(true);
    refuse([]);
    try {
      const outcome = await attempt(input, onPart);
      if (outcome?.kind === 'refused') refuse([outcome.problem]);
      const message = outcome?.kind === 'done' ? done(outcome.result) : undefined;
      if (message !== undefined) setLastChange({ message });
      return outcome;
    } finally {
      setBusy(false);
    }
  }
  return { busy, run, problems, refuse };
}
