import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../domain/dates/active-date.ts';
import { areaOf } from '../../domain/dates/date-card.ts';
import type { Language } from '../../domain/lib/language.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { notify, TOAST_MS } from '../../ui/feedback/toast.tsx';
import { CardButton } from '../../ui/layout/card.tsx';
import { AreaBadge } from './area-badge.tsx';
import styles from './date-card.module.css';
import { DateHeading } from './date-heading.tsx';
import { DateMarks } from './date-marks.tsx';

type ClosedDateCardProps = { dateId: string; date: ActiveDate; language: Language };

/** A closed date, in muted colours; a tap says that it is closed (spec §2). */
export function ClosedDateCard({ dateId, date, language }: ClosedDateCardProps) {
  const { t } = useTranslation();
  return (
    <CardButton
      quiet
      onClick={() => notify.info(t('주문이 마감되었어요. 감사합니다!'), TOAST_MS.toast)}
    >
      <div className={styles.top}>
        <span className={styles.over}>
          <DateHeading id={dateId} deliveryDate={date.deliveryDate} language={language} />
        </span>
        <AreaBadge area={areaOf(date)} language={language} />
      </div>
      <div className={styles.foot}>
        <Badge tone="closed" icon={<Lock aria-hidden="true" />}>
          {t('마감')}
        </Badge>
        <DateMarks dateId={dateId} />
      </div>
    </CardButton>
  );
}
