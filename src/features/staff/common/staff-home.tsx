import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { serverNow } from '../../../data/device/server-clock.ts';
import { useRead } from '../../../data/staff/common/use-read.ts';
import { readDatesWithOrders } from '../../../data/staff/orders/dates-with-orders.ts';
import type { ActiveDates } from '../../../domain/dates/active-date.ts';
import { datesAhead, datesForRole, dateToOpen } from '../../../domain/staff/dates/date-to-run.ts';
import { isViewRole } from '../../../domain/staff/roles.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { firstScreen, useMay } from './role.ts';

type StaffHomeProps = {
  dates: ActiveDates;
  /** Puts what is shown meanwhile into the layout of a staff screen. */
  inShell: (screen: ReactNode) => ReactNode;
};

/** Opens the date to work on. */
export function StaffHome(props: StaffHomeProps) {
  return isViewRole(useMay().role) ? <HomeOfRole {...props} /> : <HomeOfDates {...props} />;
}

/** For those who may not ask which dates have orders: the first one that they may see. */
function HomeOfRole({ dates, inShell }: StaffHomeProps) {
  const { t } = useTranslation();
  const may = useMay();
  const [first] = datesForRole(dates, may.role, serverNow());
  if (first) return <Navigate replace to={firstScreen(may, first.dateId)} />;
  const title = may.role === 'driver' ? t('오늘은 배송이 없어요') : t('아직 날짜가 없어요');
  return inShell(<EmptyState title={title} />);
}

/** For the others: the next one that has orders; without a connection, the next one. */
function HomeOfDates({ dates, inShell }: StaffHomeProps) {
  const { t } = useTranslation();
  const may = useMay();
  const now = serverNow();
  const ahead = datesAhead(dates, now);
  const { value, failed } = useRead(`which dates have orders: ${ahead}`, () =>
    readDatesWithOrders(ahead),
  );
  if (!value && !failed) return inShell(<Loading label={t('주문을 불러오고 있어요')} />);
  const dateId = dateToOpen(dates, value ?? new Set(), now);
  if (!dateId) return inShell(<EmptyState title={t('아직 날짜가 없어요')} />);
  return <Navigate replace to={firstScreen(may, dateId)} />;
}
