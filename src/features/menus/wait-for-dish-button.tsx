import { Bell } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUid } from '../../data/customer/use-session.ts';
import { useUser } from '../../data/customer/use-user.ts';
import { serverNow } from '../../data/device/server-clock.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { customerConsents, pointsLedger } from '../../data/documents/sources.ts';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import {
  stopWaiting,
  waitBy,
  waitForDish,
  waitingDocument,
} from '../../data/messages/wait-for-dish.ts';
import { isKnownCustomer } from '../../domain/customer/new-account.ts';
import { isMobile } from '../../domain/customer/phone.ts';
import { formatDay, formatTime } from '../../domain/dates/format-date.ts';
import type { Language } from '../../domain/lib/language.ts';
import { choiceOf } from '../../domain/messages/consent.ts';
import { isStoppedFor } from '../../domain/messages/reminder-number.ts';
import { currentWaitWording, waitWordings } from '../../domain/messages/wait-wording.ts';
import { mostDishes } from '../../domain/messages/waiting.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { reminderTexts } from '../../i18n/reminder-message.ts';
import { ConfirmReminderEmail, useConfirmedEmail } from '../../parts/confirm-reminder-email.tsx';
import { useTrouble } from '../../parts/use-trouble.tsx';
import { openDialog } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './menu-detail-dialog.module.css';

type WaitForDishProps = { dateId: string; menuId: string; language: Language };

const words = waitWordings[currentWaitWording];

/** Offers to be told once when a dish that is sold out is back; a visitor is asked to log in first. */
export function WaitForDish(props: WaitForDishProps) {
  const { t } = useTranslation();
  const uid = useUid();
  if (uid !== undefined) return <Wish uid={uid} {...props} />;
  return (
    <section className={styles.body}>
      <Button
        size="large"
        fullWidth
        icon={<Bell aria-hidden="true" />}
        onClick={() => openDialog({ kind: 'login' })}
      >
        {words.label[props.language]}
      </Button>
      <p className={styles.ask}>{t('먼저 로그인해 주시면 알려 드려요.')}</p>
    </section>
  );
}

function Wish({ uid, dateId, menuId, language }: WaitForDishProps & { uid: string }) {
  const { t } = useTranslation();
  const stored = useLiveDocument(useMemo(() => waitingDocument({ dateId, uid }), [dateId, uid]));
  const consents = useLiveDocument(useMemo(() => customerConsents(uid), [uid]));
  const ledger = useLiveDocument(useMemo(() => pointsLedger(uid), [uid])).value ?? {};
  const user = useUser().value;
  const phone = user?.deliveryInfo?.phone;
  const [state, setState] = useState<'idle' | 'busy' | 'full'>('idle');
  const trouble = useTrouble();
  if (stored.loading || consents.loading) return null;
  // No text reaches a phone whose texts were stopped, nor that of somebody who has never had an order.
  const mayText = user !== undefined && isKnownCustomer(user, ledger);
  const canText = mayText && isMobile(phone ?? '') && !isStoppedFor(consents.value, phone);
  const channel = isStoppedFor(consents.value, phone) ? 'email' : choiceOf(consents.value).channel;
  const entry = stored.value?.dishes[menuId];
  const waiter = { dateId, uid };
  const attempt = async (change: () => Promise<typeof state>) => {
    setState('busy');
    try {
      setState(await change());
    } catch (error) {
      trouble.report(errorMessage(t, toAppError(error).code));
      setState('idle');
    }
  };
  const ask = () =>
    attempt(async () => {
      const kind = await waitForDish(waiter, menuId, { channel, lang: language });
      return kind === 'full' ? 'full' : 'idle';
    });
  const stop = () => attempt(() => stopWaiting(waiter, menuId).then(() => 'idle' as const));
  if (entry?.state === 'told') {
    const told = entry.told ?? 0;
    const when = `${formatDay(told, language, serverNow())} ${formatTime(told, language)}`;
    return <Notice>{t('다시 판다고 {{when}}에 한 번 알려 드렸어요.', { when })}</Notice>;
  }
  const texts = reminderTexts(t);
  if (entry) {
    const stopButton = (
      <Button disabled={state === 'busy'} onClick={() => void stop()}>
        {t('그만 기다리기')}
      </Button>
    );
    if (entry.channel === 'text') {
      return (
        <>
          <Notice tone="fresh" announce action={stopButton}>
            {t('다시 팔게 되면 문자로 한 번 알려 드릴게요.')}
            {phone && ` ${texts.toPhone(phone)}`}
          </Notice>
          {trouble.help}
        </>
      );
    }
    const byText = canText && (
      <Button
        busy={state === 'busy'}
        onClick={() => void attempt(() => waitBy(waiter, menuId, 'text').then(() => 'idle'))}
      >
        {t('문자로 받기')}
      </Button>
    );
    return (
      <>
        <WaitsByEmail stopButton={stopButton} other={byText} />
        {trouble.help}
      </>
    );
  }
  return (
    <section className={styles.body}>
      <Button
        size="large"
        fullWidth
        icon={<Bell aria-hidden="true" />}
        busy={state === 'busy'}
        onClick={() => void ask()}
      >
        {words.label[language]}
      </Button>
      <p className={styles.ask}>{words.terms[language]}</p>
      {state === 'full' && (
        <Notice tone="honey" announce>
          {t('한 날짜에 메뉴 {{most}}가지까지 기다릴 수 있어요.', { most: mostDishes })}
        </Notice>
      )}
      {trouble.help}
    </section>
  );
}

/** That a customer waits: from now on, or from when their address is confirmed, with another way until then. */
function WaitsByEmail({ stopButton, other }: { stopButton: ReactNode; other: ReactNode }) {
  const { t } = useTranslation();
  const confirmed = useConfirmedEmail();
  return (
    <>
      <Notice tone="fresh" announce action={stopButton}>
        {confirmed
          ? t('다시 팔게 되면 이메일로 한 번 알려 드릴게요.')
          : t('기다리신다고 적어 두었어요.')}
      </Notice>
      {confirmed === false && (
        <>
          <ConfirmReminderEmail />
          {other}
        </>
      )}
    </>
  );
}
