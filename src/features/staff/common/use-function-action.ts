import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import { type CallOutcome, callAction } from '../../../data/staff/common/call-action.ts';
import type {
  FunctionAction,
  FunctionOutcome,
} from '../../../domain/staff/actions/function-action.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { setLastChange } from './last-change.ts';
import { askAboutRun, endQuestion } from './run-state.ts';

interface CallOptions<Input, Result> {
  /** Names the change in the bar of the last change; undefined if there was none. */
  done: (result: Result) => string | undefined;
  /** Called when a part of the input is done, where one call can't take all. */
  onPart?: (part: Input) => void;
}

/**
 * Runs an action that a function carries out, one at a time, the same way on every screen, as `useAction` does with the
 * others: asks what became of it when its answer is lost, offers to repeat what failed, which does nothing twice, and
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
      const failed = await once(input, onPart).catch((error: unknown) => {
        return { kind: 'failed' as const, message: errorMessage(t, toAppError(error).code) };
      });
      if (failed.kind === 'done' || failed.kind === 'refused') return failed;
      const words = {
        failed: { message: 'message' in failed ? failed.message : '' },
        'not-carried-out': {
          title: t('아직 처리되지 않았어요'),
          message: t('답이 오지 않아서 확인해 보았어요.'),
        },
        unknown: {
          title: t('처리되었는지 알 수 없어요'),
          message: t('다시 보내도 두 번 처리되지 않아요.'),
        },
      };
      const again = await askAboutRun<boolean>((answer) => {
        return { kind: 'failed', ...words[failed.kind], answer };
      });
      if (!again) return undefined;
    }
  }

  async function once(
    input: Input,
    onPart: CallOptions<Input, Result>['onPart'],
  ): Promise<CallOutcome<Result, Problem>> {
    const stop = new AbortController();
    const onLost = () =>
      void askAboutRun<void>((answer) => ({ kind: 'asking', answer })).then(() => stop.abort());
    try {
      return await callAction(action, input, { onLost, signal: stop.signal, onPart });
    } finally {
      endQuestion('asking');
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
