import { PhoneIncoming, Printer } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { markSeen } from '../../../data/staff/orders/seen-orders.ts';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { formatMoney } from '../../../domain/lib/money.ts';
import type { Menus } from '../../../domain/menus/menu.ts';
import { soldOut } from '../../../domain/staff/dates/sold-out.ts';
import { boardCounts, dishCounts, matchesFilter } from '../../../domain/staff/orders/board.ts';
import { isFound, orderSearchText } from '../../../domain/staff/orders/find-orders.ts';
import { overLimits } from '../../../domain/staff/orders/over-limit.ts';
import type { UnpaidOrder } from '../../../domain/staff/orders/unpaid-orders.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { useLimitDialog } from '../common/dish/use-limit-dialog.tsx';
import { useMay } from '../common/shell/role.ts';
import { BellLink } from './bell-link.tsx';
import styles from './board.module.css';
import { BoardFilters } from './board-filters.tsx';
import { BoardList } from './board-list.tsx';
import { DishStrip } from './dish-strip.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { OverTotalNote } from './over-total-note.tsx';
import { UnpaidList } from './unpaid-list.tsx';
import { type Board, versionsOf } from './use-board.ts';
import { useBoardFilter } from './use-board-filter.ts';
import { useMarking } from './use-marking.ts';

type BoardScreenProps = {
  dateId: string;
  date: ActiveDate | undefined;
  board: Board;
  /** Orders that wait to be paid. */
  unpaid: readonly UnpaidOrder[];
  menus: Menus;
  language: Language;
  staffName: string;
};

/** A date's orders: which are new, and which are to be packed, delivered and paid. */
export function BoardScreen(props: BoardScreenProps) {
  const { dateId, date, board, unpaid, menus, language, staffName } = props;
  const { t } = useTranslation();
  const { filter, search, setFilter, setSearch } = useBoardFilter();
  const may = useMay();
  const mark = useMarking(dateId, staffName);
  const orders = board.orders ?? none;
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => {
    const passing = orders.filter((one) => matchesFilter(filter, one));
    // Building the search texts takes a slow phone a while, so it is done only for a search.
    if (wanted.trim() === '') return passing;
    return passing.filter(({ order }) => isFound(orderSearchText(order), wanted));
  }, [orders, filter, wanted]);
  const counts = useMemo(() => boardCounts(orders), [orders]);
  const dishes = useMemo(() => dishCounts(orders), [orders]);
  const limits = date?.menuLimitForPerson ?? noLimits;
  const over = useMemo(() => overLimits(orders, limits), [orders, limits]);
  const { askLimits, limitDialog } = useLimitDialog(dateId, date);
  const mayLimit = may.run(soldOut);
  const portions = t('{{portions}}인분', { portions: counts.portions });
  const all = may.seeMoney ? `${portions} · ${formatMoney(counts.total)}` : portions;
  const sums = board.orders ? all : '';
  const markAllSeen = () => markSeen(dateId, versionsOf(orders.map(({ order }) => order)));
  return (
    <>
      <OfflineNotice since={board.offlineSince} language={language} />
      <BoardFilters
        filter={filter}
        search={search}
        counts={board.orders && counts}
        onFilter={setFilter}
        onSearch={setSearch}
        actions={
          <>
            {may.open('phone-order') && (
              <Link
                className={styles.action}
                to={staffPaths.newOrder(dateId)}
                aria-label={t('전화 주문')}
                title={t('전화 주문')}
              >
                <PhoneIncoming aria-hidden="true" />
              </Link>
            )}
            {may.open('print') && (
              <Link
                className={styles.action}
                to={staffPaths.print(dateId)}
                aria-label={t('인쇄')}
                title={t('인쇄')}
              >
                <Printer aria-hidden="true" />
              </Link>
            )}
          </>
        }
      />
      {date && mayLimit && (
        <OverTotalNote {...{ dateId, date, dishes, language }} onLimit={askLimits} />
      )}
      <div className={styles.fold}>
        {date && mayLimit ? (
          <DishStrip {...{ dateId, date, dishes, menus, language, sums }} onLimit={askLimits} />
        ) : (
          <p>{sums}</p>
        )}
        <BellLink />
      </div>
      {mayLimit && limitDialog}
      {counts.giveBack > 0 && (
        <p>{t('돌려줄 돈 {{amount}}', { amount: formatMoney(counts.giveBack) })}</p>
      )}
      {counts.changes > 0 && (
        <Button fullWidth onClick={markAllSeen}>
          {t('새 소식 {{count}}건 모두 확인했어요', { count: counts.changes })}
        </Button>
      )}
      <UnpaidList dateId={dateId} unpaid={unpaid} language={language} />
      {board.orders === undefined ? (
        <Loading label={t('주문을 불러오고 있어요')} />
      ) : shown.length === 0 ? (
        <EmptyState
          title={orders.length === 0 ? t('아직 주문이 없어요') : t('찾는 주문이 없어요')}
        />
      ) : (
        <BoardList
          dateId={dateId}
          orders={shown}
          over={over}
          view={`${filter} ${wanted}`}
          language={language}
          menus={menus}
          onMark={mark}
        />
      )}
    </>
  );
}

const none: NonNullable<Board['orders']> = [];
const noLimits: ActiveDate['menuLimitForPerson'] = {};
