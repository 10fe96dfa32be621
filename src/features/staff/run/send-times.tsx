import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SendState, sendDeliveryTimes } from '../../../data/staff/delivery-sends.ts';
import { toAppError } from '../../../data/to-app-error.ts';
import type { DeliveryWindow } from '../../../domain/delivery-window.ts';
import { smsSize } from '../../../domain/sms-size.ts';
import { deliverySms, windowVersion } from '../../../domain/staff/delivery-notice.ts';
import type { Stop } from '../../../domain/staff/delivery-run.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { notify } from '../../../ui/toast.tsx';
import styles from './times.module.css';

type SendTimesProps = {
  dateId: string;
  stops: readonly Stop[];
  sends: ReadonlyMap<string, SendState>;
  /** Sets the missing times of stops; resolves to false to keep the preview closed. */
  onPreview: () => Promise<boolean>;
};

/** A placeholder for the id of a message, with the same length. */
const sampleMessage = 'xxxxxxxxxxxxxxxx';

/** Previews every SMS in its customer's language, and sends them. */
export function SendTimes({ dateId, stops, sends, onPreview }: SendTimesProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [resend, setResend] = useState(false);
  const [done, setDone] = useState<number>();
  const timed = stops.flatMap((stop) => (stop.window ? [{ ...stop, window: stop.window }] : []));
  const wanted = timed.filter((stop) => resend || !wasSent(stop, sends.get(stop.id)));
  const send = async () => {
    setDone(0);
    try {
      const asked = wanted.map(({ order, window }) => {
        return { uid: order.customerInfo.uid, orderKey: order.orderKey, window };
      });
      const results = Object.values(await sendDeliveryTimes(dateId, asked, resend, setDone));
      const failed = results.filter((result) => result === 'failed').length;
      if (failed > 0) notify.negative(t('문자 {{count}}건이 가지 않았어요', { count: failed }));
      else notify.success(t('배송 시간을 알렸어요'));
      setOpen(false);
    } catch (error) {
      notify.negative(errorMessage(t, toAppError(error).code));
    } finally {
      setDone(undefined);
    }
  };
  return (
    <>
      <Button
        variant="primary"
        fullWidth
        disabled={stops.length === 0}
        onClick={() => void onPreview().then(setOpen)}
      >
        {t('문자 미리 보고 보내기')}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        locked={done !== undefined}
        title={t('보낼 문자')}
        description={t('링크를 열면 주소와 받을 금액도 보여요.')}
        closeLabel={t('닫기')}
        footer={
          <Button
            variant="primary"
            fullWidth
            busy={done !== undefined}
            busyLabel={`${done ?? 0} / ${wanted.length}`}
            disabled={wanted.length === 0}
            onClick={() => void send()}
          >
            {t('{{count}}명에게 보내기', { count: wanted.length })}
          </Button>
        }
      >
        <Checkbox
          label={t('이미 알린 분께도 다시 보내기')}
          checked={resend}
          onChange={(event) => setResend(event.target.checked)}
        />
        <ul className={styles.previews}>
          {wanted.map(({ id, order, window }) => {
            const link = `${location.origin}/msg/${dateId}/${sampleMessage}`;
            const text = deliverySms(order, window, link);
            return (
              <li key={id}>
                <p className={styles.name}>{order.customerInfo.name}</p>
                <p className={styles.sms} lang={order.orderLang}>
                  {text}
                </p>
                <p className={styles.address}>
                  {t('문자 {{count}}건 요금', { count: smsSize(text).parts })}
                </p>
              </li>
            );
          })}
        </ul>
      </Sheet>
    </>
  );
}

function wasSent({ window }: { window: DeliveryWindow }, send: SendState | undefined): boolean {
  return send?.state === 'sent' && send.version === windowVersion(window);
}
