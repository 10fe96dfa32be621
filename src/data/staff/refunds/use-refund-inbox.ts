import type { RefundPreview } from '../../../domain/refunds/plans/refund-preview.ts';
import { isFromPayment, needsRetry, type Refund } from '../../../domain/refunds/refund.ts';
import { type RefundDecisionInput, refundOrder } from '../../../domain/refunds/refund-actions.ts';
import type { RefundProblem } from '../../../domain/refunds/refund-problem.ts';
import type { RefundRequest } from '../../../domain/refunds/requests/refund-request.ts';
import type { FunctionOutcome } from '../../../domain/staff/actions/function-action.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { callFunction } from '../../firebase/functions-client.ts';
import { closeAttempt, openAttempt } from '../common/attempts.ts';
import { asStaff } from '../common/use-staff.ts';
import { useWatched, type WatchedSource } from '../common/use-watched.ts';

/** What a decision would give back and change, or `done` if an open attempt at it has been carried out. */
type PreviewResponse =
  | { kind: 'preview'; preview: RefundPreview; key: string }
  | FunctionOutcome<null, RefundProblem>;

/** Previews a decision about an order. Throws AppError. */
export async function previewRefund(decision: RefundDecisionInput): Promise<PreviewResponse> {
  const open = openAttempt(refundOrder, { decision, seen: '' });
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

const waitingRequests: WatchedSource = ({ db, collection, query, where }) =>
  query(collection(db, stores.refundRequests), where('state', '==', 'waiting'));
const unfinishedRefunds: WatchedSource = ({ db, collection, query, where }) =>
  query(
    collection(db, stores.refunds),
    where('state', 'in', ['requested', 'pending', 'failed', 'canceled']),
  );

export interface RefundInbox {
  /** False until the server has told all of them, again after the page was hidden. */
  loaded: boolean;
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
  const requests = useWatched<RefundRequest>(waitingRequests, 'requests');
  const refunds = useWatched<Refund>(unfinishedRefunds, 'refunds');
  const failed = oldestFirst(refunds.found.filter(needsRetry));
  return {
    loaded: requests.loaded && refunds.loaded,
    requests: oldestFirst(requests.found),
    failed,
    pending: oldestFirst(refunds.found.filter(isFromPayment)),
    open: requests.found.length + failed.length,
  };
}

const oldestFirst = <T extends { at: number }>(found: readonly T[]) =>
  found.toSorted((a, b) => a.at - b.at);
