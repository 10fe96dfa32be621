import { useTranslation } from 'react-i18next';
import type { CustomerRecord } from '../../../../data/staff/customers/customer.ts';
import { formatPoints } from '../../../../domain/lib/money.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Rows } from '../../../../ui/layout/rows.tsx';
import type { SharedViews } from '../../common/shell/shared-views.ts';
import styles from './customers.module.css';
import { GrantForm } from './grant-form.tsx';

type CustomerPointsProps = { uid: string; record: CustomerRecord; list: SharedViews['pointList'] };

/** A customer's points: balance, ledger, and a form to grant points. */
export function CustomerPoints({ uid, record, list }: CustomerPointsProps) {
  const { t } = useTranslation();
  const { ledger, balance } = record;
  return (
    <>
      <h2 className={styles.heading}>{t('포인트')}</h2>
      <Rows
        rows={[
          {
            id: 'balance',
            label: t('남은 포인트'),
            value: formatPoints(balance ?? 0),
            strong: true,
          },
        ]}
      />
      <GrantForm uid={uid} ledger={ledger} />
      {Object.keys(ledger).length === 0 ? (
        <EmptyState title={t('아직 포인트가 없어요')} />
      ) : (
        list(ledger, balance)
      )}
    </>
  );
}
