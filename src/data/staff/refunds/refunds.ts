import { useEffect, useState } from 'react';
import { isEffective, needsRetry, type Refund } from '../../../domain/refunds/refund.ts';
import { giveBack, type RefundDecisionInput } from '../../../domain/refunds/refund-actions.ts';
import type { RefundPreview } from '../../../domain/refunds/refund-preview.ts';
import type { RefundProblem } from '../../../domain/refunds/refund-problem.ts';
import type { RefundRequest } from '../../../domain/refunds/refund-request.ts';
import type { FunctionOutcome } from '../../../domain/staff/actions/function-action.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { callFunction } from '../../firebase/functions-client.ts';
import { useListening } from '../bell/bell-settings.ts';
import { closeAttempt, openAttempt } from '../common/attempts.ts';
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

type Source = Parameters<typeof watchCollection>[0];

const waitingRequests: Source = ({ db, collection, query, where }) =>
  query(collection(db, stores.refundRequests), where('state', '==', 'waiting'));
const unfinishedRefunds: Source = ({ db, collection, query, where }) =>
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
  const requests = useWatched<RefundRequest>(waitingRequests);
  const refunds = useWatched<Refund>(unfinishedRefunds);
  const failed = refunds.found.filter(needsRetry);
  const pending = refunds.found.filter(isEffective);
  return {
    loaded: requests.loaded && refunds.loaded,
    requests: requests.found,
    failed,
    pending,
    open: requests.found.length + failed.length,
  };
}

interface Watched<T> {
  loaded: boolean;
  found: ReadonlyMap<string, T>;
}

const nothingYet = { loaded: false, found: new Map<string, never>() };

/** What a query finds, oldest first. */
function useWatched<T extends { at: number }>(source: Source) {
  const listening = useListening();
  const [{ loaded, found }, set] = useState<Watched<T>>(nothingYet);
  useEffect(() => {
    if (!listening) return;
    set(nothingYet);
    return watchCollection(source, {
      changes: (changed, gone) =>
        set((before) => {
          const next = new Map(before.found);
          for (const { id, data } of changed) next.set(id, data as unknown as T);
          for (const { id } of gone) next.delete(id);
          return { ...before, found: next };
        }),
      connected: (connected) => {
        if (connected) set((before) => (before.loaded ? before : { ...before, loaded: true }));
      },
      failed: (error) => console.error('refunds and requests', error),
    });
  }, [source, listening]);
  return { loaded, found: [...found.values()].sort((a, b) => a.at - b.at) };
}
