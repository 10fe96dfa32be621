import { useTranslation } from 'react-i18next';
import { languageOf } from '../../domain/lib/language.ts';
import type { Announcement } from '../../domain/messages/announcement.ts';
import { Notice, type NoticeTone } from '../../ui/feedback/notice.tsx';
import { AnnouncementIcon } from './announcement-icon.tsx';

const tones: Record<Announcement['kind'], NoticeTone> = {
  'delivery-time': 'info',
  holiday: 'honey',
  sale: 'fresh',
  closure: 'honey',
  christmas: 'fresh',
  products: 'info',
};

/** Announcements that are shown in full on the page: banners, closures, the Christmas card. */
export function AnnouncementNotices({ announcements }: { announcements: readonly Announcement[] }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  return announcements.map(({ id, kind, title, text }) => (
    <Notice
      key={id}
      tone={tones[kind]}
      title={title[language]}
      icon={<AnnouncementIcon kind={kind} />}
    >
      {text[language]}
    </Notice>
  ));
}
