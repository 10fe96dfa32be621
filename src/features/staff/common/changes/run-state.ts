import { create } from 'zustand';
import type { AnyPlanned } from '../../../../domain/staff/actions/action.ts';
import type { RunOutcome } from '../../../../domain/staff/actions/plan-action.ts';

export type Conflict = Extract<RunOutcome<unknown>, { kind: 'conflict' }>;

/** What staff answer to a conflict: save their own over it, leave it, or go on editing. */
export type ConflictAnswer = 'mine' | 'theirs' | 'later';

interface Failure {
  title?: string;
  message: string;
  /** Whether what was typed may be said to be still there. */
  editing: boolean;
}

/** A question about a running action; `answer` ends it. */
export type RunQuestion =
  | {
      kind: 'conflict';
      action: AnyPlanned;
      conflict: Conflict;
      /** Whether what was typed is still there to be edited further. */
      editing: boolean;
      answer: (answer: ConflictAnswer) => void;
    }
  /** The change was not stored, or its response was lost; repeating it is safe. */
  | ({ kind: 'failed'; answer: (again: boolean) => void } & Failure)
  /** A function's response was lost and the outcome is being looked up; answering ends that. */
  | { kind: 'looking-up'; answer: () => void };

/**
 * The questions of running actions, oldest first; ActionHost shows the first. Several buttons may each run an action, and
 * one whose question was lost would wait for its answer for ever.
 */
export const useRunQuestions = create<{ questions: readonly RunQuestion[] }>(() => ({
  questions: [],
}));

/**
 * Shows a question, once those before it are answered, and resolves to its answer; `over` takes it back without one.
 */
export function showQuestion<Answer>(
  question: (answer: (given: Answer) => void) => RunQuestion,
  over?: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    const asked = question((given) => {
      takeBack(asked);
      resolve(given);
    });
    useRunQuestions.setState(({ questions }) => ({ questions: [...questions, asked] }));
    over?.addEventListener('abort', () => takeBack(asked));
  });
}

/** Asks whether to repeat what was not stored, or may not have been. */
export function askAgain(failure: Failure): Promise<boolean> {
  return showQuestion<boolean>((answer) => ({ kind: 'failed', ...failure, answer }));
}

function takeBack(question: RunQuestion): void {
  useRunQuestions.setState(({ questions }) => ({
    questions: questions.filter((one) => one !== question),
  }));
}
