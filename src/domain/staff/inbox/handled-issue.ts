import * as z from 'zod/mini';
import { handledException } from '../../card/exception-notes.ts';
import {
  disputeIssue,
  disputeShownMs,
  type Issue,
  issuesOf,
  mostTimes,
  paymentLookBackMs,
} from '../../issues/issues.ts';
import { cutText } from '../../lib/cut-text.ts';
import { ownValue } from '../../lib/own-value.ts';
import { dateIdShape, documentIdShape, uidShape } from '../../order/id-shapes.ts';
import type { Dispute } from '../../refunds/payments/dispute.ts';
import { stores, withoutUndefined } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { plannedAction } from '../actions/action.ts';

/** staffInbox/handled: issue id → when and by whom the issue was handled, with a note. */
export interface HandledIssue {
  at: number;
  by: string;
  note: string;
  /** Time of the issue as it was handled; missing in older marks. */
  time?: number | undefined;
  /** How often it had happened by then; missing in older marks and of what happened once. */
  times?: number | undefined;
}
export type HandledIssues = Record<string, HandledIssue>;

/**
 * The mark of an issue that is handled. Some issues come back under the same id with a later time or another count (a
 * customer without a mobile orders again): then they are to be handled again. Both count, because clocks differ and an
 * entry that went begins anew.
 */
export function markOf(
  handled: HandledIssues,
  { id, time = 0, times = 1 }: Pick<Issue, 'id'> & Partial<Pick<HandledIssue, 'time' | 'times'>>,
): HandledIssue | undefined {
  const mark = ownValue(handled, id);
  return mark && (mark.time ?? mark.at) >= time && (mark.times ?? 1) >= times ? mark : undefined;
}

/** Longest note, characters. */
export const maxNoteLength = 300;

/**
 * Marks an issue as handled, with a note; or (`note` null) as open again. Its state is the note. Refuses an issue that
 * there is not, and takes it for no later than it is: whoever may only handle issues could fill the document, or keep one
 * from ever coming back. What is kept of issues that have left their list goes after as long as payments are looked back
 * for, or disputes are told of.
 */
export const handleIssue = plannedAction({
  name: 'issue',
  allowedRoles: ['owner', 'books'],
  input: z.object({
    issue: z.object({
      // A field's name; those with underscores around them are Firestore's.
      id: z.string().check(z.minLength(1), z.maxLength(1500), z.regex(/^(?!__.*__$)/s)),
      // What customers have written in their place names none.
      dateId: z.catch(dateIdShape, ''),
      uid: z.catch(uidShape, ''),
      /** When it happened, as the screen showed it, epoch ms. */
      time: z.optional(z.number()),
      /** How often it had happened, as the screen showed it. */
      times: z.optional(z.number()),
    }),
    note: z.nullable(z.string()),
  }),
  logSubject: ({ issue: { id, dateId, uid } }) => ({ subject: id, dateId, uid }),
  plan: async (read, { issue: shown, note }, actor) => {
    const handled = ((await read('staffInbox/handled')) ?? {}) as HandledIssues;
    const listed = await listedIssues(read);
    const found = listed.get(shown.id) ?? (await findUnlisted(read, shown.id));
    const uid = found?.uid || shown.uid;
    const isTold = await isToldCustomer(read, shown.id, uid);
    const latest = { time: found?.time ?? actor.now, times: found?.times ?? mostTimes };
    const issue = withoutUndefined({
      id: shown.id,
      time: shown.time && Math.min(shown.time, latest.time),
      times: shown.times && Math.min(shown.times, latest.times),
    });
    const isOver = (id: string) =>
      (handled[id]?.at ?? 0) < actor.now - (isOfDispute(id) ? disputeShownMs : paymentLookBackMs);
    const gone = Object.keys(handled).filter(
      (id) => id !== issue.id && !listed.has(id) && isOver(id),
    );
    const isKnown = note === null || Object.hasOwn(handled, issue.id) || found || isTold;
    const path = [issue.id];
    const after = note === null ? null : cutText(note.trim(), maxNoteLength);
    const { id: _, ...happened } = issue;
    const mark = { at: actor.now, by: actor.name, note: after ?? '', ...happened };
    return {
      before: markOf(handled, issue)?.note ?? null,
      after,
      writes: [
        {
          collection: stores.staffInbox,
          id: 'handled',
          fields: [
            after === null ? { path, remove: true as const } : { path, set: mark },
            ...gone.map((id) => ({ path: [id], remove: true as const })),
          ],
        },
        ...(isTold ? [handledException(uid, issue.id, after !== null)] : []),
      ],
      problem: isKnown ? undefined : { code: 'unknown-issue' as const },
    };
  },
  undo: ({ issue }, { before }) => ({ issue, note: before }),
});

/** The issues in the three lists of `errors`, and what the nightly step has left, by id. */
async function listedIssues(read: ReadDocument): Promise<ReadonlyMap<string, Issue>> {
  const [tidying, orderIssues, smsUnsent, addressIssues] = await Promise.all(
    [
      `${stores.staffInbox}/tidying`,
      ...['orderIssues', 'smsUnsent', 'addressIssues'].map((list) => `${stores.errors}/${list}`),
    ].map((path) => read(path, 'unlocked')),
  );
  const issues = issuesOf({ orderIssues, smsUnsent, addressIssues, tidying, checkouts: {} });
  return new Map(issues.map((issue) => [issue.id, issue]));
}

const isOfDispute = (id: string) => id.startsWith('dispute-');

/** An issue in no list: of a payment that is not settled, or of a dispute. */
async function findUnlisted(read: ReadDocument, id: string): Promise<Issue | undefined> {
  const none = { orderIssues: {}, smsUnsent: {}, addressIssues: {}, checkouts: {} };
  const session = documentIdShape.safeParse(/^(?:paid|unlisted|uncopied)-(.+)$/.exec(id)?.[1]);
  if (session.success) {
    const checkout = await read(`${stores.checkouts}/${session.data}`, 'unlocked');
    const checkouts = { [session.data]: checkout };
    const issues = issuesOf({ ...none, checkouts, paidOrders: new Set() });
    return issues.find((issue) => issue.id === id);
  }
  const disputed = documentIdShape.safeParse(id.split('-').at(-1));
  if (!isOfDispute(id) || !disputed.success) return undefined;
  const dispute = await read(`${stores.disputes}/${disputed.data}`, 'unlocked');
  const issue = dispute && disputeIssue(dispute as unknown as Dispute);
  return issue?.id === id ? issue : undefined;
}

/** Whether a customer is told of an issue: their payment did not become an order. */
async function isToldCustomer(read: ReadDocument, id: string, uid: string): Promise<boolean> {
  if (uid === '') return false;
  const told = await read(`${stores.paymentExceptions}/${uid}`, 'unlocked');
  return ownValue(told ?? {}, id) !== undefined;
}
