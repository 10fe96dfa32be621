import { useTranslation } from 'react-i18next';
import { dayNumber } from '../../domain/dates/date-id.ts';
import { languageOf } from '../../domain/lib/language.ts';
import type { Announcement } from '../../domain/messages/announcement.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { AnnouncementIcon } from './announcement-icon.tsx';
import styles from './announcements.module.css';

type DateBannersProps = { announcements: readonly Announcement[]; dateId: string };

/** Promotions of one delivery date, on its card. */
export function DateBanners({ announcements, dateId }: DateBannersProps) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  return announcements
    .filter(({ deliveryDays }) => deliveryDays?.includes(dayNumber(dateId)))
    .map(({ id, kind, title, text }) => (
      <p key={id} className={styles.banner}>
        <Badge tone="fresh" icon={<AnnouncementIcon kind={kind} />}>
          {title[language]}
        </Badge>
        <span>{text[language]}</span>
      </p>
    ));
}
