import type { TFunction } from 'i18next';
import { untilShown } from '../../../../data/documents/until-shown.ts';
import { toAppError } from '../../../../data/firebase/to-app-error.ts';
import { Attempt, runAction } from '../../../../data/staff/common/run-action.ts';
import type { PlannedAction } from '../../../../domain/staff/actions/action.ts';
import type { RunOutcome } from '../../../../domain/staff/actions/plan-action.ts';
import type { StaffProblem } from '../../../../domain/staff/staff-problem.ts';
import { errorMessage } from '../../../../i18n/error-message.ts';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { setLastChange, useLastChange } from './last-change.ts';
import { askAgain, type ConflictAnswer, showQuestion } from './run-state.ts';
import { staffProblemMessage } from './staff-problem-message.ts';

export interface ChangeOptions<State> {
  /** The state that the screen showed when staff began to change it. */
  seen?: State | undefined;
  /** Names the change in the undo bar: "Beef soup · sold out". */
  done: string;
  /** Whether a form is open, in which staff can go on editing what they typed. */
  editing?: boolean;
  /** Shows why the change is refused, in place of a message. */
  onRefused?: (problem: StaffProblem) => void;
}

/**
 * Whether the store now has the change (`stored`), or staff chose to leave somebody else's (`theirs`), or neither
 * (`not-stored`), so that a form stays open with what was typed.
 */
export type ChangeResult = 'stored' | 'theirs' | 'not-stored';

/**
 * Stores a planned action: asks about a conflict, offers to repeat what failed, names the last change and offers to undo
 * it through `run`. Resolves once the screens show the change.
 */
export async function storeChange<Input, State>(
  t: TFunction,
  action: PlannedAction<Input, State>,
  input: Input,
  options: ChangeOptions<State>,
  run: (input: Input, options: ChangeOptions<State>) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  const { done, editing = false, onRefused } = options;
  const outcome = await attempt(t, action, input, { seen: options.seen, editing });
  if (!outcome) return 'not-stored';
  if (outcome.kind === 'already-done') {
    notify.info(t('이미 그렇게 되어 있어요.'));
    return 'stored';
  }
  if (outcome.kind === 'refused') {
    if (onRefused) onRefused(outcome.problem);
    else notify.negative(staffProblemMessage(t, outcome.problem));
    return 'not-stored';
  }
  if (outcome.kind === 'conflict') {
    const given = await showQuestion<ConflictAnswer>((answer) => {
      return { kind: 'conflict', action, conflict: outcome, editing, answer };
    });
    if (given === 'mine')
      return storeChange(t, action, input, { ...options, seen: outcome.now }, run);
    return given === 'theirs' ? 'theirs' : 'not-stored';
  }
  // From now on the one before is not the last.
  setLastChange(undefined);
  await untilShown(outcome.writes);
  // A later change has been shown meanwhile.
  if (useLastChange.getState().last) return 'stored';
  const { before, after } = outcome;
  const { undo } = action;
  const takeBack = async (undone: Input) => {
    const message = t('되돌렸어요');
    const result = await run(undone, { seen: after, done: message });
    // What was taken back is not offered again.
    if (result === 'stored') setLastChange({ message });
  };
  setLastChange({
    message: done,
    undo:
      typeof undo === 'function' ? () => void takeBack(undo(input, { before, after })) : undefined,
  });
  return 'stored';
}

async function attempt<Input, State>(
  t: TFunction,
  action: PlannedAction<Input, State>,
  input: Input,
  { seen, editing }: { seen: State | undefined; editing: boolean },
): Promise<RunOutcome<State> | undefined> {
  const sent = new Attempt<State>();
  for (;;) {
    try {
      return await runAction(action, input, seen, sent);
    } catch (error) {
      const message = errorMessage(t, toAppError(error).code);
      if (!(await askAgain({ message, editing }))) return undefined;
    }
  }
}
