import { handledExceptions } from '../../card/exception-notes.ts';
import type { Issue } from '../../reports/issues.ts';
import { stores } from '../../store/document-write.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';

/** staffInbox/handled: issue id → when and by whom the issue was handled, with a note. */
export interface HandledIssue {
  at: number;
  by: string;
  note: string;
}
export type HandledIssues = Record<string, HandledIssue>;

/** Longest note, characters. */
export const maxNoteLength = 300;

/**
 * Marks an issue as handled, or (`note` null) as open again. `seen` is `at` of the mark that the screen
 * showed, null for none.
 */
export function planHandled(
  change: {
    issue: Pick<Issue, 'id' | 'kind' | 'dateId' | 'orderKey' | 'uid'>;
    note: string | null;
    seen: number | null;
  },
  stored: Record<string, unknown> | undefined,
  actor: StaffActor,
): StaffPlan {
  const { issue, note, seen } = change;
  const present = (stored as HandledIssues | undefined)?.[issue.id];
  if (!present && note === null) return { kind: 'already-done' };
  if ((present?.at ?? null) !== seen) {
    return refusedPlan({ code: 'changed-meanwhile', state: present?.by ?? '' });
  }
  const path = [issue.id];
  const handled: HandledIssue = {
    at: actor.now,
    by: actor.name,
    note: (note ?? '').trim().slice(0, maxNoteLength),
  };
  const entry = {
    action: 'issue' as const,
    subject: issue.id,
    ...(issue.dateId ? { dateId: issue.dateId } : {}),
    ...(issue.orderKey ? { orderKey: issue.orderKey } : {}),
    ...(issue.uid ? { uid: issue.uid } : {}),
    before: present ? `handled: ${present.note}` : 'open',
    after: note === null ? 'open' : `handled: ${handled.note}`,
  };
  return loggedPlan(actor, entry, [
    {
      collection: stores.staffInbox,
      id: 'handled',
      fields: [note === null ? { path, remove: true } : { path, set: handled }],
    },
    ...handledExceptions(issue, note !== null),
  ]);
}
