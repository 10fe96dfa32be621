import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../data/device/server-clock.ts';
import { formatDay, formatTime } from '../../../domain/dates/format-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { formatMoney } from '../../../domain/lib/money.ts';
import { creditNoteNumberText } from '../../../domain/refunds/payments/credit-note.ts';
import { type CustomerRefund, isRepeated, needsRetry } from '../../../domain/refunds/refund.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FailedRefundButtons } from './failed-refund-buttons.tsx';
import { refundKindName, refundProblemName, refundStateName } from './refund-words.ts';
import styles from './refunds.module.css';

type RefundHistoryProps = { refunds: readonly CustomerRefund[]; language: Language };

/** Earlier refunds of an order, newest first, with their status. */
export function RefundHistory({ refunds, language }: RefundHistoryProps) {
  const { t } = useTranslation();
  const now = serverNow();
  if (refunds.length === 0) return null;
  const sorted = [...refunds].sort((a, b) => b.at - a.at);
  return (
    <section>
      <h2 className={styles.heading}>{t('돌려준 내역')}</h2>
      <ul className={styles.list}>
        {sorted.map((refund) => (
          <li key={refund.id} className={styles.card}>
            <p className={styles.line}>
              <strong>{formatMoney(refund.amount)}</strong>
              <Badge tone={needsRetry(refund) ? 'error' : undefined}>
                {refundStateName(t, refund)}
              </Badge>
            </p>
            <p className={styles.quiet}>
              {formatDay(refund.at, language, now)} {formatTime(refund.at, language)} ·{' '}
              {refundKindName(t, refund)}
              {refund.creditNote !== undefined && ` · ${creditNoteNumberText(refund.creditNote)}`}
            </p>
            {refund.problem && !refund.settled && !isRepeated(refund) && (
              <p>{refundProblemName(t, refund.problem)}</p>
            )}
            {refund.reason && <p>“{refund.reason}”</p>}
            {needsRetry(refund) && <FailedRefundButtons refund={refund} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
