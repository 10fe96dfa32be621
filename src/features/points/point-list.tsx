import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/device/server-clock.ts';
import { deliveryDay } from '../../domain/dates/delivery-day.ts';
import { formatDay } from '../../domain/dates/format-date.ts';
import { type Language, languageOf } from '../../domain/lib/language.ts';
import { type Cents, formatPoints } from '../../domain/lib/money.ts';
import { type PointRow, pointHistory } from '../../domain/points/point-history.ts';
import type { Ledger } from '../../domain/points/points.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './points.module.css';

type PointListProps = {
  ledger: Ledger;
  /** Hundredths; undefined without a balance document. */
  balance: Cents | undefined;
};

/** A points ledger, newest first, with the running balance (spec §4). */
export function PointList({ ledger, balance }: PointListProps) {
  const { i18n } = useTranslation();
  const rows = useMemo(() => pointHistory(ledger, balance), [ledger, balance]);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's meaning with its markers
    <ul className={styles.list} role="list">
      {rows.map((row) => (
        <PointLine key={row.key} row={row} language={languageOf(i18n.language)} />
      ))}
    </ul>
  );
}

function PointLine({ row, language }: { row: PointRow; language: Language }) {
  const { t } = useTranslation();
  const { entry, state, byAdmin, amount, balance } = row;
  const now = serverNow();
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {state === 'used' && <Badge tone="closed">{t('사용')}</Badge>}
        {state === 'scheduled' && <Badge tone="honey">{t('적립 예정')}</Badge>}
        {state === 'completed' && <Badge tone="fresh">{addedBy(t, entry.type)}</Badge>}
        <span className={styles.quiet}>{formatDay(entry.nowTime, language, now)}</span>
        {entry.dateId && !byAdmin && (
          <span className={styles.quiet}>
            {t('{{day}} 배송', { day: deliveryDay(entry.dateId, language, now) })}
          </span>
        )}
      </span>
      <span className={styles.figures}>
        <span className={clsx(styles.amount, state === 'scheduled' && styles.scheduled)}>
          {amount < 0 ? '−' : '+'}
          {formatPoints(Math.abs(amount))}
        </span>
        {balance !== undefined && (
          <span className={styles.quiet}>
            {t('잔액 {{points}}', { points: formatPoints(balance) })}
          </span>
        )}
      </span>
    </li>
  );
}

/** Where points come from. */
function addedBy(t: TFunction, type: string): string {
  if (type === 'add-by-code') return t('코드 적립');
  return type === 'add-by-admin' ? t('가게가 드림') : t('적립');
}
