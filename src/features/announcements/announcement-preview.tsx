import { useTranslation } from 'react-i18next';
import { languageOf } from '../../domain/lib/language.ts';
import type { Announcement, AnnouncementPlace } from '../../domain/messages/announcement.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AnnouncementNotices } from './announcement-notices.tsx';
import styles from './announcements.module.css';
import { DateBanners } from './date-banners.tsx';

type AnnouncementPreviewProps = { announcement: Announcement; place: AnnouncementPlace };

/** An announcement as customers will see it in one of its places, for the staff who write it. */
export function AnnouncementPreview({ announcement, place }: AnnouncementPreviewProps) {
  const language = languageOf(useTranslation().i18n.language);
  const { title, text } = announcement;
  if (place === 'notice') return <AnnouncementNotices announcements={[announcement]} />;
  if (place === 'date') {
    const day = announcement.deliveryDays?.[0] ?? 0;
    return (
      <Card>
        <DateBanners
          announcements={[{ ...announcement, deliveryDays: [day] }]}
          dateId={`${day}_0`}
        />
      </Card>
    );
  }
  return (
    <Card>
      {place === 'dialog' && <p className={styles.previewTitle}>{title[language]}</p>}
      <p className={styles.text}>{text[language]}</p>
    </Card>
  );
}
