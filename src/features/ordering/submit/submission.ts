import type { AppErrorCode } from '../../../domain/lib/app-error.ts';
import type { CashProgress } from '../../../domain/order/cash-progress.ts';
import type { PaymentMethod } from '../../../domain/order/payment-methods.ts';
import type { OrderRequest } from '../../../domain/order/plan/order-plan.ts';
import type { OrderProblem } from '../../../domain/order/plan/order-problems.ts';
import type { AddressQuestion } from './address-questions.ts';

/** What became of the last attempt to order. */
export type Attempt =
  | { kind: 'idle' }
  /** An order to be paid on delivery has been sent. A card payment shows toasts instead. */
  | (Extract<CashProgress, { kind: 'working' }> & { method: PaymentMethod })
  | Extract<CashProgress, { kind: 'unanswered' }>
  | { kind: 'refused'; problems: OrderProblem[]; method: PaymentMethod }
  | { kind: 'failed'; code: AppErrorCode; method: PaymentMethod };

/** What the order dialog asks above its form. */
export type Question =
  | AddressQuestion
  /** Whether to choose more dishes: the order is below the minimum. */
  | { kind: 'below-minimum'; problem: OrderProblem }
  /** Whether to send this request. It stays while the request is being sent. */
  | { kind: 'confirm'; request: OrderRequest };

/** The steps of ordering in the order dialog. */
export interface Submission {
  attempt: Attempt;
  question: Question | undefined;
}

export type SubmissionEvent =
  /** A payment was tapped for an address that must be asked about. */
  | { kind: 'address-asked'; question: AddressQuestion }
  /** A request was planned from the screen's data, with these problems. */
  | { kind: 'reviewed'; request: OrderRequest; problems: OrderProblem[] }
  /** The question was answered by going back, or on to something else. */
  | { kind: 'dismissed' }
  | { kind: 'progressed'; request: OrderRequest; progress: CashProgress }
  | { kind: 'refused'; request: OrderRequest; problems: OrderProblem[] }
  | { kind: 'failed'; request: OrderRequest; code: AppErrorCode }
  /** The outcome of sending a request has come, after `refused` or `failed` if it was one of them. */
  | { kind: 'answered'; request: OrderRequest };

export const noSubmission: Submission = { attempt: { kind: 'idle' }, question: undefined };

/** The next step of ordering. */
export function nextSubmission(now: Submission, event: SubmissionEvent): Submission {
  switch (event.kind) {
    case 'address-asked':
      return { ...now, question: event.question };
    case 'reviewed':
      return reviewed(event);
    case 'dismissed':
      return { ...now, question: undefined };
    case 'progressed': {
      const { progress, request } = event;
      // The question closes too: the attempt has been sent.
      if (progress.kind === 'unanswered') return { attempt: progress, question: undefined };
      return { ...now, attempt: { ...progress, method: request.paymentMethod } };
    }
    case 'refused': {
      const { problems, request } = event;
      return { ...now, attempt: { kind: 'refused', problems, method: request.paymentMethod } };
    }
    case 'failed': {
      const { code, request } = event;
      return { ...now, attempt: { kind: 'failed', code, method: request.paymentMethod } };
    }
    case 'answered':
      // A late response must not close a newer question.
      return asked(now) === event.request ? { ...now, question: undefined } : now;
  }
}

function reviewed({
  request,
  problems,
}: Extract<SubmissionEvent, { kind: 'reviewed' }>): Submission {
  if (problems.length === 0) return { ...noSubmission, question: { kind: 'confirm', request } };
  const problem = problems.find(({ code }) => code === 'below-minimum');
  return {
    attempt: { kind: 'refused', problems, method: request.paymentMethod },
    // The form of missing delivery details opens instead.
    question: problem && !missingDetails(problems) ? { kind: 'below-minimum', problem } : undefined,
  };
}

/** The request that waits for confirmation or is being sent. */
export function asked({ question }: Submission): OrderRequest | undefined {
  return question?.kind === 'confirm' ? question.request : undefined;
}

/** The payment method in progress. `paying`: a card payment is being started. */
export function methodInProgress(now: Submission, paying: boolean): PaymentMethod | undefined {
  if (paying) return 'card';
  return now.attempt.kind === 'working' ? now.attempt.method : undefined;
}

/** The problem that the form of the delivery details resolves. */
export function missingDetails(problems: readonly OrderProblem[]): OrderProblem | undefined {
  return problems.find(({ code }) => code === 'no-delivery-info' || code === 'address-incomplete');
}
