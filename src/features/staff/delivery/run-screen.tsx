import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/lib/language.ts';
import { changeStopOrder, routeState } from '../../../domain/staff/delivery/change-stop-order.ts';
import {
  type Area,
  addressMark,
  areasOf,
  asksForPlace,
  behindWhich,
  type DeliveryRun,
  moved,
  type Stop,
  undecidedPlaces,
} from '../../../domain/staff/delivery/delivery-run.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { mayBeInVan } from '../../../domain/staff/orders/cancelled-stops.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useAction } from '../common/changes/use-action.ts';
import { useMay } from '../common/shell/role.ts';
import { useMarking } from '../orders/use-marking.ts';
import { AreaStops } from './area-stops.tsx';
import { CancelledStops } from './cancelled-stops-list.tsx';
import { SuggestButton } from './lazy-suggest-button.ts';
import styles from './run.module.css';

type RunScreenProps = {
  dateId: string;
  orders: readonly BoardOrder[];
  run: DeliveryRun;
  language: Language;
  staffName: string;
};

/** The stops of a date by area, in driving order. */
export function RunScreen({ dateId, orders, run, language, staffName }: RunScreenProps) {
  const { t } = useTranslation();
  const may = useMay();
  const mayMove = may.run(changeStopOrder);
  const { busy, run: runAction } = useAction();
  const mark = useMarking(dateId, staffName);
  const live = orders.filter(({ cancelled }) => !cancelled);
  // Drivers are told only of these.
  const gone = orders.filter(
    (one) =>
      one.cancelled && one.change && (!may.open('orders') || mayBeInVan(one.order, one.marks)),
  );
  const byId = new Map(live.map((one) => [one.id, one]));
  const areas = areasOf(
    live.map(({ order }) => order),
    run,
  );
  const all = areas.flatMap(({ stops }) => stops);
  const names = areas.map(({ name }) => name);
  const store = (
    change: Parameters<typeof routeState>[1],
    done: string = t('배송 순서를 바꿨어요'),
  ) => {
    const input = { dateId, ...change, places: undecidedPlaces(all, run) };
    void runAction(changeStopOrder, input, { seen: routeState(run, change), done });
  };
  const moveArea = (name: string, behind: string | null) =>
    store({ move: { list: 'areas', moves: name, behind, among: names } });
  const moveStop = ({ stops }: Area, { id, order }: Stop, behind: string | null) =>
    store({
      move: { list: 'stops', moves: id, behind, among: stops.map((stop) => stop.id) },
      fits: { [id]: addressMark(order) },
    });
  return (
    <>
      {may.open('times') && (
        <ButtonLink
          variant="primary"
          fullWidth
          icon={<Clock aria-hidden="true" />}
          to={staffPaths.times(dateId)}
        >
          {t('배송 시간 정하고 알리기')}
        </ButtonLink>
      )}
      {mayMove && all.length > 2 && (
        <SuggestButton
          dateId={dateId}
          areas={areas}
          run={run}
          delivered={new Set(live.flatMap((one) => (one.delivered ? [one.id] : [])))}
        />
      )}
      <CancelledStops dateId={dateId} orders={gone} language={language} />
      {areas.length === 0 && <EmptyState title={t('아직 주문이 없어요')} />}
      <div className={styles.areas}>
        {areas.map((area, index) => (
          <AreaStops
            key={area.name}
            area={area}
            byId={byId}
            language={language}
            busy={busy}
            onMark={mark}
            onMoveArea={
              mayMove && areas.length > 1
                ? {
                    by: (by) =>
                      moveArea(area.name, behindWhich(moved(names, index, by), area.name)),
                    others: names.filter((name) => name !== area.name),
                    behind: (other) => moveArea(area.name, other ?? null),
                  }
                : undefined
            }
            moveStop={
              mayMove
                ? {
                    by: (stop, by) => {
                      const ids = area.stops.map(({ id }) => id);
                      moveStop(
                        area,
                        stop,
                        behindWhich(moved(ids, ids.indexOf(stop.id), by), stop.id),
                      );
                    },
                    behind: (stop, other) => moveStop(area, stop, other ?? null),
                    isAsked: (stop) => asksForPlace(stop, run),
                    onFits: ({ id, order }) =>
                      store({ fits: { [id]: addressMark(order) } }, t('자리를 그대로 두었어요')),
                  }
                : undefined
            }
          />
        ))}
      </div>
    </>
  );
}
