import type { PaymentExceptions } from '../../card/exception-notes.ts';
import { type Issue, issuesOf, paymentIdOf, type StoredIssues } from '../../issues/issues.ts';
import { ownValue } from '../../lib/own-value.ts';
import { type DocumentWrite, type FieldWrite, stores } from '../../store/document-write.ts';
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
  const fields = movedIssues(stored).flatMap(({ issue, to }) => {
    const mark = markOf(handled, issue);
    return mark ? [{ path: [to], set: { ...mark, note: '' } }] : [];
  });
  return fields.length > 0 ? [{ collection: stores.staffInbox, id: 'handled', fields }] : [];
}

/** The same for what the customer who paid is told: it goes once staff resolve the issue, under the id that it has then. */
export function moveNotes(
  uid: string,
  stored: StoredPayments,
  told: PaymentExceptions,
): DocumentWrite[] {
  const fields = movedIssues(stored).flatMap(({ issue, to }): FieldWrite[] => {
    const note = ownValue(told, issue.id);
    return note
      ? [
          { path: [to], set: note },
          { path: [issue.id], remove: true },
        ]
      : [];
  });
  return fields.length > 0 ? [{ collection: stores.paymentExceptions, id: uid, fields }] : [];
}

/** The issues of entries, each with the id that its checkout's has without it. */
function movedIssues(stored: StoredPayments): { issue: Issue; to: string }[] {
  const later = new Map(
    paymentIssues({ ...stored, orderIssues: {} }).map((issue) => [paymentIdOf(issue), issue.id]),
  );
  return paymentIssues({ ...stored, checkouts: {} }).flatMap((issue) => {
    const to = later.get(paymentIdOf(issue));
    return to === undefined ? [] : [{ issue, to }];
  });
}

function paymentIssues(stored: StoredPayments): Issue[] {
  const issues = issuesOf({ ...stored, smsUnsent: {}, addressIssues: {} });
  return issues.filter((issue) => paymentIdOf(issue) !== undefined);
}
