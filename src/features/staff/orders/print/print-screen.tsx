import { Printer } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { datedContent } from '../../../../content/dated.ts';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { postedAnnouncements } from '../../../../data/documents/sources.ts';
import type { LiveRoute } from '../../../../data/staff/delivery/use-delivery-run.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import { deliveryDay } from '../../../../domain/dates/delivery-day.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { lineTitle } from '../../../../domain/order/order.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { dishCounts } from '../../../../domain/staff/orders/dish-counts.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { SheetNumbers } from '../../../../parts/sheet-numbers.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { lazyPart } from '../../../../ui/feedback/lazy-part.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { useMay } from '../../common/shell/role.ts';
import { WithRoute } from '../../delivery/with-route.tsx';
import { LabelSheets } from './label-sheets.tsx';
import { PackingLists } from './packing-lists.tsx';
import styles from './print.module.css';
import { PrintedNote } from './printed-note.tsx';
import { RunSheet } from './run-sheet.tsx';

const ProductionSheet = lazyPart(
  async () => (await import('../../cook/staff-kitchen.tsx')).ProductionSheet,
);
const ShoppingPaper = lazyPart(
  async () => (await import('../../cook/staff-kitchen.tsx')).ShoppingPaper,
);

type PrintScreenProps = {
  dateId: string;
  dates: ActiveDates;
  staffName: string;
  /** Undefined until they are loaded. */
  orders: readonly BoardOrder[] | undefined;
  route: LiveRoute;
  menus: Menus;
  language: Language;
};

const allKinds = ['packing', 'picking', 'production', 'shopping', 'labels', 'run'] as const;
/** These have the stops, in their order. */
const withStops: readonly string[] = ['packing', 'labels', 'run'];
/** These load more than the orders. */
const withMore: readonly string[] = ['production', 'shopping'];

/**
 * The printouts of a date. Choosing one opens the browser's print dialog, as soon as the server has confirmed the
 * order of the stops where the printout has one; the choice is kept in the address.
 */
export function PrintScreen(props: PrintScreenProps) {
  const { dateId, dates, staffName, orders, route, menus, language } = props;
  const { t } = useTranslation();
  const may = useMay();
  const { kind } = useParams();
  // With phone numbers and amounts.
  const kinds = allKinds.filter((one) => one !== 'run' || may.open('delivery'));
  /** The printout that was tapped; `chosen` follows later, with the address. */
  const [wanted, setWanted] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const chosen = kinds.find((one) => one === kind);
  const live = useMemo(() => orders?.filter(({ cancelled }) => !cancelled), [orders]);
  const hasStops = chosen !== undefined && withStops.includes(chosen);
  const posted = useLiveDocument(chosen === 'packing' ? postedAnnouncements : undefined);
  const promotions = useMemo(
    () => Object.values({ ...datedContent, ...posted.value }),
    [posted.value],
  );
  const promotionsReady = chosen !== 'packing' || (!posted.loading && !posted.error);
  const moreReady = chosen === undefined || !withMore.includes(chosen) || loaded === chosen;
  const routeReady = !hasStops || (route.run !== undefined && route.confirmed && !route.failed);
  const ready =
    chosen !== undefined &&
    wanted === chosen &&
    live !== undefined &&
    routeReady &&
    promotionsReady &&
    moreReady;
  useEffect(() => {
    if (!ready) return;
    setWanted(undefined);
    window.print();
  }, [ready]);
  const labels: Record<(typeof allKinds)[number], string> = {
    packing: t('포장 목록'),
    picking: t('메뉴별 수량'),
    production: t('만들 것'),
    shopping: t('장보기'),
    labels: t('라벨'),
    run: t('배송 목록'),
  };
  const productionReady = useCallback(() => setLoaded('production'), []);
  const shoppingReady = useCallback(() => setLoaded('shopping'), []);
  const date = dates[dateId];
  const print = () => {
    setWanted(undefined);
    window.print();
  };
  const title = chosen && `${labels[chosen]} · ${deliveryDay(dateId, language, serverNow())}`;
  const note = (onPaper: boolean) =>
    chosen &&
    live &&
    routeReady && (
      <PrintedNote
        key={`${dateId} ${chosen}`}
        {...{ dateId, kind: chosen, orders: live, onPaper, language }}
        run={hasStops ? route.run : undefined}
      />
    );
  const paper = (content: ReactNode) =>
    chosen && (
      <>
        {chosen === 'labels' && note(false)}
        <div
          className={styles.paper}
          // Focusable, so that content wider than a phone can be scrolled with the keyboard.
          {...{ role: 'group', tabIndex: 0, 'aria-label': labels[chosen] }}
        >
          {chosen !== 'labels' && title && (
            <>
              <h2 className={styles.title}>{title}</h2>
              <SheetNumbers paper={title} />
              {note(true)}
            </>
          )}
          {content}
        </div>
        <div className="no-print">
          <Button fullWidth onClick={print}>
            {t('다시 인쇄하기')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <div className={`no-print ${styles.choices}`}>
        {kinds.map((one) => (
          <ButtonLink
            variant={one === chosen ? 'primary' : 'secondary'}
            icon={<Printer aria-hidden="true" />}
            key={one}
            replace
            to={staffPaths.print(dateId, one)}
            onClick={() => setWanted(one)}
          >
            {labels[one]}
          </ButtonLink>
        ))}
      </div>
      {chosen && live === undefined && <Loading label={t('주문을 불러오고 있어요')} />}
      {chosen === 'picking' && live && paper(<PickingList orders={live} language={language} />)}
      {chosen === 'production' &&
        live &&
        date &&
        paper(
          <ProductionSheet
            date={date}
            orders={live}
            menus={menus}
            language={language}
            onReady={productionReady}
          />,
        )}
      {chosen === 'shopping' &&
        live &&
        date &&
        paper(
          <ShoppingPaper
            dateId={dateId}
            dates={dates}
            orders={live}
            menus={menus}
            language={language}
            staffName={staffName}
            onReady={shoppingReady}
          />,
        )}
      {chosen && live && hasStops && (
        <WithRoute route={route}>
          {(run) => {
            const props = { orders: live, run, language };
            return (
              <>
                {!routeReady && !route.failed && (
                  <div className="no-print">
                    <Loading label={t('배송 순서가 최신인지 확인하고 있어요')} />
                  </div>
                )}
                {chosen === 'packing' && (
                  <>
                    {posted.error && (
                      <Notice tone="error">{t('홍보 문구를 불러오지 못했어요.')}</Notice>
                    )}
                    {paper(<PackingLists {...props} menus={menus} promotions={promotions} />)}
                  </>
                )}
                {chosen === 'labels' && paper(<LabelSheets {...props} menus={menus} />)}
                {chosen === 'run' && paper(<RunSheet {...props} />)}
              </>
            );
          }}
        </WithRoute>
      )}
    </>
  );
}

/** Every menu with its ordered quantity and a checkbox. */
function PickingList({ orders, language }: { orders: readonly BoardOrder[]; language: Language }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th>{t('메뉴')}</th>
          <th className={styles.number}>{t('수량')}</th>
        </tr>
      </thead>
      <tbody>
        {dishCounts(orders).map(({ menuKey, line, all }) => (
          <tr key={menuKey}>
            <td>
              <span className={styles.box} />
            </td>
            <td>{lineTitle(line, language)}</td>
            <td className={styles.number}>{all}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
