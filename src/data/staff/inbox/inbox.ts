import { useEffect, useMemo, useState } from 'react';
import type { Dispute } from '../../../domain/refunds/dispute.ts';
import { disputeShownMs, type Issue, issuesOf } from '../../../domain/reports/issues.ts';
import {
  type HandledIssue,
  type HandledIssues,
  markOf,
} from '../../../domain/staff/inbox/handled-issue.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { onlineOrAfter } from '../../device/online-or-after.ts';
import { serverNow } from '../../device/server-clock.ts';
import {
  type DocumentSource,
  useConfirmed,
  useLiveDocument,
} from '../../documents/live-document.ts';
import { useWatched, type WatchedSource } from '../common/use-watched.ts';
import { readRecentPayments, readUnsettledCheckouts } from './open-payments.ts';

const asStored = (data: Record<string, unknown>) => data;
const source = (path: string): DocumentSource<Record<string, unknown>> => ({
  path,
  parse: asStored,
});
const orderIssues = source('errors/orderIssues');
const smsUnsent = source('errors/smsUnsent');
const addressIssues = source('errors/addressIssues');
const handled = source('staffInbox/handled');

const recentDisputes: WatchedSource = ({ db, collection, query, where }) =>
  query(collection(db, stores.disputes), where('changedAt', '>=', serverNow() - disputeShownMs));

export interface InboxEntry {
  issue: Issue;
  handled: HandledIssue | undefined;
}

export interface Inbox {
  loading: boolean;
  failed: boolean;
  /** Whether the server has told of disputes; the others are listed before. */
  disputesTold: boolean;
  /** Unhandled issues first; both groups are sorted as `issuesOf` sorts. */
  entries: readonly InboxEntry[];
  open: number;
}

/**
 * Everything that staff must look at, live, and what has been handled. The payments of the last 60 days are
 * compared with the orders at once and every half hour, whichever screen is open.
 */
export function useInbox(): Inbox {
  const orders = useLiveDocument(orderIssues);
  const messages = useLiveDocument(smsUnsent);
  const addresses = useLiveDocument(addressIssues);
  const dealtWith = useLiveDocument(handled);
  const payments = usePayments();
  const { found: disputes, loaded: disputesTold } = useWatched<Dispute>(recentDisputes, 'disputes');
  const parts = [orders, messages, addresses, dealtWith];
  const entries = useMemo(() => {
    const issues = issuesOf({
      orderIssues: orders.value,
      smsUnsent: messages.value,
      addressIssues: addresses.value,
      disputes,
      ...payments.stored,
    });
    const known = (dealtWith.value ?? {}) as HandledIssues;
    const once = [...new Map(issues.map((issue) => [issue.id, issue])).values()];
    return once
      .map((issue) => ({ issue, handled: markOf(known, issue) }))
      .sort((a, b) => Number(a.handled !== undefined) - Number(b.handled !== undefined));
  }, [orders.value, messages.value, addresses.value, dealtWith.value, disputes, payments.stored]);
  return {
    loading: payments.loading || parts.some(({ loading }) => loading),
    disputesTold,
    failed: payments.failed || parts.some(({ error }) => error !== undefined),
    entries,
    open: entries.filter((entry) => !entry.handled).length,
  };
}

/** Whether the server has confirmed what the inbox lists; it may begin with what the phone had kept. */
export function useInboxConfirmed(): boolean {
  const orders = useConfirmed(orderIssues);
  const messages = useConfirmed(smsUnsent);
  const addresses = useConfirmed(addressIssues);
  const dealtWith = useConfirmed(handled);
  return orders && messages && addresses && dealtWith;
}

/** Payments with an issue that is not yet written to errors/orderIssues, and payments without an order. */
function usePayments() {
  const unsettled = useRepeatedRead(readUnsettledCheckouts);
  const recent = useRepeatedRead(readPaymentsUntilNow);
  const stored = useMemo(() => {
    const checkouts = Object.fromEntries(unsettled.value?.map(({ id, data }) => [id, data]) ?? []);
    return { ...recent.value, checkouts: { ...checkouts, ...recent.value?.checkouts } };
  }, [unsettled.value, recent.value]);
  return {
    stored,
    loading: unsettled.loading || recent.loading,
    failed: unsettled.failed || recent.failed,
  };
}

const readPaymentsUntilNow = () => readRecentPayments(serverNow());

/** A read that failed is repeated after this time, ms, or once the phone is online again. */
const retryMs = 5000;

/** What was read is read again after this time, ms: a payment without its order sends no message. */
const repeatMs = 30 * 60_000;

/** Reads again and again, at once and then at the intervals above; `read` must be constant. */
function useRepeatedRead<T>(read: () => Promise<T>) {
  const [state, setState] = useState<{ value?: T; failed: boolean }>({ failed: false });
  useEffect(() => {
    let current = true;
    const readAndWait = async (): Promise<void> => {
      try {
        const value = await read();
        if (current) setState({ value, failed: false });
        await onlineOrAfter(repeatMs);
      } catch (error) {
        console.error('payments were not read', error);
        // What was read before still holds.
        if (current) setState((before) => ({ ...before, failed: true }));
        await onlineOrAfter(retryMs);
      }
    };
    const start = async () => {
      while (current) await readAndWait();
    };
    void start();
    return () => {
      current = false;
    };
  }, [read]);
  return { ...state, loading: state.value === undefined && !state.failed };
}
