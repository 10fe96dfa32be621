import { useTranslation } from 'react-i18next';
import type { Language } from '../domain/lib/language.ts';
import { type Announcement, announcementsAt } from '../domain/messages/announcement.ts';
import { AnnouncementList } from '../features/announcements/announcement-list.tsx';
import { ContactLinks } from '../features/content/contact-links.tsx';
import { HowToCookButton } from '../features/content/how-to-cook-button.tsx';
import { ProductInfo } from '../features/content/product-info.tsx';
import styles from './date-select.module.css';

type DateSelectMoreProps = { language: Language; announcements: readonly Announcement[] };

/** What one may want to know besides the dates: areas and products, announcements, how to cook, contact. */
export function DateSelectMore({ language, announcements }: DateSelectMoreProps) {
  const { t } = useTranslation();
  const dialogs = announcementsAt(announcements, 'dialog');
  return (
    <section className={styles.more} aria-labelledby="more">
      <h2 id="more" className={styles.heading}>
        {t('더 알아보기')}
      </h2>
      <ProductInfo language={language} products={announcementsAt(announcements, 'products')} />
      {dialogs.length > 0 && <AnnouncementList announcements={dialogs} />}
      <HowToCookButton />
      <h2 className={styles.heading}>{t('문의')}</h2>
      <ContactLinks language={language} />
    </section>
  );
}
