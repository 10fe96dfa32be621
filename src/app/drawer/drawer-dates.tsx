import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/device/server-clock.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { activeDates } from '../../data/documents/sources.ts';
import { dayAndArea } from '../../domain/dates/date-card.ts';

import { datesToShow, takesOrders } from '../../domain/dates/open-dates.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { Countdown } from '../../features/dates/countdown.tsx';
import { CutOff } from '../../features/dates/cut-off.tsx';
import { useOpenDate } from '../../features/dates/use-open-date.ts';
import { DrawerItem } from '../../ui/overlays/drawer-item.tsx';
import styles from './app-drawer.module.css';

/** The delivery dates: open ones with their countdown, closed ones struck through (spec §2). */
export function DrawerDates({ onLeave }: { onLeave: () => void }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const openDate = useOpenDate(language);
  const shown = datesToShow(useLiveDocument(activeDates).value ?? {});
  if (shown.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="drawer-dates">
      <h3 id="drawer-dates" className={styles.heading}>
        {t('배송 날짜')}
      </h3>
      {shown.map(({ dateId, date }) => {
        const open = takesOrders(dateId, date, serverNow());
        return (
          <DrawerItem
            key={dateId}
            disabled={!open}
            aside={
              open ? (
                <>
                  <CutOff finishDate={date.finishDate} />
                  <br />
                  <Countdown finishDate={date.finishDate} />
                </>
              ) : (
                t('마감')
              )
            }
            onSelect={() => {
              onLeave();
              openDate(dateId);
            }}
          >
            {dayAndArea(date, language, serverNow())}
          </DrawerItem>
        );
      })}
    </section>
  );
}
