import { useTranslation } from 'react-i18next';
import { useUid } from '../data/customer/use-session.ts';
import { announcementsAt } from '../domain/messages/announcement.ts';
import { AnnouncementNotices } from '../features/announcements/announcement-notices.tsx';
import { DateBanners } from '../features/announcements/date-banners.tsx';
import { HowToCookButton } from '../features/content/how-to-cook-button.tsx';
import { Calendar } from '../features/dates/calendar.tsx';
import { DeliverHere } from '../features/delivery/deliver-here.tsx';
import { ScreenHeader } from '../features/shell/screen-header.tsx';
import { useRouteLanguage } from '../i18n/use-route-language.ts';
import { useAskedPlace } from '../screen-state/asked-place.ts';
import { optionalPart } from '../ui/feedback/lazy-part.tsx';
import { KeptRoom } from '../ui/layout/kept-room.tsx';
import { Page } from '../ui/layout/page.tsx';
import styles from './date-select.module.css';
import { useDateAnnouncements } from './use-date-announcements.ts';

const IncompleteOrdersAlert = optionalPart(
  async () =>
    (await import('../features/ordering/card-return/incomplete-orders-alert.tsx'))
      .IncompleteOrdersAlert,
);
const SameAgainButton = optionalPart(
  async () => (await import('../features/history/same-again-button.tsx')).SameAgainButton,
);
/**
 * Below the dates: in the page from its start, its code comes after theirs. Until then React drops every click on it, so
 * it has links, but no button.
 */
const DateSelectMore = optionalPart(
  async () => (await import('./date-select-more.tsx')).DateSelectMore,
);

/** The delivery dates to choose from, under what is announced, above what one may want to know. */
export default function DateSelect() {
  const { t } = useTranslation();
  const language = useRouteLanguage();
  const uid = useUid();
  const announcements = useDateAnnouncements();
  const banners = announcementsAt(announcements, 'date');
  const areas = useAskedPlace(({ answer }) =>
    answer?.kind === 'delivered' ? answer.areas : undefined,
  );
  return (
    <Page
      width="wide"
      header={
        <ScreenHeader actions={uid && <IncompleteOrdersAlert uid={uid} language={language} />} />
      }
    >
      <AnnouncementNotices announcements={announcementsAt(announcements, 'notice')} />
      <hgroup className={styles.question}>
        <h2>{t('언제 받으실까요?')}</h2>
        <p>{t('날짜를 고르면 그날의 메뉴가 나와요. 주문은 마감 전까지 고치실 수 있어요.')}</p>
      </hgroup>
      <DeliverHere language={language} />
      <Calendar
        language={language}
        areas={areas}
        banners={(dateId) => <DateBanners announcements={banners} dateId={dateId} />}
        actions={(dateId) => (
          <KeptRoom>{uid && <SameAgainButton uid={uid} dateId={dateId} />}</KeptRoom>
        )}
      />
      <section className={styles.more} aria-labelledby="more">
        <h2 id="more" className={styles.heading}>
          {t('더 알아보기')}
        </h2>
        <HowToCookButton />
        <DateSelectMore language={language} />
      </section>
    </Page>
  );
}
