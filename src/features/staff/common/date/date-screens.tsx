import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useClock } from '../../../../data/device/use-clock.ts';
import { useDatesAround } from '../../../../data/staff/common/use-dates-around.ts';
import { useDeliveryRun } from '../../../../data/staff/delivery/use-delivery-run.ts';
import { isDateId } from '../../../../domain/dates/date-id.ts';
import { formatTime } from '../../../../domain/dates/format-date.ts';
import { mayView } from '../../../../domain/staff/role-dates.ts';
import { isViewRole, type ViewRole } from '../../../../domain/staff/roles.ts';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { Page } from '../../../../ui/layout/page.tsx';
import { OfflineNotice } from '../../orders/offline-notice.tsx';
import { useBoard } from '../../orders/use-board.ts';
import { useViewedDate } from '../../orders/use-viewed-date.ts';
import form from '../forms/staff-form.module.css';
import { NoSuchScreen } from '../shell/no-such-screen.tsx';
import { NotForRole } from '../shell/not-for-role.tsx';
import { useMay } from '../shell/role.ts';
import { DateRoutes, type DateScreensProps } from './date-routes.tsx';
import { UnreadableNotice } from './unreadable-notice.tsx';

/** The screens of one date, on the list or from its year; they share one reading of its orders. */
export function DateScreens(props: Omit<DateScreensProps, 'listed'>) {
  const { t } = useTranslation();
  const { role } = useMay();
  const { dateId = '' } = useParams();
  const dates = useDatesAround(props.dates, dateId);
  if (!isDateId(dateId)) {
    return (
      <Page>
        <NoSuchScreen />
      </Page>
    );
  }
  if (!dates) return <Loading label={t('날짜를 불러오고 있어요')} />;
  const shown = { ...props, dateId, dates, listed: dateId in props.dates };
  return isViewRole(role) ? <DateOfRole role={role} {...shown} /> : <LiveDate {...shown} />;
}

type OneDateProps = DateScreensProps & { dateId: string };
type RoleProps = OneDateProps & { role: ViewRole };

/** For those who may read the orders themselves. */
function LiveDate(props: OneDateProps) {
  const { dateId, staff } = props;
  const { unreadable = [], ...board } = useBoard(dateId, staff.email);
  const left = <UnreadableNotice places={unreadable} />;
  const route = useDeliveryRun(dateId);
  return <DateRoutes {...props} board={board} stored={board} route={route} age={left} />;
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
