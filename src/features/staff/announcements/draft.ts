import type { AnnouncementContent } from '../../../domain/announcement.ts';
import { withoutUndefined } from '../../../domain/document-write.ts';

const empty: AnnouncementContent = {
  kind: 'holiday',
  places: ['notice'],
  title: { ko: '', en: '' },
  text: { ko: '', en: '' },
};

/** What the form of an announcement holds. */
export function draftOf(content: AnnouncementContent | undefined): AnnouncementContent {
  return withoutUndefined({ ...empty, ...content });
}
