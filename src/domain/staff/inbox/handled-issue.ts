import * as z from 'zod/mini';
import { handledExceptions } from '../../card/exception-notes.ts';
import {
  disputeIssue,
  disputeShownMs,
  type Issue,
  issuesOf,
  paymentLookBackMs,
} from '../../issues/issues.ts';
import { cutText } from '../../lib/cut-text.ts';
import { ownValue } from '../../lib/own-value.ts';
import { documentIdShape, uidShape } from '../../order/id-shapes.ts';
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
 * there is not: whoever may only handle issues could fill the document. What is kept of issues that have left their
 * list goes after as long as payments are looked back for, or disputes are told of.
 */
export const handleIssue = plannedAction({
  name: 'issue',
  allowedRoles: ['owner', 'books'],
  input: z.object({
    issue: z.object({
      // A field's name; those with underscores around them are Firestore's.
      id: z.string().check(z.minLength(1), z.regex(/^(?!__.*__$)/s)),
      kind: z.string(),
      dateId: z.string(),
      orderKey: z.string(),
      uid: z.union([z.literal(''), uidShape]),
      /** When it happened, as the screen showed it, epoch ms. */
      time: z.optional(z.number()),
      /** How often it had happened, as the screen showed it. */
      times: z.optional(z.number()),
    }),
    note: z.nullable(z.string()),
  }),
  logSubject: ({ issue: { id, dateId, uid } }) => ({ subject: id, dateId, uid }),
  plan: async (read, { issue, note }, actor) => {
    const handled = ((await read('staffInbox/handled')) ?? {}) as HandledIssues;
    const listed = await listedIssues(read);
    const isOver = (id: string) =>
      (handled[id]?.at ?? 0) < actor.now - (isOfDispute(id) ? disputeShownMs : paymentLookBackMs);
    const gone = Object.keys(handled).filter(
      (id) => id !== issue.id && !listed.has(id) && isOver(id),
    );
    const isKnown =
      note === null ||
      Object.hasOwn(handled, issue.id) ||
      listed.has(issue.id) ||
      (await isStored(read, issue));
    const path = [issue.id];
    const after = note === null ? null : cutText(note.trim(), maxNoteLength);
    const { time, times } = issue;
    const mark = withoutUndefined({
      at: actor.now,
      by: actor.name,
      note: after ?? '',
      time,
      times,
    });
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
        ...handledExceptions(issue, after !== null),
      ],
      problem: isKnown ? undefined : { code: 'unknown-issue' as const },
    };
  },
  undo: ({ issue }, { before }) => ({ issue, note: before }),
});

/** The ids of the issues in the three lists of `errors`, and of what the nightly step has left. */
async function listedIssues(read: ReadDocument): Promise<ReadonlySet<string>> {
  const [tidying, orderIssues, smsUnsent, addressIssues] = await Promise.all(
    [
      `${stores.staffInbox}/tidying`,
      ...['orderIssues', 'smsUnsent', 'addressIssues'].map((list) => `${stores.errors}/${list}`),
    ].map((path) => read(path, 'unlocked')),
  );
  const issues = issuesOf({ orderIssues, smsUnsent, addressIssues, tidying, checkouts: {} });
  return new Set(issues.map(({ id }) => id));
}

const isOfDispute = (id: string) => id.startsWith('dispute-');

/** Whether an issue in no list is about a payment or a dispute that there is, or is told to its customer. */
async function isStored(
  read: ReadDocument,
  { id, uid }: { id: string; uid: string },
): Promise<boolean> {
  const session = documentIdShape.safeParse(/^(?:paid|unlisted|uncopied)-(.+)$/.exec(id)?.[1]);
  if (session.success) {
    return (await read(`${stores.checkouts}/${session.data}`, 'unlocked')) !== undefined;
  }
  if (isOfDispute(id)) {
    const dispute = documentIdShape.safeParse(id.split('-').at(-1));
    if (!dispute.success) return false;
    const found = await read(`${stores.disputes}/${dispute.data}`, 'unlocked');
    return found !== undefined && disputeIssue(found as unknown as Dispute).id === id;
  }
  if (uid === '') return false;
  return (
    ownValue((await read(`${stores.paymentExceptions}/${uid}`, 'unlocked')) ?? {}, id) !== undefined
  );
}
