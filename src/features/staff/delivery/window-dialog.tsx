import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliveryWindow } from '../../../domain/dates/delivery-window.ts';
import { sydneyClock } from '../../../domain/dates/sydney-time.ts';
import type { Stop } from '../../../domain/staff/delivery/delivery-run.ts';
import { atClock, isClockOn } from '../../../domain/staff/delivery/stop-windows.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { EditSheet } from '../common/forms/edit-sheet.tsx';
import { skippedTime } from '../common/forms/skipped-time.ts';
import styles from './times.module.css';

type WindowDialogProps = {
  /** Noon in Sydney on the day of delivery, epoch ms. */
  deliveryDate: number;
  stop: Stop;
  onSave: (window: DeliveryWindow) => Promise<void>;
  onClose: () => void;
};

/** Edits the delivery time of one stop. */
export function WindowDialog({ deliveryDate, stop, onSave, onClose }: WindowDialogProps) {
  const { t } = useTranslation();
  const [from, setFrom] = useState(clockOf(stop.window?.from));
  const [to, setTo] = useState(clockOf(stop.window?.to));
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const missing = (clock: string) => (tried && clock === '' ? t('시각을 적어 주세요') : undefined);
  const isSkipped = (clock: string) => clock !== '' && !isClockOn(deliveryDate, clock);
  const reversed = from !== '' && to !== '' && from >= to;
  const save = async () => {
    setTried(true);
    if (from === '' || to === '' || reversed || isSkipped(from) || isSkipped(to)) return;
    setBusy(true);
    await onSave({ from: atClock(deliveryDate, from), to: atClock(deliveryDate, to) });
    setBusy(false);
  };
  return (
    <EditSheet
      title={stop.order.customerInfo.name}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className={styles.form}>
        <TextField
          type="time"
          label={t('부터')}
          value={from}
          error={isSkipped(from) ? skippedTime(t) : missing(from)}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          type="time"
          label={t('까지')}
          value={to}
          error={
            isSkipped(to)
              ? skippedTime(t)
              : reversed
                ? t('끝나는 시간이 더 늦어야 해요')
                : missing(to)
          }
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
    </EditSheet>
  );
}

function clockOf(moment: number | undefined): string {
  return moment === undefined ? '' : sydneyClock(moment).slice(11, 16);
}
