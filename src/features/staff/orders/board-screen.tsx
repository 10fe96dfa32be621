import { Bell, BellOff, CreditCard, PhoneIncoming, Printer } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../data/device/server-clock.ts';
import { useBellSettings } from '../../../data/staff/bell/bell-settings.ts';
import { markSeen } from '../../../data/staff/orders/seen-orders.ts';
import { ownLines } from '../../../domain/card/pay-link.ts';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import { formatCutOff } from '../../../domain/dates/cut-off-nearness.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { formatMoney } from '../../../domain/lib/money.ts';
import type { Menus } from '../../../domain/menus/menu.ts';
import { linesText } from '../../../domain/order/line-titles.ts';
import { kindsFor } from '../../../domain/staff/bell/bell.ts';
import { soldOut } from '../../../domain/staff/dates/sold-out.ts';
import {
  type BoardFilter,
  boardCounts,
  boardFilters,
  matchesFilter,
} from '../../../domain/staff/orders/board.ts';
import { dishCounts } from '../../../domain/staff/orders/dish-counts.ts';
import { isFound, orderSearchText } from '../../../domain/staff/orders/find-orders.ts';
import { overLimits } from '../../../domain/staff/orders/over-limit.ts';
import type { UnpaidOrder } from '../../../domain/staff/orders/unpaid-orders.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { cardClass } from '../../../ui/layout/card.tsx';
import { useLimitDialog } from '../common/dish/use-limit-dialog.tsx';
import { useAddressParams } from '../common/forms/use-address-params.ts';
import { useAddressText } from '../common/forms/use-address-text.ts';
import { useMay } from '../common/shell/role.ts';
import styles from './board.module.css';
import { BoardFilters } from './board-filters.tsx';
import { BoardList } from './board-list.tsx';
import { DishStrip } from './dish-strip.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { OverTotalNote } from './over-total-note.tsx';
import { type Board, versionsOf } from './use-board.ts';
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
  const all = may.seeMoney
    ? `${portions} · ${t('주문 합계')} ${formatMoney(counts.total)}`
    : portions;
  const sums = board.orders ? all : '';
  const markAllSeen = () => markSeen(dateId, versionsOf(orders.map(({ order }) => order)));
  return (
    <>
      <OfflineNotice since={board.offlineSince} language={language} />
      <BoardFilters
        filter={filter}
        search={search}
        found={board.orders && shown.length}
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

/** The filter of the board, kept in the address. */
function useBoardFilter() {
  const [params, set] = useAddressParams();
  const filter = boardFilters.find((one) => one === params.get('show')) ?? 'all';
  const [search, setSearch] = useAddressText('q');
  return {
    filter,
    search,
    setFilter: (next: BoardFilter) => set('show', next === 'all' ? '' : next),
    setSearch,
  };
}

/** Says whether this phone rings, and leads to where that is changed. */
function BellLink() {
  const { t } = useTranslation();
  const { role } = useMay();
  const rings = useBellSettings(({ on }) => on);
  if (kindsFor(role).length === 0) return null;
  const label = rings ? t('벨이 켜져 있어요') : t('벨이 꺼져 있어요');
  const Icon = rings ? Bell : BellOff;
  return (
    <Link className={styles.bell} to={staffPaths.bell()} aria-label={label} title={label}>
      <Icon aria-hidden="true" />
    </Link>
  );
}

type UnpaidListProps = {
  dateId: string;
  unpaid: readonly UnpaidOrder[];
  language: Language;
};

/** The orders by phone that wait to be paid by a link, apart from those that are cooked. */
function UnpaidList({ dateId, unpaid, language }: UnpaidListProps) {
  const { t } = useTranslation();
  const now = serverNow();
  if (unpaid.length === 0) return null;
  const waiting = unpaid.filter(({ state }) => state !== 'expired').length;
  return (
    <section>
      <h2 className={styles.unpaidTitle}>
        <CreditCard aria-hidden="true" />
        {waiting > 0
          ? t('결제를 기다리는 주문 {{count}}건', { count: waiting })
          : t('결제하지 않아 끝난 주문')}
      </h2>
      <ul className={styles.unpaid}>
        {unpaid.map(({ id, link, state }) => (
          <li key={id}>
            <Link
              className={cardClass({ tappable: true, quiet: state === 'expired' })}
              to={staffPaths.payLink(dateId, id)}
            >
              <p className={styles.unpaidHead}>
                <strong>{link.order.customerInfo.name}</strong>
                <span>{formatMoney(link.amount)}</span>
                {state === 'open' ? (
                  <Badge tone="honey">
                    {t('{{when}}까지 결제', { when: formatCutOff(link.until, language, now) })}
                  </Badge>
                ) : (
                  <Badge tone="closed">{t('결제 안 함 · 만들지 않음')}</Badge>
                )}
              </p>
              <p>
                {link.addsTo
                  ? t('추가: {{dishes}}', { dishes: linesText(ownLines(link), language) })
                  : linesText(Object.values(link.order.menus), language)}
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
