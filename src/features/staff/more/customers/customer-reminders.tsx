import { BellOff } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { customerConsents } from '../../../../data/documents/sources.ts';
import { formatFullDay } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Consent } from '../../../../domain/messages/consent.ts';
import { consentKinds } from '../../../../domain/messages/consent-wording.ts';
import { endConsent } from '../../../../domain/staff/customers/end-consent.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Rows } from '../../../../ui/layout/rows.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import styles from './customers.module.css';

/** What a customer has asked to be told, since when and how; staff can end it when they are asked to, and never give it. */
export function CustomerReminders({ uid, language }: { uid: string; language: Language }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const stored = useLiveDocument(useMemo(() => customerConsents(uid), [uid])).value;
  const given = consentKinds.filter((kind) => stored?.[kind]);
  if (given.length === 0) return null;
  const on = consentKinds.filter((kind) => stored?.[kind]?.on);
  const names = { opening: t('주문이 열릴 때'), closing: t('주문이 마감되기 전') };
  const state = ({ on: isOn, given: since, channel, ended = 0 }: Consent) =>
    isOn
      ? `${channel === 'email' ? t('이메일') : t('문자')} · ${t('{{day}}부터', { day: formatFullDay(since, language) })}`
      : t('{{day}}에 그만 받기로 함', { day: formatFullDay(ended, language) });
  return (
    <section className={styles.orders}>
      <h2 className={styles.heading}>{t('손님의 알림')}</h2>
      <Rows
        kind="texts"
        rows={given.map((kind) => ({
          id: kind,
          label: names[kind],
          value: stored?.[kind] && state(stored[kind]),
        }))}
      />
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
    </section>
  );
}
