import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { type DocumentSource, useLiveDocument } from '../../../../data/documents/live-document.ts';
import { useRead } from '../../../../data/documents/use-read.ts';
import { countDocuments } from '../../../../data/staff/common/count-documents.ts';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import { type Language, languages } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import type { ConsentChannel } from '../../../../domain/messages/consent.ts';
import { type ReminderRun, runIdOf } from '../../../../domain/messages/reminder.ts';
import { reminderSms } from '../../../../domain/messages/reminder-text.ts';
import { smsSize } from '../../../../domain/messages/sms-size.ts';
import { type TellProblem, tellOpening } from '../../../../domain/staff/dates/tell-opening.ts';
import { stores } from '../../../../domain/store/document-write.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import styles from '../../common/forms/staff-form.module.css';

/** As long as the id of a customer's stop page, of which each has another. */
const sampleStop = 'x'.repeat(16);

/** Most that a part of a text costs, cents (docs/deploy.md). */
const centsPerPart = 8;

const runOf = (dateId: string): DocumentSource<ReminderRun> => ({
  path: `${stores.reminderRuns}/${runIdOf({ kind: 'opening', dateId })}`,
  parse: (data) => data as unknown as ReminderRun,
});

const countBy = (channel: ConsentChannel) =>
  countDocuments({
    collection: stores.consents,
    equal: [
      ['opening.on', { booleanValue: true }],
      ['opening.channel', { stringValue: channel }],
    ],
  });

type TellOpeningSectionProps = { dateId: string; date: ActiveDate; language: Language };

/** Offers once to tell those who asked that a date takes orders: how many at most, what it costs, and the words. */
export function TellOpeningSection({ dateId, date, language }: TellOpeningSectionProps) {
  const { t } = useTranslation();
  const run = useLiveDocument(useMemo(() => runOf(dateId), [dateId]));
  const [asking, setAsking] = useState(false);
  const told = run.value;
  if (run.loading) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{t('주문이 열렸다고 알리기')}</h3>
      {told ? (
        <p>
          {t('{{when}}에 알리기로 했어요. 밤에는 보내지 않아요.', {
            when: `${formatDay(told.startedAt, language, serverNow())} ${formatTime(told.startedAt, language)}`,
          })}
        </p>
      ) : (
        <Button fullWidth icon={<Send aria-hidden="true" />} onClick={() => setAsking(true)}>
          {t('알림을 부탁한 손님께 알리기')}
        </Button>
      )}
      {asking && !told && (
        <TellDialog dateId={dateId} date={date} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

type TellDialogProps = { dateId: string; date: ActiveDate; onClose: () => void };

function TellDialog({ dateId, date, onClose }: TellDialogProps) {
  const { t } = useTranslation();
  const { busy, problems, run } = useAction<TellProblem>();
  const asked = useRead('who asked to be told', async () => {
    const [email, text] = await Promise.all([countBy('email'), countBy('text')]);
    return { email, text };
  });
  const words = languages.map((language) => ({
    language,
    text: reminderSms({
      ...{ kind: 'opening', dateId, date, language, now: serverNow() },
      ...{ web: location.origin, stop: sampleStop },
    }),
  }));
  const parts = Math.max(...words.map(({ text }) => smsSize(text).parts));
  const told: Record<TellProblem, string> = {
    'not-open': t('이 날짜는 지금 주문을 받지 않아요.'),
    told: t('이미 알렸어요.'),
  };
  const [problem] = problems;
  const tell = async () => {
    const outcome = await run(tellOpening, { dateId }, { done: () => t('알림을 보내기 시작해요') });
    if (outcome?.kind === 'done') onClose();
  };
  const { value, failed } = asked;
  return (
    <ConfirmDialog
      open
      title={t('주문이 열렸다고 알릴까요?')}
      text={
        value
          ? [
              t('많아야 이메일 {{email}}명, 문자 {{text}}명이에요.', value),
              t('문자는 많아야 {{money}}예요.', {
                money: formatMoney(value.text * parts * centsPerPart),
              }),
              t(
                '이 날짜가 가지 않는 곳에 살거나 벌써 주문한 손님은 빼요. 날짜마다 한 번만 알릴 수 있어요.',
              ),
            ].join('\n')
          : failed
            ? t('손님 수를 불러오지 못했어요. 연결되면 다시 불러와요.')
            : t('불러오고 있어요')
      }
      confirmLabel={t('알리기')}
      cancelLabel={t('알리지 않기')}
      busy={busy}
      reading={value === undefined}
      onConfirm={() => void tell()}
      onClose={onClose}
    >
      {problem && (
        <Notice tone="error" announce>
          {told[problem]}
        </Notice>
      )}
      {words.map(({ language, text }) => (
        <p key={language} lang={language}>
          {text.replace(sampleStop, '…')}
        </p>
      ))}
    </ConfirmDialog>
  );
}
