import { useEffect, useState } from 'react';
import { isEffective, needsRetry, type Refund } from '../../../domain/refunds/refund.ts';
import { giveBack, type RefundDecisionInput } from '../../../domain/refunds/refund-actions.ts';
import type { RefundPreview } from '../../../domain/refunds/refund-preview.ts';
import type { RefundProblem } from '../../../domain/refunds/refund-problem.ts';
import type { RefundRequest } from '../../../domain/refunds/refund-request.ts';
import type { FunctionOutcome } from '../../../domain/staff/actions/function-action.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { callFunction } from '../../firebase/functions-client.ts';
import { closeAttempt, openAttempt } from '../common/attempts.ts';
import { queryOnce } from '../common/staff-reads.ts';
import { usePageVisible } from '../common/use-page-visible.ts';
import { asStaff } from '../common/use-staff.ts';
import { watchCollection } from '../common/watch-collection.ts';

/** What a decision would give back and change, or `done` if an open attempt at it has been carried out. */
type PreviewResponse =
  | { kind: 'preview'; preview: RefundPreview; key: string }
  | FunctionOutcome<null, RefundProblem>;

/** Previews a decision about an order. Throws AppError. */
export async function previewRefund(decision: RefundDecisionInput): Promise<PreviewResponse> {
  const open = openAttempt(giveBack, { decision, seen: '' });
  const form = {
    attempt: open ?? crypto.randomUUID(),
    decision: JSON.stringify(decision),
  };
  const response = await asStaff(() =>
    callFunction<PreviewResponse>('/app/preview-refund', { form }),
  );
  if (response.kind === 'done' && open) closeAttempt(open);
  return response;
}

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
