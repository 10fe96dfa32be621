import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedAction } from '../../../../domain/staff/actions/action.ts';
import type {
  FunctionAction,
  FunctionOutcome,
} from '../../../../domain/staff/actions/function-action.ts';
import { type CallOptions, callByFunction } from './call-by-function.ts';
import { type ChangeOptions, type ChangeResult, storeChange } from './store-change.ts';

/**
 * Runs staff's actions, one at a time, the same way on every screen, whether the rules allow them or a function carries
 * them out; ActionHost shows their questions and the undo bar. `problems` is why a function refused the last one;
 * `refuse` sets them without a call.
 */
export function useAction<Problem = unknown>() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problems, refuse] = useState<readonly Problem[]>([]);

  function run<Input, State>(
    action: PlannedAction<Input, State>,
    input: Input,
    options: ChangeOptions<State>,
  ): Promise<ChangeResult>;
  function run<Input, State, Result, Refusal extends Problem>(
    action: FunctionAction<Input, State, Result, Refusal>,
    input: Input,
    options: CallOptions<Input, Result>,
  ): Promise<FunctionOutcome<Result, Refusal> | undefined>;
  async function run<Input, State, Result, Refusal extends Problem>(
    action: PlannedAction<Input, State> | FunctionAction<Input, State, Result, Refusal>,
    input: Input,
    options: ChangeOptions<State> | CallOptions<Input, Result>,
  ) {
    setBusy(true);
    refuse([]);
    try {
      if (action.runs === 'rules') {
        return await storeChange(t, action, input, options as ChangeOptions<State>, (undo, its) =>
          run(action, undo, its),
        );
      }
      const outcome = await callByFunction(t, action, input, options as CallOptions<Input, Result>);
      if (outcome?.kind === 'refused') refuse([outcome.problem]);
      return outcome;
    } finally {
      setBusy(false);
    }
  }
  return { busy, run, problems, refuse };
}
