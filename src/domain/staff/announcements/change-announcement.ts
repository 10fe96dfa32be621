import * as z from 'zod/mini';
import {
  type AnnouncementContent,
  announcementSchema,
  inEveryLanguage,
} from '../../messages/announcement.ts';
import { stores, withoutUndefined } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';

/** The first invalid field of an announcement; undefined if it can be posted. */
export function invalidAnnouncementField(content: AnnouncementContent): string | undefined {
  const parsed = announcementSchema.safeParse(content);
  if (!parsed.success) return parsed.error.issues[0]?.path.join('.') || 'announcement';
  const { from, until } = content;
  return from !== undefined && until !== undefined && until <= from ? 'until' : undefined;
}

/** Posts, replaces or (`content` null) takes down an announcement. */
export const changeAnnouncement = plannedAction({
  name: 'announcement',
  allowedRoles: ['owner'],
  input: z.object({
    id: z.string().check(z.regex(/^[\w-]{1,60}$/)),
    content: z.nullable(announcementSchema),
  }),
  logSubject: ({ id }) => ({ subject: id }),
  plan: async (read, { id, content: after }) => {
    const field = after ? invalidAnnouncementField(after) : undefined;
    const path = [id];
    return {
      before: postedUnder(id, await read('common/gongji')) ?? null,
      after,
      writes: [
        {
          collection: stores.common,
          id: 'gongji',
          fields: [after ? { path, set: withoutUndefined(after) } : { path, remove: true }],
        },
      ],
      problem: field === undefined ? undefined : { code: 'invalid', field },
    };
  },
  undo: ({ id }, { before }) => ({ id, content: before }),
});

/** The posted announcement as screens read it; one that does not fit the schema as it is stored. */
function postedUnder(
  id: string,
  stored: Record<string, unknown> | undefined,
): AnnouncementContent | undefined {
  const parsed = announcementSchema.safeParse(inEveryLanguage(stored?.[id]));
  return parsed.success ? parsed.data : (stored?.[id] as AnnouncementContent | undefined);
}
