import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../data/device/use-clock.ts';
import { openAttempt } from '../../../data/staff/common/attempts.ts';
import type { SendState } from '../../../data/staff/delivery/delivery-sends.ts';
import { staffSettings } from '../../../data/staff/staff-settings.ts';
import { formatMoney } from '../../../domain/lib/money.ts';
import { smsSize } from '../../../domain/messages/sms-size.ts';
import type { Order } from '../../../domain/order/order.ts';
import { refOf } from '../../../domain/order/order-id.ts';
import { deliverySms, sendStatus } from '../../../domain/staff/delivery/delivery-notice.ts';
import type { Stop } from '../../../domain/staff/delivery/delivery-run.ts';
import { isRecipient, type TimeSent } from '../../../domain/staff/delivery/recipient.ts';
import { sendDeliveryTimes } from '../../../domain/staff/delivery/send-delivery-times.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { useAction } from '../common/changes/use-action.ts';
import styles from './times.module.css';

type SendTimesProps = {
  dateId: string;
  stops: readonly Stop<Order>[];
  sends: ReadonlyMap<string, SendState>;
  busy: boolean;
  /** The date still takes orders, which may change the times. */
  isTakingOrders: boolean;
  /** Sets the missing times of stops; resolves to false to keep the preview closed. */
  onPreview: () => Promise<boolean>;
};

/** A placeholder for the id of a message, with the same length. */
const sampleMessage = 'xxxxxxxxxxxxxxxx';

/** How often the list follows messages whose result is missing for too long, ms. */
const stepMs = 10_000;

/**
 * Previews every SMS in its customer's language, and sends them. Sending again after a lost response is the same attempt,
 * after a reload too: it goes only to those who have got nothing in it.
 */
export function SendTimes({
  dateId,
  stops,
  sends,
  busy,
  isTakingOrders,
  onPreview,
}: SendTimesProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [resendToNotified, setResendToNotified] = useState(false);
  const [toUnknown, setToUnknown] = useState(false);
  const [progress, setProgress] = useState<string>();
  const now = useClock((ms) => Math.floor(ms / stepMs)) * stepMs;
  const { run } = useAction();
  const resend = resendToNotified ? 'all' : toUnknown ? 'unknown' : 'no';
  const choice = { dateId, resend } as const;
  const attemptId = openAttempt(sendDeliveryTimes, { ...choice, stops: [] });
  const timed = stops.flatMap(({ window, ...stop }) => {
    const send = sends.get(stop.id);
    return window ? [{ ...stop, window, send, status: sendStatus(send, window, now) }] : [];
  });
  const unknown = timed.filter(
    ({ status, send }) => status === 'unknown' && send?.attemptId !== attemptId,
  ).length;
  const recipients = timed.filter(
    ({ status, send, window }) =>
      // A message whose link was opened has arrived, even if its result is missing.
      (resendToNotified || status !== 'opened') &&
      isRecipient(send, window, { resend, attemptId }, now),
  );
  const texts = recipients.map(({ id, order, window }) => {
    const link = `${location.origin}/msg/${dateId}/${sampleMessage}`;
    const text = deliverySms(order, window, link);
    return { id, order, text, parts: smsSize(text).parts };
  });
  const parts = texts.reduce((sum, text) => sum + text.parts, 0);
  const { smsPrice } = staffSettings;
  const preview = async () => {
    if (!(await onPreview())) return;
    setResendToNotified(false);
    setToUnknown(false);
    setOpen(true);
  };
  const send = async () => {
    let sent = 0;
    const show = () => setProgress(`${sent} / ${recipients.length}`);
    show();
    const stopsToSend = recipients.map(({ order, window }) => {
      const { from, to } = window;
      return { ...refOf(order), window: { from, to } };
    });
    const outcome = await run(
      sendDeliveryTimes,
      { ...choice, stops: stopsToSend },
      {
        done: report,
        onPart: (part) => {
          sent += part.stops.length;
          show();
        },
      },
    );
    setProgress(undefined);
    if (outcome) setOpen(false);
  };
  /** Says what did not go out, or may not have; or else that all did. */
  const report = (results: Record<string, TimeSent>): string | undefined => {
    const countOf = (result: TimeSent) =>
      Object.values(results).filter((one) => one === result).length;
    const failed = countOf('failed');
    const unsure = countOf('unknown');
    if (failed > 0) notify.negative(t('문자 {{count}}건이 가지 않았어요', { count: failed }));
    if (unsure > 0) notify.negative(t('문자 {{count}}건은 갔는지 알 수 없어요', { count: unsure }));
    return failed + unsure === 0 ? t('배송 시간을 알렸어요') : undefined;
  };
  return (
    <>
      <Button
        variant="primary"
        fullWidth
        busy={busy}
        disabled={stops.length === 0}
        onClick={() => void preview()}
      >
        {t('문자 미리 보고 보내기')}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        locked={progress !== undefined}
        title={t('보낼 문자')}
        description={t('링크를 열면 주소와 받을 금액도 보여요.')}
        closeLabel={t('닫기')}
        footer={
          <Button
            data-confirms=""
            variant="primary"
            fullWidth
            busy={progress !== undefined}
            busyLabel={progress ?? ''}
            disabled={recipients.length === 0}
            onClick={() => void send()}
          >
            {t('{{count}}명에게 보내기', { count: recipients.length })}
          </Button>
        }
      >
        <Checkbox
          label={t('이미 알린 분께도 다시 보내기')}
          checked={resendToNotified}
          onChange={(event) => setResendToNotified(event.target.checked)}
        />
        {unknown > 0 && (
          <Checkbox
            label={t('갔는지 알 수 없는 {{count}}명에게도 보내기', { count: unknown })}
            checked={toUnknown || resendToNotified}
            disabled={resendToNotified}
            onChange={(event) => setToUnknown(event.target.checked)}
          />
        )}
        {isTakingOrders && (
          <Notice tone="honey">
            {t('아직 주문을 받고 있어요. 마감한 뒤에 알리면 시간이 다시 바뀔 일이 적어요.')}
          </Notice>
        )}
        {texts.length > 0 && (
          <p className={styles.name}>
            {smsPrice === undefined
              ? t('모두 문자 {{count}}건 요금', { count: parts })
              : t('모두 문자 {{count}}건 요금, 약 {{price}}', {
                  count: parts,
                  price: formatMoney(Math.round(parts * smsPrice * 100)),
                })}
          </p>
        )}
        <ul className={styles.previews}>
          {texts.map(({ id, order, text, parts: ownParts }) => (
            <li key={id}>
              <p className={styles.name}>{order.customerInfo.name}</p>
              <p className={styles.sms} lang={order.orderLang}>
                {text}
              </p>
              <p className={styles.address}>{t('문자 {{count}}건 요금', { count: ownParts })}</p>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
