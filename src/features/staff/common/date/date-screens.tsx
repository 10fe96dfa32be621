import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useClock } from '../../../../data/device/use-clock.ts';
import { useDeliveryRun } from '../../../../data/staff/delivery/use-delivery-run.ts';
import { formatTime } from '../../../../domain/dates/format-date.ts';
import { mayView } from '../../../../domain/staff/role-dates.ts';
import { isViewRole, type ViewRole } from '../../../../domain/staff/roles.ts';
import { OfflineNotice } from '../../orders/offline-notice.tsx';
import { useBoard } from '../../orders/use-board.ts';
import { useViewedDate } from '../../orders/use-viewed-date.ts';
import form from '../forms/staff-form.module.css';
import { NotForRole } from '../shell/not-for-role.tsx';
import { useMay } from '../shell/role.ts';
import { DateRoutes, type DateScreensProps } from './date-routes.tsx';

/** The screens of one date; they share one reading of its orders. */
export function DateScreens(props: DateScreensProps) {
  const { role } = useMay();
  const { dateId = '' } = useParams();
  if (!isViewRole(role)) return <LiveDate dateId={dateId} {...props} />;
  return <DateOfRole role={role} dateId={dateId} {...props} />;
}

type OneDateProps = DateScreensProps & { dateId: string };
type RoleProps = OneDateProps & { role: ViewRole };

/** For those who may read the orders themselves. */
function LiveDate(props: OneDateProps) {
  const { dateId, staff } = props;
  const board = useBoard(dateId, staff.email);
  return <DateRoutes {...props} board={board} stored={board} route={useDeliveryRun(dateId)} />;
}

/** For those who are told a part of them, on some days. */
function DateOfRole(props: RoleProps) {
  const { t } = useTranslation();
  const { role, dateId } = props;
  const isOpen = useClock((now) => (mayView(role, dateId, now) ? 'open' : 'closed')) === 'open';
  if (isOpen) return <PolledDate {...props} />;
  const text =
    role === 'driver'
      ? t('배송지는 배송하는 날에만 보여요.')
      : t('지난 주의 주문은 주방에 보이지 않아요.');
  return (
    <DateRoutes {...props} board={noBoard} route={noRoute} closed={<NotForRole text={text} />} />
  );
}

const noBoard = {
  orders: undefined,
  cancelled: [],
  marksKnown: false,
  error: undefined,
  offlineSince: undefined,
};
const noRoute = { run: undefined, confirmed: false, failed: false };

function PolledDate(props: RoleProps) {
  const { t } = useTranslation();
  const { role, dateId, staff, language } = props;
  const { board, route, unpaid, at } = useViewedDate(role, dateId, staff.email);
  return (
    <DateRoutes
      {...props}
      board={{ ...board, offlineSince: undefined }}
      route={route}
      unpaidPortions={unpaid}
      age={
        <div className="no-print">
          <OfflineNotice since={board.offlineSince} language={language} />
          {at !== undefined && board.offlineSince === undefined && (
            <p className={form.quiet}>
              {t('{{time}}에 불러온 주문이에요', { time: formatTime(at, language) })}
            </p>
          )}
        </div>
      }
    />
  );
}
