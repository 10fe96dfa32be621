import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/device/server-clock.ts';
import { formatDay } from '../../domain/dates/format-date.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { formatMoney, formatPoints } from '../../domain/lib/money.ts';
import { creditNoteNumberText } from '../../domain/refunds/payments/credit-note.ts';
import { type CustomerRefund, isRepeated } from '../../domain/refunds/refund.ts';
import { refundStateMessage } from '../../i18n/refund-message.ts';
import { Rows } from '../../ui/layout/rows.tsx';
import styles from './history.module.css';

/** Amounts and dates of refunds, and points given back, newest first; a failed refund that was repeated is left out. */
export function RefundLines({ refunds }: { refunds: readonly CustomerRefund[] }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const now = serverNow();
  const shown = refunds.filter(
    (refund) => (refund.amount > 0 || refund.kind === 'cancellation') && !isRepeated(refund),
  );
  const money = shown.filter(({ amount }) => amount > 0);
  if (shown.length === 0) return null;
  return (
    <div className={styles.stack}>
      {money.length > 0 && (
        <Rows
          rows={money.map((refund) => ({
            id: refund.id,
            label: t('{{day}} 환불', { day: formatDay(refund.at, language, now) }),
            value: formatMoney(refund.amount),
            strong: true,
          }))}
        />
      )}
      {shown.map((refund) => (
        <p key={refund.id} className={styles.quiet}>
          {backWords(t, refund)}
          {refund.reason && ` “${refund.reason}”`}
          {refund.creditNote !== undefined &&
            ` ${t('수정 인보이스 {{number}}', { number: creditNoteNumberText(refund.creditNote) })}`}
        </p>
      ))}
    </div>
  );
}

/** What has gone back, of money and of points. */
function backWords(t: TFunction, refund: CustomerRefund): string {
  const { amount, pointsBack = 0 } = refund;
  const words = [
    amount > 0 && `${formatMoney(amount)}: ${refundStateMessage(t, refund)}`,
    pointsBack > 0 &&
      t('쓰신 포인트 {{points}}점을 돌려드렸어요.', { points: formatPoints(pointsBack) }),
  ].filter(Boolean);
  return words.join(' ') || t('돌려드릴 돈이 남아 있지 않았어요.');
}
