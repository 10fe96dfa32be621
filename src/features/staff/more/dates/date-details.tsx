import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import type { ActiveDate, ActiveDates } from '../../../../domain/dates/active-date.ts';
import { areaName, areaOf } from '../../../../domain/dates/date-card.ts';
import { formatFullDay } from '../../../../domain/dates/format-date.ts';
import { isOpen } from '../../../../domain/dates/open-dates.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { openingChecks, preventsOpening } from '../../../../domain/staff/dates/date-checks.ts';
import {
  changeDateState,
  dateState,
  fieldsOfState,
} from '../../../../domain/staff/dates/date-state.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { DateStateQuestion } from '../../common/date/date-state-button.tsx';
import { stateLabels, stateTones } from '../../common/date/date-state-labels.ts';
import { OverdueNotice } from '../../common/date/overdue-notice.tsx';
import styles from '../../common/forms/staff-form.module.css';
import { BackLink } from '../../common/shell/back-link.tsx';
import { CheckList } from './check-list.tsx';
import { CutOffForm } from './cut-off-form.tsx';
import { DatePromotionForm } from './date-promotion-form.tsx';
import { RemoveDateSection } from './remove-date-section.tsx';
import { TellOpeningSection } from './tell-opening-section.tsx';

type DateDetailsProps = {
  dateId: string;
  date: ActiveDate;
  dates: ActiveDates;
  menus: Menus;
  language: Language;
};

/** One date: missing data, state, cut-off, menus and promotional text. */
export function DateDetails({ dateId, date, dates, menus, language }: DateDetailsProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const state = dateState(date);
  const isShown = isOpen(date);
  const checks = openingChecks(dateId, date, menus, dates, serverNow());
  const isReady = !checks.some(preventsOpening);
  const [hiding, setHiding] = useState(false);
  const open = () =>
    run(
      changeDateState,
      { dateId, ...fieldsOfState('open', date) },
      { seen: { active: date.active, orderDone: date.orderDone }, done: t('주문을 받아요') },
    );
  return (
    <div className={styles.screen}>
      <BackLink to={staffPaths.dates()} label={t('모든 날짜')} />
      <div>
        <h2 className={styles.heading}>
          {formatFullDay(date.deliveryDate, language)} {areaName(areaOf(date), language)}
        </h2>
        <Badge tone={stateTones[state]}>{stateLabels(t)[state]}</Badge>
      </div>
      <OverdueNotice {...{ dateId, date, dates, menus, language }} />
      {(state !== 'closed' || !isReady) && (
        <div className={styles.group}>
          <CheckList checks={checks} prevents={preventsOpening} menus={menus} language={language} />
        </div>
      )}
      <div className={styles.actions}>
        {!isShown && (
          <Button variant="primary" busy={busy} disabled={!isReady} onClick={() => void open()}>
            {state === 'hidden' ? t('보이고 주문 받기') : t('다시 주문 받기')}
          </Button>
        )}
        {state !== 'hidden' && (
          <Button busy={busy} onClick={() => setHiding(true)}>
            {t('숨기기')}
          </Button>
        )}
      </div>
      {hiding && (
        <DateStateQuestion
          {...{ dateId, date, dates, menus }}
          to="hidden"
          onClose={() => setHiding(false)}
        />
      )}
      {isShown && <TellOpeningSection dateId={dateId} date={date} language={language} />}
      <CutOffForm dateId={dateId} date={date} />
      <section className={styles.group}>
        <h3 className={styles.heading}>
          {t('메뉴 {{count}}개', { count: Object.keys(date.menus).length })}
        </h3>
        <ButtonLink fullWidth to={staffPaths.dateMenus(dateId)}>
          {t('메뉴 넣고 빼기')}
        </ButtonLink>
        <ButtonLink fullWidth to={staffPaths.newDate(dateId)}>
          {t('이 날짜처럼 새 날짜 만들기')}
        </ButtonLink>
      </section>
      <DatePromotionForm dateId={dateId} />
      <RemoveDateSection dateId={dateId} date={date} language={language} />
    </div>
  );
}
