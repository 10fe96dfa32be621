import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../data/device/use-clock.ts';
import { useDeliverySends } from '../../../data/staff/delivery/delivery-sends.ts';
import { staffSettings } from '../../../data/staff/staff-settings.ts';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import { takesOrders } from '../../../domain/dates/open-dates.ts';
import type { Language } from '../../../domain/lib/language.ts';
import type { Order } from '../../../domain/order/order.ts';
import {
  areasOf,
  type DeliveryRun,
  type Stop,
  undecidedPlaces,
} from '../../../domain/staff/delivery/delivery-run.ts';
import { driverRuns, runWindows, spanOf } from '../../../domain/staff/delivery/driver-runs.ts';
import {
  parseRunTimes,
  type RunTimesForm,
  runTimesOf,
  runTimesRange,
} from '../../../domain/staff/delivery/run-times.ts';
import { setDeliveryTimes, windowsOf } from '../../../domain/staff/delivery/set-delivery-times.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useAction } from '../common/changes/use-action.ts';
import { skippedTime } from '../common/forms/skipped-time.ts';
import { UnsavedNotice } from '../common/forms/unsaved-notice.tsx';
import { useEdit } from '../common/forms/use-edit.ts';
import { RunsSummary } from './runs-summary.tsx';
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
const usualTimes: RunTimesForm = {
  start: '13:00',
  minutes: '8',
  length: '60',
  last: staffSettings.lastDelivery,
};

/** Whether the stops of two drivers begin at the same time, as they do where two were chosen before. */
function beginsTwice([first, second]: ReturnType<typeof driverRuns>): boolean {
  const begins = first?.[0]?.window?.from;
  return begins !== undefined && begins === second?.[0]?.window?.from;
}

/**
 * Sets the delivery time of each stop, computed from a start and minutes per stop or typed, and informs the
 * customers. Times past the last delivery are not set. A stop that was delivered keeps its time.
 */
export function TimesScreen({ dateId, date, orders, run, language }: TimesScreenProps) {
  const { t } = useTranslation();
  const { busy, run: runAction } = useAction();
  const sends = useDeliverySends(dateId);
  const [area, setArea] = useState<string>();
  const [stored, setStored] = useState(usualTimes);
  const [chosenDrivers, setDrivers] = useState<'1' | '2'>();
  const isTakingOrders = useClock((now) => Number(takesOrders(dateId, date, now))) === 1;
  const areas = areasOf(
    orders.filter(({ cancelled }) => !cancelled).map(({ order }) => order),
    run,
  );
  const shown = areas.filter(({ name }) => area === undefined || name === area);
  const stops = shown.flatMap((one) => one.stops);
  const delivered = new Set(orders.flatMap((one) => (one.delivered ? [one.id] : [])));
  const ahead = shown
    .map((one) => ({ ...one, stops: one.stops.filter(({ id }) => !delivered.has(id)) }))
    .filter((one) => one.stops.length > 0);
  const drivers = chosenDrivers ?? (beginsTwice(driverRuns(ahead, 2)) ? '2' : '1');
  const runs = driverRuns(ahead, Number(drivers));
  const stopsAhead = runs.flat();
  const set = runTimesOf(stopsAhead, date.deliveryDate, stored);
  const {
    draft: typed,
    restored,
    change,
    fill,
    forget,
  } = useEdit(set, (times) => times, `delivery-times-${dateId}`);
  const { start, minutes, length, last } = typed;
  const form = useRef<HTMLDivElement>(null);
  const { times, wrong } = parseRunTimes(typed, date.deliveryDate);
  const windows = times && runWindows(runs, times);
  const span = windows && spanOf(windows);
  const isTooLate = times !== undefined && span !== undefined && span.to > times.last;
  /** A time that was set before, or typed for one stop. */
  const isStoredLate =
    times !== undefined && stopsAhead.some(({ window }) => window && window.to > times.last);
  const refuse = () => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return false;
  };
  /** Sets the times of the chosen stops; false if they are not stored. */
  const setTimes = async (chosen: readonly Stop<Order>[]): Promise<boolean> => {
    if (!windows || isTooLate) return refuse();
    const chosenWindows = Object.fromEntries(
      chosen.flatMap(({ id }) => (windows[id] ? [[id, windows[id]]] : [])),
    );
    const seen = windowsOf(run.windows, Object.keys(chosenWindows));
    const done = t('{{count}}곳의 시간을 정했어요', { count: chosen.length });
    const result = await runAction(
      setDeliveryTimes,
      { dateId, windows: chosenWindows, places: undecidedPlaces(chosen, run) },
      { seen, done },
    );
    if (result !== 'stored') return false;
    setStored(typed);
    forget();
    return true;
  };
  const setMissingTimes = async () => {
    if (!times || isStoredLate) return refuse();
    const missing = stopsAhead.filter(({ window }) => window === undefined);
    return missing.length === 0 || setTimes(missing);
  };
  const clockError = (field: 'start' | 'last') =>
    wrong.some((one) => one === field)
      ? typed[field] === ''
        ? t('시각을 적어 주세요')
        : skippedTime(t)
      : undefined;
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
          error={clockError('start')}
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
          label={t('도착 시간 폭 (분)')}
          inputMode="numeric"
          value={length}
          error={rangeError('length')}
          onChange={(event) => change({ ...typed, length: event.target.value })}
        />
        <TextField
          type="time"
          label={t('마지막 배송은 이때까지')}
          value={last}
          error={
            clockError('last') ??
            (isTooLate || isStoredLate ? t('배송이 이 시간을 넘겨요') : undefined)
          }
          onChange={(event) => change({ ...typed, last: event.target.value })}
        />
      </div>
      {ahead.length > 1 && (
        <Segmented
          label={t('기사 수')}
          options={[
            { value: '1', label: t('한 사람') },
            { value: '2', label: t('두 사람') },
          ]}
          value={drivers}
          onChange={setDrivers}
        />
      )}
      {windows && times && (
        <RunsSummary
          runs={runs}
          windows={windows}
          times={times}
          language={language}
          onMinutes={(fitting) => change({ ...typed, minutes: String(fitting) })}
        />
      )}
      {isTakingOrders && (
        <Notice tone="honey">
          {t('아직 주문을 받고 있어요. 마감한 뒤에 알리면 시간이 다시 바뀔 일이 적어요.')}
        </Notice>
      )}
      <Button
        fullWidth
        busy={busy}
        disabled={stopsAhead.length === 0 || isTooLate}
        onClick={() => void setTimes(stopsAhead)}
      >
        {t('{{count}}곳 시간 정하기', { count: stopsAhead.length })}
      </Button>
      <StopTimes
        dateId={dateId}
        deliveryDate={date.deliveryDate}
        stops={stops}
        sends={sends}
        language={language}
      />
      <SendTimes
        dateId={dateId}
        stops={stopsAhead}
        sends={sends}
        busy={busy}
        isTakingOrders={isTakingOrders}
        onPreview={setMissingTimes}
      />
    </div>
  );
}
