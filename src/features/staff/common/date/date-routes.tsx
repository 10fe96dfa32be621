import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useNavigate } from 'react-router-dom';
import type { LiveRoute } from '../../../../data/staff/delivery/use-delivery-run.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import type { StaffScreen } from '../../../../domain/staff/roles.ts';
import { loadPartPhrases } from '../../../../i18n/use-staff-phrases.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { DishesScreen } from '../../cook/dishes-screen.tsx';
import { RunScreen } from '../../delivery/run-screen.tsx';
import { TimesScreen } from '../../delivery/times-screen.tsx';
import { WithRoute } from '../../delivery/with-route.tsx';
import { NumbersScreen } from '../../more/numbers/numbers-screen.tsx';
import { BoardScreen } from '../../orders/board-screen.tsx';
import { PrintScreen } from '../../orders/print/print-screen.tsx';
import type { Board, WholeBoard } from '../../orders/use-board.ts';
import { useUnpaid } from '../../orders/use-unpaid.ts';
import { RefundScreen } from '../../refunds/refund-screen.tsx';
import { MarkProblems } from '../changes/mark-problems.tsx';
import { UnpaidPortions } from '../dish/unpaid-portions.ts';
import { NoSuchScreen } from '../shell/no-such-screen.tsx';
import { NotForRole } from '../shell/not-for-role.tsx';
import { firstScreen, useMay } from '../shell/role.ts';
import type { Staff } from '../shell/staff-gate.tsx';
import { staffPart } from '../shell/staff-part.tsx';
import { StaffShell } from '../shell/staff-shell.tsx';
import { DateBar } from './date-bar.tsx';
import { OverdueNotice } from './overdue-notice.tsx';

const MoreScreen = staffPart(async () => (await import('../../more/more-screen.tsx')).MoreScreen);
const ShoppingScreen = staffPart(
  async () => (await import('../../cook/staff-kitchen.tsx')).ShoppingScreen,
);
const OrderScreen = staffPart(
  async () => (await import('../../orders/phone-order/staff-phone-order.tsx')).OrderScreen,
);
const PayLinkScreen = staffPart(async () => {
  await loadPartPhrases('links');
  return (await import('../../orders/pay-link/staff-pay-link.tsx')).PayLinkScreen;
});
const ClosingScreen = staffPart(async () => {
  await loadPartPhrases('books');
  return (await import('../../more/books/staff-books.tsx')).ClosingScreen;
});

export type DateScreensProps = {
  staff: Staff;
  /** The listed dates, and for one that is not listed any more, those of its year. */
  dates: ActiveDates;
  /** Whether the date is listed: others are over for good, and only their orders change. */
  listed: boolean;
  menus: Menus;
  language: Language;
  openIssues: number;
};

type DateRoutesProps = DateScreensProps & {
  dateId: string;
  board: Board;
  /** The same board with all of its orders; only for those who may read them. */
  stored?: WholeBoard;
  route: LiveRoute;
  /** Those of the payment links, where these are not read. */
  unpaidPortions?: ReadonlyMap<string, number>;
  /** When the orders were like this, where they are not live. */
  age?: ReactNode;
  /** Stands for all that shows orders, where the role may see none of this date. */
  closed?: ReactNode;
};

