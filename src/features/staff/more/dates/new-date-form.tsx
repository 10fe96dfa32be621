import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import {
  type ActiveDate,
  type ActiveDates,
  deliveryAreas,
} from '../../../../domain/dates/active-date.ts';
import { areaName, areaOf, dayAndArea } from '../../../../domain/dates/date-card.ts';
import { dateIdOf } from '../../../../domain/dates/date-id.ts';
import { isDay, isOnClock, isSkipped } from '../../../../domain/dates/sydney-time.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { dateChecks, preventsCreation } from '../../../../domain/staff/dates/date-checks.ts';
import { datesForStaff } from '../../../../domain/staff/dates/date-to-run.ts';
import {
  addDate,
  copiedCutOff,
  copiedDate,
  nextDeliveryDay,
} from '../../../../domain/staff/dates/new-date.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { StoredFields } from '../../../../ui/forms/stored-fields.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { skippedTime } from '../../common/forms/skipped-time.ts';
import styles from '../../common/forms/staff-form.module.css';
import { useAddressParams } from '../../common/forms/use-address-params.ts';
import { BackLink } from '../../common/shell/back-link.tsx';
import { CheckList } from './check-list.tsx';

type NewDateFormProps = { dates: ActiveDates; menus: Menus; language: Language };

/** Creates a date as a copy of an earlier one. All choices are kept in the address. */
export function NewDateForm({ dates, menus, language }: NewDateFormProps) {
  const { t } = useTranslation();
  const [params, set] = useAddressParams();
  const earlier = datesForStaff(dates, serverNow());
  const from = earlier.find(({ dateId }) => dateId === params.get('from')) ?? earlier[0];
  if (!from) return <EmptyState title={t('베낄 날짜가 없어요. 첫 주는 파일로 올려 주세요.')} />;
  const choose = (dateId: string) => {
    for (const name of ['day', 'closes', 'area']) set(name, '');
    set('from', dateId);
  };
  return (
    <CopyForm
      key={from.dateId}
      from={from.dateId}
      source={from.date}
      earlier={earlier}
      onFrom={choose}
      {...{ dates, menus, language }}
    />
  );
}

type CopyFormProps = NewDateFormProps & {
  from: string;
  source: ActiveDate;
  earlier: ReturnType<typeof datesForStaff>;
  onFrom: (dateId: string) => void;
};

function CopyForm({ from, source, earlier, onFrom, dates, menus, language }: CopyFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params, set] = useAddressParams();
  const { busy, run } = useAction();
  const now = serverNow();
  // Part of the new id: a change sent twice adds one date.
  const [stamp] = useState(() => Math.round(now));
  const [deliveryDay, setDay] = useState(params.get('day') ?? nextDeliveryDay(source, dates, now));
  const [closes, setCloses] = useState(params.get('closes') ?? copiedCutOff(source, deliveryDay));
  const [area, setArea] = useState(
    deliveryAreas.find((one) => one === params.get('area')) ?? areaOf(source),
  );
  const putCloses = (next: string) => {
    setCloses(next);
    set('closes', next);
  };
  const putDay = (next: string) => {
    setDay(next);
    set('day', next);
    if (next) putCloses(copiedCutOff(source, next));
  };
  const date = copiedDate(source, { deliveryDay, closes, area, open: true });
  const dateId = date ? dateIdOf(date.deliveryDate, stamp) : '';
  const checks = date ? dateChecks(dateId, date, menus, dates, now) : [];
  const isReady = date !== undefined && !checks.some(preventsCreation);
  const add = async (open: boolean) => {
    const done = open ? t('날짜를 만들고 주문을 받아요') : t('날짜를 숨긴 채로 만들었어요');
    const input = { dateId, from, deliveryDay, closes, area, open };
    const result = await run(addDate, input, { seen: null, done, editing: true });
    if (result !== 'not-stored') navigate(staffPaths.date(dateId), { replace: true });
  };
  return (
    <div className={styles.screen}>
      <BackLink to={staffPaths.dates()} label={t('모든 날짜')} />
      <h2 className={styles.heading}>{t('새 날짜')}</h2>
      <StoredFields busy={busy}>
        <SelectField
          label={t('어느 날짜처럼 할까요?')}
          hint={t('메뉴 {{menus}}개와 제한 {{limits}}개를 그대로 가져와요.', {
            menus: Object.keys(source.menus).length,
            limits: Object.keys({ ...source.menuLimitForPerson, ...source.menuLimitInAll }).length,
          })}
          value={from}
          options={earlier.map(({ dateId, date: one }) => ({
            value: dateId,
            label: dayAndArea(one, language, now),
          }))}
          onChange={onFrom}
        />
        <TextField
          type="date"
          label={t('배송하는 날')}
          value={deliveryDay}
          error={isDay(deliveryDay) ? undefined : t('배송하는 날을 적어 주세요')}
          onChange={({ target }) => putDay(target.value)}
        />
        <TextField
          type="datetime-local"
          label={t('마감 시각')}
          hint={t('시드니 시간이에요. 이 시각에 저절로 마감해요.')}
          value={closes}
          error={
            isSkipped(closes)
              ? skippedTime(t)
              : isOnClock(closes)
                ? undefined
                : t('마감 시각을 적어 주세요')
          }
          onChange={({ target }) => putCloses(target.value)}
        />
        <Segmented
          label={t('지역')}
          value={area}
          options={deliveryAreas.map((value) => ({
            value,
            label: areaName(value, language),
          }))}
          onChange={(value) => {
            setArea(value);
            set('area', value);
          }}
        />
      </StoredFields>
      {date && (
        <div className={styles.group}>
          <CheckList
            checks={checks}
            prevents={preventsCreation}
            menus={menus}
            language={language}
          />
        </div>
      )}
      <div className={styles.group}>
        <Button
          variant="primary"
          fullWidth
          busy={busy}
          disabled={!isReady}
          onClick={() => void add(true)}
        >
          {t('만들고 주문 받기')}
        </Button>
        <Button fullWidth busy={busy} disabled={!isReady} onClick={() => void add(false)}>
          {t('숨긴 채로 만들기')}
        </Button>
      </div>
    </div>
  );
}
