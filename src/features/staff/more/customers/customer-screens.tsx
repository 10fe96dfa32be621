import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useParams } from 'react-router-dom';
import { useCustomer } from '../../../../data/staff/customers/customer.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { rightsOf } from '../../../../domain/staff/customers/customer-rights.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { errorMessage } from '../../../../i18n/error-message.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { BackLink } from '../../common/shell/back-link.tsx';
import type { SharedViews } from '../../common/shell/shared-views.ts';
import { staffPart } from '../../common/shell/staff-part.tsx';
import { CustomerOverview } from './customer-overview.tsx';
import { CustomerPoints } from './customer-points.tsx';
import { CustomerReceipt } from './customer-receipt.tsx';
import styles from './customers.module.css';
import { RightsForm } from './rights-form.tsx';

const DetailsForm = staffPart(async () => (await import('./details-form.tsx')).DetailsForm);

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
      <Route path="details" element={part(<DetailsForm record={record} language={language} />)} />
      <Route
        path="rights"
        element={part(<RightsForm uid={uid} current={rightsOf(record.user)} />)}
      />
      <Route
        path="points"
        element={part(<CustomerPoints uid={uid} record={record} list={views.pointList} />)}
      />
      <Route
        path="orders/:dateId/:orderId"
        element={part(<CustomerReceipt record={record} receipt={views.receipt} />)}
      />
    </Routes>
  );
}
