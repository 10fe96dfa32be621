import { type Issue, issuesOf, paymentIdOf, type StoredIssues } from '../../issues/issues.ts';
import { type DocumentWrite, stores } from '../../store/document-write.ts';
import { type HandledIssues, markOf } from './handled-issue.ts';

/** What issues of payments are read from. */
export type StoredPayments = Pick<StoredIssues, 'orderIssues' | 'checkouts' | 'paidOrders'>;

/** The payments of a customer that became no order and that staff have not resolved, as the inbox lists them. */
export function unresolvedPayments(
  uid: string,
  stored: StoredPayments,
  handled: HandledIssues,
): Issue[] {
  return paymentIssues(stored).filter((issue) => issue.uid === uid && !markOf(handled, issue));
}

/**
 * Keeps payments resolved whose entries leave errors/orderIssues (`orderIssues`: those that leave): each is an issue of its
 * checkout then, under another id, and staff would be offered to refund it again.
 */
export function markPayments(stored: StoredPayments, handled: HandledIssues): DocumentWrite[] {
  const resolved = paymentIssues({ ...stored, checkouts: {} }).flatMap((issue) => {
    const mark = markOf(handled, issue);
    return mark ? [[paymentIdOf(issue), mark] as const] : [];
  });
  const marks = new Map(resolved);
  const fields = paymentIssues({ ...stored, orderIssues: {} }).flatMap((issue) => {
    const mark = marks.get(paymentIdOf(issue));
    return mark ? [{ path: [issue.id], set: { ...mark, note: '' } }] : [];
  });
  return fields.length > 0 ? [{ collection: stores.staffInbox, id: 'handled', fields }] : [];
}

function paymentIssues(stored: StoredPayments): Issue[] {
  const issues = issuesOf({ ...stored, smsUnsent: {}, addressIssues: {} });
  return issues.filter((issue) => paymentIdOf(issue) !== undefined);
}
