import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/device/server-clock.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { menus as menusDocument } from '../../data/documents/sources.ts';
import type { ActiveDates, DeliveryArea } from '../../domain/dates/active-date.ts';
import { areaOf, openMenuCount } from '../../domain/dates/date-card.ts';
import { datesToShow, takesOrders } from '../../domain/dates/open-dates.ts';
import type { Language } from '../../domain/lib/language.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useFirstContentMark } from '../../ui/layout/use-first-content-mark.ts';
import { ClosedDateCard } from './closed-date-card.tsx';
import styles from './date-card.module.css';
import { OpenDateCard } from './open-date-card.tsx';

type DateListProps = {
  dates: ActiveDates;
  language: Language;
  /** The areas whose dates are shown; undefined for all. */
  areas?: readonly DeliveryArea[] | undefined;
  banners: (dateId: string) => ReactNode;
  /** Renders further actions for an open date beside its card. */
  actions: (dateId: string) => ReactNode;
};

/** Every date, or those of some areas, as a card: open ones first, closed ones in muted colours below. */
export function DateList({ dates, language, areas, banners, actions }: DateListProps) {
  const { t } = useTranslation();
  useFirstContentMark();
  // Needed here to count the menus; it is then loaded already when a date is opened.
  const catalogue = useLiveDocument(menusDocument).value;
  const shown = datesToShow(dates).filter(({ date }) => areas?.includes(areaOf(date)) ?? true);
  const now = serverNow();
  const open = shown.filter(({ dateId, date }) => takesOrders(dateId, date, now));
  const closed = shown.filter((one) => !open.includes(one));
  return (
    <>
      {open.length === 0 ? (
        <EmptyState
          title={t('지금은 주문할 수 있는 날이 없어요')}
          text={t('새 날짜가 열리면 여기에 바로 나타나요.')}
        />
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: without it Safari doesn't read an unmarked list as one
        <ul role="list" className={styles.list}>
          {open.map(({ dateId, date }) => (
            <li key={dateId}>
              <OpenDateCard
                dateId={dateId}
                date={date}
                language={language}
                banner={banners(dateId)}
                menuCount={catalogue && openMenuCount(date.menus, catalogue, language)}
              />
              {actions(dateId)}
            </li>
          ))}
        </ul>
      )}
      {closed.length > 0 && (
        <section className={styles.section} aria-labelledby="closed-dates">
          <h2 id="closed-dates" className={styles.sectionTitle}>
            {t('마감된 날')}
          </h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: without it Safari doesn't read an unmarked list as one */}
          <ul role="list" className={styles.list}>
            {closed.map(({ dateId, date }) => (
              <li key={dateId}>
                <ClosedDateCard dateId={dateId} date={date} language={language} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
