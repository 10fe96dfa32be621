import { BellOff, BellRing } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { customerConsents, reminderNumber } from '../../../../data/documents/sources.ts';
import { formatFullDay } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Consent } from '../../../../domain/messages/consent.ts';
import { consentKinds } from '../../../../domain/messages/consent-wording.ts';
import { reminderNumberOf } from '../../../../domain/messages/reminder-number.ts';
import { type AllowProblem, allowTexts } from '../../../../domain/staff/customers/allow-texts.ts';
import { endConsent } from '../../../../domain/staff/customers/end-consent.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Rows } from '../../../../ui/layout/rows.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import styles from './customers.module.css';

type CustomerRemindersProps = { uid: string; phone: string; language: Language };

/**
 * What a customer has asked to be told, since when and how; staff can end it when they are asked to, and never give it.
 * They can allow texts to a phone whose texts were stopped by their link.
 */
export function CustomerReminders({ uid, phone, language }: CustomerRemindersProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const stored = useLiveDocument(useMemo(() => customerConsents(uid), [uid])).value;
  const number = reminderNumberOf(phone);
  const stopped = useLiveDocument(
    useMemo(() => (number ? reminderNumber(number) : undefined), [number]),
  ).value?.stopped;
  const given = consentKinds.filter((kind) => stored?.[kind]);
  if (given.length === 0 && stopped === undefined) return null;
  const on = consentKinds.filter((kind) => stored?.[kind]?.on);
  const names = { opening: t('주문이 열릴 때'), closing: t('주문이 마감되기 전') };
  const state = ({ on: isOn, given: since, channel, ended = 0 }: Consent) =>
    isOn
      ? `${channel === 'email' ? t('이메일') : t('문자')} · ${t('{{day}}부터', { day: formatFullDay(since, language) })}`
      : t('{{day}}에 그만 받기로 함', { day: formatFullDay(ended, language) });
  return (
    <section className={styles.orders}>
      <h2 className={styles.heading}>{t('손님의 알림')}</h2>
      {given.length > 0 && (
        <Rows
          kind="texts"
          rows={given.map((kind) => ({
            id: kind,
            label: names[kind],
            value: stored?.[kind] && state(stored[kind]),
          }))}
        />
      )}
      {on.length > 0 && (
        <Button
          fullWidth
          icon={<BellOff aria-hidden="true" />}
          busy={busy}
          onClick={() =>
            void run(endConsent, { uid }, { seen: on, done: t('알림을 더 보내지 않아요') })
          }
        >
          {t('손님이 원해서 알림 끝내기')}
        </Button>
      )}
      {number !== undefined && stopped !== undefined && (
        <StoppedTexts {...{ uid, number, phone, stopped, language }} />
      )}
    </section>
  );
}

type StoppedTextsProps = CustomerRemindersProps & { number: string; stopped: number };

function StoppedTexts({ uid, number, phone, stopped, language }: StoppedTextsProps) {
  const { t } = useTranslation();
  const { busy, problems, run } = useAction<AllowProblem>();
  const day = formatFullDay(stopped, language);
  const allow = () =>
    void run(allowTexts, { uid, number }, { done: () => t('문자 알림을 다시 허용했어요') });
  return (
    <>
      <Notice
        tone="honey"
        title={t('{{phone}} 알림을 {{day}}에 문자에 있는 링크로 멈췄어요', { phone, day })}
        action={
          <Button icon={<BellRing aria-hidden="true" />} busy={busy} onClick={allow}>
            {t('문자 알림 다시 허용하기')}
          </Button>
        }
      >
        {t('이 번호로 전화해서 다시 받기를 원하는지 먼저 물어봐 주세요.')}
      </Notice>
      {problems.length > 0 && (
        <Notice tone="error" announce>
          {t('이 번호의 문자 알림은 멈춰 있지 않아요.')}
        </Notice>
      )}
    </>
  );
}
