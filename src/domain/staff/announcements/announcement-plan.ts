import { sameValue } from '../../lib/same-value.ts';
import {
  type AnnouncementContent,
  announcementSchema,
  parseAnnouncements,
} from '../../messages/announcement.ts';
import { stores, withoutUndefined } from '../../store/document-write.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';

/** Whether a string is a valid announcement id. */
export function isAnnouncementId(id: string): boolean {
  return /^[\w-]{1,60}$/.test(id);
}

/** The first invalid field of an announcement; undefined if it can be posted. */
export function invalidAnnouncementField(content: AnnouncementContent): string | undefined {
  const parsed = announcementSchema.safeParse(content);
  if (!parsed.success) return parsed.error.issues[0]?.path.join('.') || 'announcement';
  const { from, until } = content;
  return from !== undefined && until !== undefined && until <= from ? 'until' : undefined;
}

/**
 * Posts, replaces or (`content` null) deletes an announcement. `stored` is common/gongji; `seen` is the
 * announcement that the screen showed under this id: null for none, undefined if the caller has no screen
 * (the command line).
 */
export function planAnnouncement(
  change: {
    id: string;
    content: AnnouncementContent | null;
    seen?: AnnouncementContent | null | undefined;
  },
  stored: Record<string, unknown> | undefined,
  actor: StaffActor,
): StaffPlan {
  const { id, content, seen } = change;
  if (!isAnnouncementId(id)) return refusedPlan({ code: 'invalid', field: 'id' });
  const field = content ? invalidAnnouncementField(content) : undefined;
  if (field !== undefined) return refusedPlan({ code: 'invalid', field });
  const present = postedUnder(id, stored);
  const next = content && withoutUndefined(announcementSchema.parse(content));
  if (sameValue(present ?? null, next)) return { kind: 'already-done' };
  if (seen !== undefined && !sameValue(present ?? null, seen && withoutUndefined(seen))) {
    return refusedPlan({ code: 'changed-meanwhile', state: titleOf(present) });
  }
  const entry = {
    action: 'announcement' as const,
    subject: id,
    before: titleOf(present),
    after: next ? next.title.ko : '–',
  };
  const path = [id];
  return loggedPlan(actor, entry, [
    {
      collection: stores.common,
      id: 'gongji',
      fields: [next ? { path, set: next } : { path, remove: true }],
    },
  ]);
}

/** The posted announcement as screens read it; one that does not fit the schema as it is stored. */
function postedUnder(id: string, stored: Record<string, unknown> | undefined): unknown {
  const parsed = announcementSchema.safeParse(stored?.[id]);
  return parsed.success ? withoutUndefined(parsed.data) : stored?.[id];
}

function titleOf(stored: unknown): string {
  if (stored === undefined) return '–';
  return parseAnnouncements({ one: stored }).one?.title.ko ?? '?';
}
