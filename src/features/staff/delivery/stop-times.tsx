import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../data/device/use-clock.ts';
import { changeRun } from '../../../data/staff/delivery/delivery-run.ts';
import type { SendState } from '../../../data/staff/delivery/delivery-sends.ts';
import { type DeliveryWindow, formatWindow } from '../../../domain/dates/delivery-window.ts';
import { formatTime } from '../../../domain/dates/format-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { sameValue } from '../../../domain/lib/same-value.ts';
import { sendStatus } from '../../../domain/staff/delivery/delivery-notice.ts';
import type { Stop } from '../../../domain/staff/delivery/delivery-run.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useStaffChange } from '../common/use-staff-change.ts';
import styles from './times.module.css';
import { WindowDialog } from './window-dialog.tsx';

type StopTimesProps = {
  dateId: string;
  /** Noon in Sydney on the day of delivery, epoch ms. */
  noon: number;
  stops: readonly Stop[];
  sends: ReadonlyMap<string, SendState>;
  revision: number;
  language: Language;
};

/** The stop whose time is typed, and the revision, when the dialog was opened. */
type Typing = { stop: Stop; revision: number };

/** Every stop with its time, and whether its customer was informed and has opened the message. */
export function StopTimes({ dateId, noon, stops, sends, revision, language }: StopTimesProps) {
  const { t } = useTranslation();
  const { change } = useStaffChange();
  const [typing, setTyping] = useState<Typing>();
  const save = async ({ stop, revision: opened }: Typing, window: DeliveryWindow) => {
    const now = stops.find(({ id }) => id === stop.id);
    // A change of other stops, or this same time stored without a response, is not in the way.
    const isFree = [stop.window, window].some((one) => sameValue(now?.window, one));
    const seen = isFree ? revision : opened;
    const windows = { [stop.id]: window };
    if (await change(() => changeRun({ dateId, seen, windows }))) setTyping(undefined);
  };
  return (
    <>
      <ol className={styles.list}>
        {stops.map((stop) => (
          <li key={stop.id} className={styles.stop}>
            <div className={styles.words}>
              <p className={styles.name}>{stop.order.customerInfo.name}</p>
              <p className={styles.address}>{stop.order.customerInfo.address}</p>
              <SendBadge stop={stop} send={sends.get(stop.id)} language={language} />
            </div>
            <button
              type="button"
              className={styles.window}
              aria-label={t('{{name}}님 시간 적기', { name: stop.order.customerInfo.name })}
              onClick={() => setTyping({ stop, revision })}
            >
              {stop.window ? formatWindow(stop.window, language) : t('시간 적기')}
            </button>
          </li>
        ))}
      </ol>
      {typing && (
        <WindowDialog
          noon={noon}
          stop={typing.stop}
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
