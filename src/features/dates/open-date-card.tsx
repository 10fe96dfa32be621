import { ChevronRight, Clock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ActiveDate } from '../../domain/dates/active-date.ts';
import { areaOf } from '../../domain/dates/date-card.ts';
import type { Language } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';
import { cardClass } from '../../ui/layout/card.tsx';
import { AreaBadge } from './area-badge.tsx';
import { Countdown } from './countdown.tsx';
import { CutOff } from './cut-off.tsx';
import styles from './date-card.module.css';
import { DateHeading } from './date-heading.tsx';
import { DateMarks } from './date-marks.tsx';
import { isPlainClick, useOpenDate } from './use-open-date.ts';

type OpenDateCardProps = {
  dateId: string;
  date: ActiveDate;
  language: Language;
  /** Undefined until the catalogue is loaded. */
  menuCount: number | undefined;
  banner: ReactNode;
};

/** A date that takes orders: day, area, cut-off, and number of menus. The whole card links to the date. The page's inline script fills copies of it by `data-slot` (src/start). */
export function OpenDateCard({ dateId, date, language, menuCount, banner }: OpenDateCardProps) {
  const { t } = useTranslation();
  const heading = useId();
  const details = useId();
  const openDate = useOpenDate(language);
  return (
    <Link
      className={cardClass({ tappable: true })}
      to={paths.dateDetail(language, dateId)}
      aria-labelledby={heading}
      aria-describedby={details}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openDate(dateId);
      }}
    >
      <div className={styles.top}>
        <DateHeading id={heading} deliveryDate={date.deliveryDate} language={language} />
        <AreaBadge area={areaOf(date)} language={language} />
      </div>
      <div id={details}>
        <p className={styles.cutOff}>
          <Clock aria-hidden="true" />
          <span data-slot="cut-off">
            <CutOff finishDate={date.finishDate} />
          </span>
        </p>
        <p className={styles.countdown}>
          <Countdown finishDate={date.finishDate} />
        </p>
        {banner}
        <div className={styles.marks}>
          <DateMarks dateId={dateId} />
        </div>
        <div className={styles.foot}>
          <span>{menuCount === undefined ? ' ' : <MenuCount count={menuCount} />}</span>
          <span className={styles.go}>
            {t('메뉴 보기')}
            <ChevronRight aria-hidden="true" />
          </span>
        </div>
      </div>
    </Link>
  );
}

function MenuCount({ count }: { count: number }) {
  const { t } = useTranslation();
  return count === 0
    ? t('지금은 주문할 수 있는 메뉴가 없어요')
    : t('메뉴 {{count}}가지', { count });
}
