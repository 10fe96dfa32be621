import type { AnnouncementContent } from '../../../../domain/messages/announcement.ts';
import { withoutUndefined } from '../../../../domain/store/document-write.ts';

const empty: AnnouncementContent = {
  kind: 'holiday',
  places: ['notice'],
  title: { ko: '', en: '' },
  text: { ko: '', en: '' },
};

/** The initial values of the announcement form. */
export function draftOf(content: AnnouncementContent | undefined): AnnouncementContent {
  return withoutUndefined({ ...empty, ...content });
}
