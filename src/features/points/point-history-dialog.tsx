import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUid } from '../../data/customer/use-session.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { pointBalance, pointsLedger } from '../../data/documents/sources.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { isInBalance } from '../../domain/points/points.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { ContactShop } from '../../parts/contact-shop.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonCards } from '../../ui/feedback/skeleton.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { PointList } from './point-list.tsx';
import styles from './points.module.css';
import { PointsBalance } from './points-balance.tsx';

/** The ledger of points earned, to be earned and used, with the running balance (spec §4). */
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
  const entries = Object.values(value ?? {});
  if (loading || points.loading)
    return <SkeletonCards label={t('포인트 내역을 불러오고 있어요')} count={3} />;
  if (error && !value) {
    return (
      <Notice
        tone="error"
        title={t('포인트 내역을 불러오지 못했어요')}
        action={<ContactShop language={languageOf(i18n.language)} />}
      >
        {errorMessage(t, error.code)}
      </Notice>
    );
  }
  if (entries.length === 0) {
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
        <Notice
          tone="honey"
          title={t('쓸 수 있는 포인트를 아직 확인하지 못했어요')}
          action={<ContactShop language={languageOf(i18n.language)} />}
        >
          {t('저희에게 연락해 주시면 바로 맞춰 드려요.')}
        </Notice>
      )}
      <PointList ledger={value ?? {}} balance={balance} />
      {entries.some((entry) => !isInBalance(entry) && entry.usedPoint === 0) && (
        <p className={styles.quiet}>{t('적립 예정 포인트는 확정된 뒤에 쓸 수 있어요.')}</p>
      )}
    </>
  );
}
