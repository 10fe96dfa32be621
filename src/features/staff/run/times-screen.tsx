import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeRun } from '../../../data/staff/delivery-run.ts';
import { useDeliverySends } from '../../../data/staff/delivery-sends.ts';
import type { ActiveDate } from '../../../domain/dates.ts';
import type { Language } from '../../../domain/language.ts';
import type { BoardOrder } from '../../../domain/staff/board.ts';
import {
  areasOf,
  atClock,
  type DeliveryRun,
  type Stop,
  windowsFrom,
} from '../../../domain/staff/delivery-run.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useStaffChange } from '../shell/use-staff-change.ts';
import { SendTimes } from './send-times.tsx';
import { StopTimes } from './stop-times.tsx';
import styles from './times.module.css';

type TimesScreenProps = {
  dateId: string;
  date: ActiveDate;
  orders: readonly BoardOrder[];
  run: DeliveryRun;
  language: Language;
};

/**
 * Sets the delivery time of each stop, computed from a start and minutes per stop or typed, and informs the
 * customers.
 */
export function TimesScreen({ dateId, date, orders, run, language }: TimesScreenProps) {
  const { t } = useTranslation();
  const { busy, change } = useStaffChange();
  const sends = useDeliverySends(dateId);
  const [area, setArea] = useState<string>();
  const [start, setStart] = useState('13:00');
  const [minutes, setMinutes] = useState('8');
  const [length, setLength] = useState('60');
  const areas = areasOf(
    orders.filter(({ cancelled }) => !cancelled).map(({ order }) => order),
    run,
  );
  const stops = areas
    .filter(({ name }) => area === undefined || name === area)
    .flatMap((one) => one.stops);
  const right =
    /^([01]\d|2[0-3]):[0-5]\d$/.test(start) && inRange(minutes, 0, 120) && inRange(length, 10, 480);
  const setTimes = async (chosen: (stop: Stop) => boolean): Promise<boolean> => {
    const times = {
      start: atClock(date.deliveryDate, start),
      minutes: Number(minutes),
      length: Number(length),
    };
    const all = windowsFrom(stops, times);
    const windows = Object.fromEntries(
      stops.filter(chosen).flatMap(({ id }) => (all[id] ? [[id, all[id]]] : [])),
    );
    if (Object.keys(windows).length === 0) return true;
    return right && change(() => changeRun({ dateId, seen: run.revision, windows }));
  };
  if (areas.length === 0) return <EmptyState title={t('아직 주문이 없어요')} />;
  return (
    <div className={styles.page}>
      {areas.length > 1 && (
        <div className={styles.chips}>
          <Chip selected={area === undefined} onToggle={() => setArea(undefined)}>
            {t('전체')}
          </Chip>
          {areas.map(({ name }) => (
            <Chip key={name} selected={area === name} onToggle={() => setArea(name)}>
              {name || t('다른 지역')}
            </Chip>
          ))}
        </div>
      )}
      <div className={styles.form}>
        <TextField
          type="time"
          label={t('첫 배송')}
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
        <TextField
          label={t('한 곳에 (분)')}
          inputMode="numeric"
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
        <TextField
          label={t('여유 (분)')}
          inputMode="numeric"
          value={length}
          onChange={(event) => setLength(event.target.value)}
        />
      </div>
      <Button fullWidth busy={busy} disabled={!right} onClick={() => void setTimes(() => true)}>
        {t('{{count}}곳 시간 정하기', { count: stops.length })}
      </Button>
      <StopTimes
        dateId={dateId}
        noon={date.deliveryDate}
        stops={stops}
        sends={sends}
        revision={run.revision}
        language={language}
      />
      <SendTimes
        dateId={dateId}
        stops={stops}
        sends={sends}
        onPreview={() => setTimes(({ window }) => window === undefined)}
      />
    </div>
  );
}

function inRange(text: string, least: number, most: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;
}