/** The screens of one date, as far as the role may open them. */
export function DateRoutes(props: DateRoutesProps) {
  const { staff, dates, listed, menus, language, openIssues } = props;
  const { dateId, board, stored, route, unpaidPortions, age, closed } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const may = useMay();
  const only = (screen: StaffScreen, shown: ReactNode) => {
    if (!may.open(screen)) return <NotForRole />;
    return screen === 'more' ? shown : (closed ?? shown);
  };
  const { links, unpaid, portions } = useUnpaid(dateId, may.open('refund'), stored);
  const date = dates[dateId];
  const orders = board.orders;
  const live = orders?.filter(({ cancelled }) => !cancelled).length;
  const cancelled = stored?.cancelled ?? [];
  const bar = (
    <DateBar
      dateId={dateId}
      dates={dates}
      listed={listed}
      menus={menus}
      language={language}
      title={t('주문')}
      orders={live}
      onChange={(next) => navigate(firstScreen(may, next))}
    />
  );
  const loadingOrders = !board.error && <Loading label={t('주문을 불러오고 있어요')} />;
  const phoneOrder = only(
    'phone-order',
    date && (
      <OrderScreen
        {...{ dateId, date, orders: stored?.orders, cancelled, links, menus, language }}
      />
    ),
  );
  const screens = (
    <StaffShell dateId={dateId} openIssues={openIssues} header={bar}>
      {board.error && (
        <div className="no-print">
          <Notice tone="error">{t('주문을 불러오지 못했어요. 연결되면 다시 불러와요.')}</Notice>
        </div>
      )}
      {!date && <EmptyState title={t('없어진 날짜예요. 다른 날짜를 골라 주세요.')} />}
      {age}
      <MarkProblems orders={orders ?? []} staffName={staff.email} />
      <Routes>
        <Route
          index
          element={only(
            'orders',
            <>
              {date && listed && <OverdueNotice {...{ dateId, date, dates, menus, language }} />}
              <BoardScreen
                dateId={dateId}
                date={listed ? date : undefined}
                board={board}
                unpaid={unpaid}
                menus={menus}
                language={language}
                staffName={staff.email}
              />
            </>,
          )}
        />
        <Route
          path="dishes"
          element={only(
            'cook',
            date &&
              (orders ? (
                <DishesScreen
                  dateId={dateId}
                  date={date}
                  listed={listed}
                  orders={orders}
                  menus={menus}
                  language={language}
                />
              ) : (
                loadingOrders
              )),
          )}
        />
        <Route
          path="shopping"
          element={only(
            'cook',
            date && (
              <ShoppingScreen
                dateId={dateId}
                dates={dates}
                board={board}
                menus={menus}
                language={language}
                staffName={staff.email}
              />
            ),
          )}
        />
        <Route
          path="run"
          element={only(
            'delivery',
            orders ? (
              <WithRoute route={route}>
                {(run) => (
                  <RunScreen
                    dateId={dateId}
                    orders={orders}
                    run={run}
                    language={language}
                    staffName={staff.email}
                  />
                )}
              </WithRoute>
            ) : (
              loadingOrders
            ),
          )}
        />
        <Route
          path="times"
          element={only(
            'times',
            date &&
              (stored?.orders ? (
                <WithRoute route={route}>
                  {(run) => (
                    <TimesScreen
                      dateId={dateId}
                      date={date}
                      orders={stored.orders ?? []}
                      run={run}
                      language={language}
                    />
                  )}
                </WithRoute>
              ) : (
                loadingOrders
              )),
          )}
        />
        <Route
          path="print/:kind?"
          element={only(
            'print',
            <PrintScreen
              dateId={dateId}
              dates={dates}
              staffName={staff.email}
              orders={orders}
              route={route}
              menus={menus}
              language={language}
            />,
          )}
        />
        <Route path="order/:uid?/:orderId?/:add?" element={phoneOrder} />
        <Route
          path="pay/:payId"
          element={only(
            'refund',
            <PayLinkScreen {...{ dateId, date, orders: stored?.orders, links, language }} />,
          )}
        />
        <Route path="pay/:payId/change" element={phoneOrder} />
        <Route
          path="numbers"
          element={only(
            'numbers',
            <NumbersScreen dateId={dateId} listed={dates} menus={menus} language={language} />,
          )}
        />
        <Route
          path="closing"
          element={only(
            'closing',
            <ClosingScreen
              key={dateId}
              dateId={dateId}
              date={date}
              board={board}
              language={language}
            />,
          )}
        />
        <Route
          path="refund/:uid/:orderId"
          element={only(
            'refund',
            <RefundScreen
              dateId={dateId}
              orders={stored?.orders}
              cancelled={cancelled}
              menus={menus}
              language={language}
            />,
          )}
        />
        <Route
          path="more"
          element={only(
            'more',
            <MoreScreen
              dateId={dateId}
              date={date}
              orders={stored?.orders}
              cancelled={cancelled}
              language={language}
            />,
          )}
        />
        <Route path="*" element={<NoSuchScreen />} />
      </Routes>
    </StaffShell>
  );
  return <UnpaidPortions value={unpaidPortions ?? portions}>{screens}</UnpaidPortions>;
}
