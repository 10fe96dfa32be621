import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeliverySends } from '../../../data/staff/delivery/delivery-sends.ts';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import type { Order } from '../../../domain/order/order.ts';
import {
  areasOf,
  type DeliveryRun,
  decidedPlaces,
  type Stop,
  windowsFrom,
} from '../../../domain/staff/delivery/delivery-run.ts';
import { setDeliveryTimes, windowsOf } from '../../../domain/staff/delivery/delivery-time.ts';
import {
  parseRunTimes,
  type RunTimesForm,
  runTimesOf,
  runTimesRange,
} from '../../../domain/staff/delivery/run-times.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useAction } from '../common/changes/use-action.ts';
import { UnsavedNotice } from '../common/forms/unsaved-notice.tsx';
import { useEdit } from '../common/forms/use-edit.ts';
import { SendTimes } from './send-times.tsx';
import { StopTimes } from './stop-times.tsx';
import styles from './times.module.css';

type TimesScreenProps = {
  dateId: string;
  date: ActiveDate;
  orders: readonly BoardOrder<Order>[];
  run: DeliveryRun;
  language: Language;
};

/** Where no stop has a time yet. */
const usualTimes: RunTimesForm = { start: '13:00', minutes: '8', length: '60' };

/**
 * Sets the delivery time of each stop, computed from a start and minutes per stop or typed, and informs the
 * customers.
 */
export function TimesScreen({ dateId, date, orders, run, language }: TimesScreenProps) {
  const { t } = useTranslation();
  const { busy, run: runAction } = useAction();
  const sends = useDeliverySends(dateId);
  const [area, setArea] = useState<string>();
  const [stored, setStored] = useState(usualTimes);
  const areas = areasOf(
    orders.filter(({ cancelled }) => !cancelled).map(({ order }) => order),
    run,
  );
  const stops = areas
    .filter(({ name }) => area === undefined || name === area)
    .flatMap((one) => one.stops);
  const set = runTimesOf(stops, date.deliveryDate, stored);
  const {
    draft: typed,
    restored,
    change,
    fill,
    forget,
  } = useEdit(set, (times) => times, `delivery-times-${dateId}`);
  const { start, minutes, length } = typed;
  const form = useRef<HTMLDivElement>(null);
  const { times, wrong } = parseRunTimes(typed, date.deliveryDate);
  /** Sets the times of the chosen stops; false if they are not stored. */
  const setTimes = async (chosen: readonly Stop<Order>[]): Promise<boolean> => {
    if (!times) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return false;
    }
    const all = windowsFrom(stops, times);
    const windows = Object.fromEntries(
      chosen.flatMap(({ id }) => (all[id] ? [[id, all[id]]] : [])),
    );
    const seen = windowsOf(run.windows, Object.keys(windows));
    const done = t('{{count}}곳의 시간을 정했어요', { count: chosen.length });
    const result = await runAction(
      setDeliveryTimes,
      { dateId, windows, places: decidedPlaces(chosen, run) },
      { seen, done },
    );
    if (result !== 'stored') return false;
    setStored(typed);
    forget();
    return true;
  };
  const setMissingTimes = async () => {
    const missing = stops.filter(({ window }) => window === undefined);
    return missing.length === 0 || setTimes(missing);
  };
  const rangeError = (field: keyof typeof runTimesRange) =>
    wrong.some((one) => one === field)
      ? t('{{min}}부터 {{max}}까지 적어 주세요', runTimesRange[field])
      : undefined;
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
      {restored && <UnsavedNotice onDiscard={() => fill(set)} />}
      <div ref={form} className={styles.form}>
        <TextField
          type="time"
          label={t('첫 배송')}
          value={start}
          error={wrong.some((one) => one === 'start') ? t('시각을 적어 주세요') : undefined}
          onChange={(event) => change({ ...typed, start: event.target.value })}
        />
        <TextField
          label={t('한 곳에 (분)')}
          inputMode="numeric"
          value={minutes}
          error={rangeError('minutes')}
          onChange={(event) => change({ ...typed, minutes: event.target.value })}
        />
        <TextField
          label={t('여유 (분)')}
          inputMode="numeric"
          value={length}
          error={rangeError('length')}
          onChange={(event) => change({ ...typed, length: event.target.value })}
        />
      </div>
      <Button fullWidth busy={busy} onClick={() => void setTimes(stops)}>
        {t('{{count}}곳 시간 정하기', { count: stops.length })}
      </Button>
      <StopTimes
        dateId={dateId}
        noon={date.deliveryDate}
        stops={stops}
        sends={sends}
        language={language}
      />
      <SendTimes
        dateId={dateId}
        stops={stops}
        sends={sends}
        busy={busy}
        onPreview={setMissingTimes}
      />
    </div>
  );
}
