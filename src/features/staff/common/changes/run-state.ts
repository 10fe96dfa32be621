import { create } from 'zustand';
import type { AnyAction } from '../../../../domain/staff/actions/action.ts';
import type { RunOutcome } from '../../../../domain/staff/actions/plan-action.ts';

export type Conflict = Extract<RunOutcome<unknown>, { kind: 'conflict' }>;

/** What staff answer to a conflict: save their own over it, leave it, or go on editing. */
export type ConflictAnswer = 'mine' | 'theirs' | 'later';

/** A question about a running action; `answer` ends it. */
export type RunQuestion =
  | {
      kind: 'conflict';
      action: AnyAction;
      conflict: Conflict;
      /** Whether what was typed is still there to be edited further. */
      editing: boolean;
      answer: (answer: ConflictAnswer) => void;
    }
  /** The change was not stored, or its response was lost; repeating it is safe. */
  | { kind: 'failed'; title?: string; message: string; answer: (again: boolean) => void }
  /** A function's response was lost and the outcome is being looked up; answering ends that. */
  | { kind: 'looking-up'; answer: () => void };

/** The question that ActionHost shows; one action runs at a time. */
export const useRunQuestion = create<{ question: RunQuestion | undefined }>(() => ({
  question: undefined,
}));

/** Shows a question and resolves to its answer. */
export function showQuestion<Answer>(
  question: (answer: (given: Answer) => void) => RunQuestion,
): Promise<Answer> {
  return new Promise((resolve) => {
    const answer = (given: Answer) => {
      useRunQuestion.setState({ question: undefined });
      resolve(given);
    };
    useRunQuestion.setState({ question: question(answer) });
  });
}

/** Takes a question of this kind back, if it is being asked. */
export function endQuestion(kind: RunQuestion['kind']): void {
  const { question } = useRunQuestion.getState();
  if (question?.kind === kind) useRunQuestion.setState({ question: undefined });
}
