import { useMemo } from 'react';
import { disputeShownMs, type Issue, issuesOf } from '../../../domain/issues/issues.ts';
import type { Dispute } from '../../../domain/refunds/payments/dispute.ts';
import {
  type HandledIssue,
  type HandledIssues,
  markOf,
} from '../../../domain/staff/inbox/handled-issue.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { serverNow } from '../../device/server-clock.ts';
import {
  type DocumentSource,
  useConfirmed,
  useLiveDocument,
} from '../../documents/live-document.ts';
import { useRead } from '../../documents/use-read.ts';
import { useBellSettings } from '../bell/bell-settings.ts';
import { useWatched, type WatchedSource } from '../common/use-watched.ts';
import { readExceptionalPayments, readUnsettledCheckouts } from './open-payments.ts';

const asStored = (data: Record<string, unknown>) => data;
const source = (path: string): DocumentSource<Record<string, unknown>> => ({
  path,
  parse: asStored,
});
const orderIssues = source('errors/orderIssues');
const smsUnsent = source('errors/smsUnsent');
const addressIssues = source('errors/addressIssues');
const handled = source('staffInbox/handled');
const tidying = source('staffInbox/tidying');

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
 * Everything that staff must look at, live, and what has been handled. Payments that are open or became no order are read
 * at once and every half hour, whichever screen is open.
 */
export function useInbox(): Inbox {
  const orders = useLiveDocument(orderIssues);
  const messages = useLiveDocument(smsUnsent);
  const addresses = useLiveDocument(addressIssues);
  const dealtWith = useLiveDocument(handled);
  const left = useLiveDocument(tidying);
  const payments = usePayments();
  const { found: disputes, loaded: disputesTold } = useWatched<Dispute>(recentDisputes, 'disputes');
  const parts = [orders, messages, addresses, dealtWith, left];
  const entries = useMemo(() => {
    const issues = issuesOf({
      orderIssues: orders.value,
      smsUnsent: messages.value,
      addressIssues: addresses.value,
      disputes,
      tidying: left.value,
      ...payments.stored,
    });
    const known = (dealtWith.value ?? {}) as HandledIssues;
    const once = [...new Map(issues.map((issue) => [issue.id, issue])).values()];
    return once
      .map((issue) => ({ issue, handled: markOf(known, issue) }))
      .sort((a, b) => Number(a.handled !== undefined) - Number(b.handled !== undefined));
  }, [
    orders.value,
    messages.value,
    addresses.value,
    dealtWith.value,
    left.value,
    disputes,
    payments.stored,
  ]);
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
  const left = useConfirmed(tidying);
  return orders && messages && addresses && dealtWith && left;
}

/** When payments are read again, ms: one without its order sends no message. */
const repeatMs = 30 * 60_000;

const readOdd = () => readExceptionalPayments(serverNow());

/** Payments with an issue that is not yet written to errors/orderIssues, and payments without an order. */
function usePayments() {
  // A hidden page reads them only where its bell rings for them.
  const again = { repeatMs, whileHidden: useBellSettings(({ on }) => on) };
  const unsettled = useRead('unsettled payments', readUnsettledCheckouts, again);
  const odd = useRead('payments without an order', readOdd, again);
  const stored = useMemo(() => {
    const checkouts = Object.fromEntries(unsettled.value?.map(({ id, data }) => [id, data]) ?? []);
    return { ...odd.value, checkouts: { ...checkouts, ...odd.value?.checkouts } };
  }, [unsettled.value, odd.value]);
  return {
    stored,
    loading: unsettled.loading || odd.loading,
    failed: unsettled.failed || odd.failed,
  };
}
