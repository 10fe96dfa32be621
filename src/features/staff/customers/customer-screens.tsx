import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useParams } from 'react-router-dom';
import { useCustomer } from '../../../data/staff/customer.ts';
import type { Language } from '../../../domain/language.ts';
import { rightsOf } from '../../../domain/staff/customer-plan.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Loading } from '../../../ui/spinner.tsx';
import { BackLink } from '../shared/back-link.tsx';
import type { SharedViews } from '../shell/shared-views.ts';
import { CustomerOverview } from './customer-overview.tsx';
import { CustomerPoints } from './customer-points.tsx';
import { CustomerReceipt } from './customer-receipt.tsx';
import styles from './customers.module.css';
import { RightsForm } from './rights-form.tsx';

/** All screens about one customer: overview, orders, receipts, points, rights. */
export function CustomerScreens({ language, views }: { language: Language; views: SharedViews }) {
  const { t } = useTranslation();
  const { uid = '' } = useParams();
  const { record, loading, error } = useCustomer(uid);
  if (!record) {
    return (
      <div className={styles.screen}>
        <BackLink to={staffPaths.customers()} label={t('손님 찾기')} />
        {error ? (
          <Notice tone="error" title={t('손님을 불러오지 못했어요')}>
            {errorMessage(t, error.code)}
          </Notice>
        ) : loading ? (
          <Loading label={t('손님을 불러오고 있어요')} />
        ) : (
          <EmptyState title={t('없어진 손님이에요.')} />
        )}
      </div>
    );
  }
  const part = (screen: ReactNode) => (
    <div className={styles.screen}>
      <BackLink to={staffPaths.customer(uid)} label={record.user.name} />
      {screen}
    </div>
  );
  return (
    <Routes>
      <Route
        index
        element={
          <div className={styles.screen}>
            <BackLink to={staffPaths.customers()} label={t('손님 찾기')} />
            <CustomerOverview record={record} language={language} />
          </div>
        }
      />
      <Route
        path="rights"
        element={part(<RightsForm uid={uid} current={rightsOf(record.user)} />)}
      />
      <Route
        path="points"
        element={part(<CustomerPoints uid={uid} record={record} list={views.pointList} />)}
      />
      <Route
        path="orders/:dateId/:orderKey"
        element={part(<CustomerReceipt orders={record.orders} receipt={views.receipt} />)}
      />
    </Routes>
  );
}
