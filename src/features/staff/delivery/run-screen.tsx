import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../data/device/use-clock.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { changeStopOrder, routeState } from '../../../domain/staff/delivery/change-stop-order.ts';
import {
  type Area,
  addressMark,
  areasOf,
  asksForPlace,
  behindAfterDrop,
  behindAfterStep,
  type DeliveryRun,
  type Stop,
  undecidedPlaces,
} from '../../../domain/staff/delivery/delivery-run.ts';
import { progressOf } from '../../../domain/staff/delivery/progress.ts';
import { isCounted, mayRenumber } from '../../../domain/staff/delivery/stop-numbers.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { mayBeInVan } from '../../../domain/staff/orders/cancelled-stops.ts';
import { mayView } from '../../../domain/staff/role-dates.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { optionalPart } from '../../../ui/feedback/lazy-part.tsx';
import { useAction } from '../common/changes/use-action.ts';
import { Folded } from '../common/folded.tsx';
import { useMay } from '../common/shell/role.ts';
import { useMarking } from '../orders/use-marking.ts';
import { AreaStops } from './area-stops.tsx';
import { CancelledStops } from './cancelled-stops-list.tsx';
import { NextStop } from './next-stop.tsx';
import { PlainStops } from './plain-stops.tsx';
import { RenumberButton } from './renumber-button.tsx';
import styles from './run.module.css';
import { StopCard } from './stop-card.tsx';
import { SuggestButton } from './suggest-button.tsx';

const DayPlan = optionalPart(async () => (await import('./day-plan.tsx')).DayPlan);

type RunScreenProps = {
  dateId: string;
  orders: readonly BoardOrder[];
  run: DeliveryRun;
  language: Language;
  staffName: string;
};

/** Of a day on which nobody drives. */
const atHome = { next: [], last: undefined };

/**
 * The stops of a date by area, in driving order. On its day the next one stands above all others, and what is done is folded.
 */
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
  const delivered = new Map(
    live.flatMap(({ id, marks }) => (marks?.delivered ? [[id, marks.delivered]] : [])),
  );
  // On the day it leads from stop to stop; before, it is the order that is looked at.
  const isToday = useClock((now) => Number(mayView('driver', dateId, now))) === 1;
  const { next, last } = isToday ? progressOf(all, delivered, staffName) : atHome;
  const isDone = ({ id }: Stop) => delivered.has(id) && byId.get(id)?.collect === 0;
  const done = all.filter((stop) => isToday && stop !== last && isDone(stop));
  const folded = new Set(done.map(({ id }) => id));
  const isNext = (one: Stop) => next.some(({ stop }) => stop === one);
  const isListed = (stop: Stop) => !isNext(stop) && stop !== last && !done.includes(stop);
  const names = areas.map(({ name }) => name);
  const foldedAreas = new Set(
    areas.filter(({ stops }) => stops.every(({ id }) => folded.has(id))).map(({ name }) => name),
  );
  const store = (
    change: Parameters<typeof routeState>[1],
    done: string = t('배송 순서를 바꿨어요'),
  ) => {
    const input = { dateId, ...change, places: undecidedPlaces(all, run) };
    return runAction(changeStopOrder, input, { seen: routeState(run, change), done });
  };
  const moveArea = (name: string, behind: string | null) =>
    store({ move: { list: 'areas', moves: name, behind, among: names } });
  const moveStop = ({ stops }: Area, { id, order }: Stop, behind: string | null) =>
    store({
      move: { list: 'stops', moves: id, behind, among: stops.map((stop) => stop.id) },
      fits: { [id]: addressMark(order) },
    });
  const card = (stop: Stop, next = false) => {
    const area = areas.find(({ stops }) => stops.includes(stop)) ?? { name: '', stops: [stop] };
    const ids = area.stops.map(({ id }) => id);
    const { id, order } = stop;
    return (
      <StopCard
        stop={stop}
        one={byId.get(id)}
        next={next}
        language={language}
        busy={busy}
        onMark={mark}
        move={
          mayMove
            ? {
                by: (by) => void moveStop(area, stop, behindAfterStep(ids, id, by, folded)),
                first: isCounted(area.stops) ? (area.stops[0]?.place ?? 1) : undefined,
                others: area.stops.filter((one) => one !== stop),
                behind: (other) => void moveStop(area, stop, other ?? null),
                onFits: asksForPlace(stop, run)
                  ? () =>
                      void store(
                        { fits: { [id]: addressMark(order) } },
                        t('자리를 그대로 두었어요'),
                      )
                  : undefined,
              }
            : undefined
        }
      />
    );
  };
  const hasBegun = delivered.size > 0;
  const planning = mayMove && (
    <div className={styles.now}>
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
      {all.length > 2 && (
        <SuggestButton
          dateId={dateId}
          areas={areas}
          run={run}
          delivered={new Set(delivered.keys())}
        />
      )}
      {all.length > 1 && (
        <Folded title={t('배송 길 보기')}>
          {() => <DayPlan areas={areas} delivered={new Set(delivered.keys())} />}
        </Folded>
      )}
    </div>
  );
  return (
    <>
      <CancelledStops dateId={dateId} orders={gone} language={language} />
      {!hasBegun && planning}
      {next.map(({ stop, left, driver }) => (
        <NextStop
          key={driver}
          id={stop.id}
          left={left}
          driver={next.length > 1 ? driver : undefined}
        >
          {card(stop, true)}
        </NextStop>
      ))}
      {isToday && all.length > 0 && next.length === 0 && (
        <EmptyState title={t('모두 배송했어요')} />
      )}
      {last && (
        <section className={styles.now}>
          <h2 className={styles.title}>{t('방금 배송한 곳')}</h2>
          <PlainStops stops={[last]} card={(stop) => card(stop)} />
        </section>
      )}
      {hasBegun && planning}
      {mayMove && mayRenumber(all, run.numbers) && (
        <RenumberButton dateId={dateId} numbers={run.numbers ?? {}} />
      )}
      {areas.length === 0 && <EmptyState title={t('아직 주문이 없어요')} />}
      <div className={styles.areas}>
        {areas.map((area) => {
          const listed = area.stops.filter(isListed);
          if (listed.length === 0) return null;
          return (
            <AreaStops
              key={area.name}
              area={area}
              listed={listed}
              ahead={area.stops.filter(({ id }) => !delivered.has(id))}
              card={(stop) => card(stop)}
              busy={busy}
              drag={
                mayMove
                  ? {
                      isFixed: (stop) => asksForPlace(stop, run),
                      onDrop: (stop, other) => {
                        const ids = area.stops.map(({ id }) => id);
                        return moveStop(area, stop, behindAfterDrop(ids, stop.id, other.id));
                      },
                    }
                  : undefined
              }
              onMoveArea={
                mayMove && areas.length > 1
                  ? {
                      by: (by) =>
                        void moveArea(
                          area.name,
                          behindAfterStep(names, area.name, by, foldedAreas),
                        ),
                      others: names.filter((name) => name !== area.name),
                      behind: (other) => void moveArea(area.name, other ?? null),
                    }
                  : undefined
              }
            />
          );
        })}
      </div>
      {done.length > 0 && (
        <Folded title={t('{{count}}곳 배송 완료', { count: done.length })}>
          {() => <PlainStops stops={done} card={(stop) => card(stop)} />}
        </Folded>
      )}
    </>
  );
}
