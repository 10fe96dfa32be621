import { useEffect, useState } from 'react';
import type { AppErrorCode } from '../../../domain/lib/app-error.ts';
import { isEffective, needsRetry, type Refund } from '../../../domain/refunds/refund.ts';
import type { RefundDecision } from '../../../domain/refunds/refund-decision.ts';
import type { RefundPreview } from '../../../domain/refunds/refund-preview.ts';
import type { RefundProblem } from '../../../domain/refunds/refund-problem.ts';
import type { RefundRequest } from '../../../domain/refunds/refund-request.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { onlineOrAfter } from '../../device/online-or-after.ts';
import { callFunction, RefusedError } from '../../firebase/functions-client.ts';
import { toAppError } from '../../firebase/to-app-error.ts';
import { queryOnce } from '../common/staff-reads.ts';
import { usePageVisible } from '../common/use-page-visible.ts';
import { asStaff } from '../common/use-staff.ts';
import { watchCollection } from '../common/watch-collection.ts';
import { forgetAttempt, rememberAttempt } from './refund-attempts.ts';

/** The response of the refund function. */
export type RefundAnswer =
  | { kind: 'preview'; preview: RefundPreview; key: string }
  | { kind: 'done' }
  | { kind: 'refused'; problem: RefundProblem };

/** Calls the refund function. Throws AppError, and RefusedError when an edit was paid meanwhile. */
function ask(form: object): Promise<RefundAnswer> {
  return asStaff(() => callFunction('/app/refund', { form: { ask: JSON.stringify(form) } }));
}

/** What a decision would change, or `done` if it has been carried out. Throws as `ask` does. */
export async function previewRefund(decision: RefundDecision): Promise<RefundAnswer> {
  const answer = await ask({ do: 'preview', decision });
  if (answer.kind === 'done') forgetAttempt(decision.id);
  return answer;
}

/**
 * Carries a decision out once, however often it is sent; `seen` is the key of the preview that staff confirmed.
 * When the answer is lost, calls `onLost` and asks what became of the decision until there is an answer:
 * `preview` if it has not been carried out. Throws as `ask` does; sending the same decision again is safe.
 */
export async function giveBack(
  decision: RefundDecision,
  seen: string,
  onLost: () => void,
): Promise<RefundAnswer> {
  rememberAttempt(decision);
  const answer = await ask({ do: 'give-back', decision, seen }).catch((error) => {
    if (!mayBeCarriedOut(error)) throw error;
    onLost();
    return outcomeOf(decision);
  });
  if (answer.kind !== 'preview') forgetAttempt(decision.id);
  return answer;
}

/** Whether a call that failed like this may have been carried out. */
function mayBeCarriedOut(error: unknown): boolean {
  return !(error instanceof RefusedError) && unclear.includes(toAppError(error).code);
}

const unclear: readonly AppErrorCode[] = ['network', 'busy', 'unknown'];

/** Pause between two questions what became of a decision, ms. */
const askAgainMs = 2000;

async function outcomeOf(decision: RefundDecision): Promise<RefundAnswer> {
  for (;;) {
    try {
      return await previewRefund(decision);
    } catch (error) {
      if (toAppError(error).code !== 'network') throw error;
      await onlineOrAfter(askAgainMs);
    }
  }
}

export const giveBackException = (id: string, payment_intent: string, reason: string) =>
  ask({ do: 'exception', id, payment_intent, reason });
export const retryRefund = (id: string, refund: string, reason: string) =>
  ask({ do: 'retry', id, refund, reason });
export const declineRequest = (request: string, words: string) =>
  ask({ do: 'decline', request, words });

/** The refunds of a date's orders, cancelled ones included; read once. */
export async function readRefundsOfDate(dateId: string): Promise<Refund[]> {
  const found = await queryOnce({
    collection: stores.refunds,
    equal: [['dateId', { stringValue: dateId }]],
  });
  return found.map(({ data }) => data as unknown as Refund);
}

type Source = Parameters<typeof watchCollection>[0];

const waitingRequests: Source = ({ db, collection, query, where }) =>
  query(collection(db, stores.refundRequests), where('state', '==', 'waiting'));
const unfinishedRefunds: Source = ({ db, collection, query, where }) =>
  query(
    collection(db, stores.refunds),
    where('state', 'in', ['requested', 'pending', 'failed', 'canceled']),
  );

export interface RefundInbox {
  /** Requests without a response yet, oldest first. */
  requests: readonly RefundRequest[];
  /** Refunds that failed and have not been repeated, oldest first. */
  failed: readonly Refund[];
  /** Refunds that the provider or the bank has not completed, oldest first. */
  pending: readonly Refund[];
  /** How many of them staff must act on. */
  open: number;
}

/** All refunds and requests that are not completed, live. */
export function useRefundInbox(): RefundInbox {
  const requests = useWatched<RefundRequest>(waitingRequests).sort(byTime);
  const refunds = useWatched<Refund>(unfinishedRefunds).sort(byTime);
  const failed = refunds.filter(needsRetry);
  const pending = refunds.filter(isEffective);
  return { requests, failed, pending, open: requests.length + failed.length };
}

const byTime = (a: { at: number }, b: { at: number }) => a.at - b.at;

function useWatched<T>(source: Source): T[] {
  const visible = usePageVisible();
  const [found, setFound] = useState<ReadonlyMap<string, T>>(new Map());
  useEffect(() => {
    if (!visible) return;
    setFound(new Map());
    return watchCollection(source, {
      changes: (changed, gone) =>
        setFound((before) => {
          const next = new Map(before);
          for (const { id, data } of changed) next.set(id, data as unknown as T);
          for (const { id } of gone) next.delete(id);
          return next;
        }),
      connected: () => {},
      failed: (error) => console.error('refunds and requests', error),
    });
  }, [source, visible]);
  return [...found.values()];
}
