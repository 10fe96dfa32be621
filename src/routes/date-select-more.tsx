import { useTranslation } from 'react-i18next';
import type { Language } from '../domain/lib/language.ts';
import { announcementsAt } from '../domain/messages/announcement.ts';
import { AnnouncementList } from '../features/announcements/announcement-list.tsx';
import { ContactLinks } from '../features/content/contact-links.tsx';
import { ProductInfo } from '../features/content/product-info.tsx';
import styles from './date-select.module.css';
import { useDateAnnouncements } from './use-date-announcements.ts';

/** What one may want to know besides the dates: areas and products, announcements, contact. */
export function DateSelectMore({ language }: { language: Language }) {
  const { t } = useTranslation();
  const announcements = useDateAnnouncements();
  const dialogs = announcementsAt(announcements, 'dialog');
  return (
    <>
      <ProductInfo language={language} products={announcementsAt(announcements, 'products')} />
      {dialogs.length > 0 && <AnnouncementList announcements={dialogs} />}
      <h2 className={styles.heading}>{t('문의')}</h2>
      <ContactLinks language={language} />
    </>
  );
}
