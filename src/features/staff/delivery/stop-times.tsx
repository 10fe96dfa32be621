import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../data/device/use-clock.ts';
import type { SendState } from '../../../data/staff/delivery/delivery-sends.ts';
import { postalAddress } from '../../../domain/customer/delivery-info.ts';
import { type DeliveryWindow, formatWindow } from '../../../domain/dates/delivery-window.ts';
import { formatTime } from '../../../domain/dates/format-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { sendStatus } from '../../../domain/staff/delivery/delivery-notice.ts';
import type { Stop } from '../../../domain/staff/delivery/delivery-run.ts';
import { setDeliveryTimes } from '../../../domain/staff/delivery/set-delivery-times.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { AddressDoubt } from '../common/address-doubt.tsx';
import { useAction } from '../common/changes/use-action.ts';
import styles from './times.module.css';
import { WindowDialog } from './window-dialog.tsx';

type StopTimesProps = {
  dateId: string;
  /** Noon in Sydney on the day of delivery, epoch ms. */
  deliveryDate: number;
  stops: readonly Stop[];
  sends: ReadonlyMap<string, SendState>;
  language: Language;
};

/** Every stop with its time, and whether its customer was informed and has opened the message. */
export function StopTimes({ dateId, deliveryDate, stops, sends, language }: StopTimesProps) {
  const { t } = useTranslation();
  const { run } = useAction();
  const [typing, setTyping] = useState<Stop>();
  const save = async (stop: Stop, window: DeliveryWindow) => {
    const result = await run(
      setDeliveryTimes,
      { dateId, windows: { [stop.id]: window } },
      {
        // As it was when the dialog was opened.
        seen: { [stop.id]: stop.window ?? null },
        done: t('{{name}}님 배송 시간을 정했어요', { name: stop.order.customerInfo.name }),
        editing: true,
      },
    );
    if (result !== 'not-stored') setTyping(undefined);
  };
  return (
    <>
      <ol className={styles.list}>
        {stops.map((stop) => (
          <li key={stop.id} className={styles.stop}>
            <div className={styles.words}>
              <p className={styles.name}>{stop.order.customerInfo.name}</p>
              <p className={styles.address}>{postalAddress(stop.order.customerInfo)}</p>
              <AddressDoubt addressFull={stop.order.customerInfo.addressFull} />
              <SendBadge stop={stop} send={sends.get(stop.id)} language={language} />
            </div>
            <button
              type="button"
              className={styles.window}
              aria-label={t('{{name}}님 시간 적기', { name: stop.order.customerInfo.name })}
              onClick={() => setTyping(stop)}
            >
              {stop.window ? formatWindow(stop.window, language) : t('시간 적기')}
            </button>
          </li>
        ))}
      </ol>
      {typing && (
        <WindowDialog
          deliveryDate={deliveryDate}
          stop={typing}
          onClose={() => setTyping(undefined)}
          onSave={(window) => save(typing, window)}
        />
      )}
    </>
  );
}

function SendBadge({
  stop,
  send,
  language,
}: {
  stop: Stop;
  send: SendState | undefined;
  language: Language;
}) {
  const { t } = useTranslation();
  const status = useClock((now) => sendStatus(send, stop.window, now));
  switch (status) {
    case 'unsent':
      return null;
    case 'failed':
      return <Badge tone="error">{t('문자 실패')}</Badge>;
    case 'unknown':
      return <Badge tone="error">{t('갔는지 알 수 없어요')}</Badge>;
    case 'changed':
      return <Badge tone="honey">{t('알린 뒤에 시간이 바뀌었어요')}</Badge>;
    case 'opened': {
      const time = formatTime(send?.openedAt ?? 0, language);
      return <Badge tone="fresh">{t('{{time}}에 열어 봤어요', { time })}</Badge>;
    }
    case 'sent':
      return <Badge>{t('보냈어요')}</Badge>;
    case 'sending':
      return <Badge>{t('보내는 중')}</Badge>;
  }
}
