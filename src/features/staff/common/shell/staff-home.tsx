import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useRead } from '../../../../data/documents/use-read.ts';
import { readDatesWithOrders } from '../../../../data/staff/orders/dates-with-orders.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import {
  datesAhead,
  datesForRole,
  dateToOpen,
} from '../../../../domain/staff/dates/date-to-run.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { firstScreen, useMay } from './role.ts';

type StaffHomeProps = {
  dates: ActiveDates;
  /** Puts what is shown meanwhile into the layout of a staff screen. */
  inShell: (screen: ReactNode) => ReactNode;
};

/** Opens the date to work on; without a connection, the next one. */
export function StaffHome({ dates, inShell }: StaffHomeProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { role } = may;
  const now = serverNow();
  const open = Object.fromEntries(
    datesForRole(dates, role, now).map(({ dateId, date }) => [dateId, date]),
  );
  const ahead = datesAhead(open, now);
  const { value, failed } = useRead(`which dates have orders: ${ahead}`, () =>
    readDatesWithOrders(role, ahead),
  );
  if (!value && !failed) return inShell(<Loading label={t('주문을 불러오고 있어요')} />);
  const dateId = dateToOpen(open, value ?? new Set(), now);
  if (dateId) return <Navigate replace to={firstScreen(may, dateId)} />;
  const title = role === 'driver' ? t('오늘은 배송이 없어요') : t('아직 날짜가 없어요');
  return inShell(<EmptyState title={title} />);
}
