import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { pointBalance, pointsLedger } from '../../data/documents/sources.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useUid } from '../../data/session.ts';
import { formatDay } from '../../domain/dates.ts';
import { deliveryDay } from '../../domain/delivery-day.ts';
import { type Language, languageOf } from '../../domain/language.ts';
import { formatPoints } from '../../domain/money.ts';
import { type PointRow, pointHistory } from '../../domain/point-history.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import styles from './points.module.css';
import { PointsBalance } from './points-balance.tsx';

/** Points earned, to be earned and used, with the balance as it ran (spec §4). */
export function PointHistoryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('포인트 내역')}
      reading
      closeLabel={t('닫기')}
      width="narrow"
    >
      <Points />
    </Sheet>
  );
}

function Points() {
  const { t, i18n } = useTranslation();
  const uid = useUid();
  const { value, loading, error } = useLiveDocument(
    useMemo(() => (uid ? pointsLedger(uid) : undefined), [uid]),
  );
  const points = useLiveDocument(useMemo(() => (uid ? pointBalance(uid) : undefined), [uid]));
  const balance = points.value?.balance;
  const rows = useMemo(() => pointHistory(value ?? {}, balance), [value, balance]);
  if (loading || points.loading)
    return <SkeletonCards label={t('포인트 내역을 불러오고 있어요')} count={3} />;
  if (error && !value) {
    return (
      <Notice tone="error" title={t('포인트 내역을 불러오지 못했어요')}>
        {errorMessage(t, error.code)}
      </Notice>
    );
  }
  if (rows.length === 0) {
    return <EmptyState title={t('아직 포인트가 없어요')} text={t('주문하시면 포인트가 쌓여요.')} />;
  }
  return (
    <>
      <p className={styles.balance}>
        <span>{t('쓸 수 있는 포인트')}</span>
        <span className={styles.figure}>
          <PointsBalance />
        </span>
      </p>
      {balance === undefined && (
        <Notice tone="honey" title={t('쓸 수 있는 포인트를 아직 확인하지 못했어요')}>
          {t('저희에게 연락해 주시면 바로 맞춰 드려요.')}
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's meaning with its markers */}
      <ul className={styles.list} role="list">
        {rows.map((row) => (
          <PointLine key={row.key} row={row} language={languageOf(i18n.language)} />
        ))}
      </ul>
      {rows.some(({ state }) => state === 'scheduled') && (
        <p className={styles.quiet}>{t('적립 예정 포인트는 확정된 뒤에 쓸 수 있어요.')}</p>
      )}
    </>
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
        {state === 'completed' && (
          <Badge tone="fresh">{byAdmin ? t('관리자 적립') : t('적립')}</Badge>
        )}
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
