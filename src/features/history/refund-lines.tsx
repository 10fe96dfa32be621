import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/device/server-clock.ts';
import { formatDay } from '../../domain/dates/format-date.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { formatMoney } from '../../domain/lib/money.ts';
import { creditNoteNumberText } from '../../domain/refunds/credit-note.ts';
import type { CustomerRefund } from '../../domain/refunds/refund.ts';
import { refundStateMessage } from '../../i18n/refund-message.ts';
import { Rows } from '../../ui/layout/rows.tsx';
import styles from './history.module.css';

/** Amounts and dates of refunds, newest first; a failed refund that was repeated is left out. */
export function RefundLines({ refunds }: { refunds: readonly CustomerRefund[] }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const now = serverNow();
  const shown = refunds.filter(({ amount, retriedBy }) => amount > 0 && retriedBy === undefined);
  if (shown.length === 0) return null;
  return (
    <div className={styles.stack}>
      <Rows
        rows={shown.map((refund) => ({
          id: refund.id,
          label: t('{{day}} 환불', { day: formatDay(refund.at, language, now) }),
          value: formatMoney(refund.amount),
          strong: true,
        }))}
      />
      {shown.map((refund) => (
        <p key={refund.id} className={styles.quiet}>
          {formatMoney(refund.amount)}: {refundStateMessage(t, refund)}
          {refund.reason && ` “${refund.reason}”`}
          {refund.creditNote !== undefined &&
            ` ${t('수정 인보이스 {{number}}', { number: creditNoteNumberText(refund.creditNote) })}`}
        </p>
      ))}
    </div>
  );
}
