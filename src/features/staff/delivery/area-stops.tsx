import { ArrowUpDown, ChevronDown, ChevronUp, Navigation } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/lib/language.ts';
import type { Area, Stop } from '../../../domain/staff/delivery/delivery-run.ts';
import {
  mapAddress,
  maxWaypoints,
  navigationLegs,
} from '../../../domain/staff/delivery/navigation.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import type { MarkKind } from '../../../domain/staff/orders/mark-table.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { MoveSheet } from './move-sheet.tsx';
import styles from './run.module.css';
import { StopCard } from './stop-card.tsx';

type AreaStopsProps = {
  area: Area;
  byId: ReadonlyMap<string, BoardOrder>;
  language: Language;
  busy: boolean;
  onMark: (one: BoardOrder, kind: MarkKind) => void;
  /** Moves all stops of the area: one place up or down, or behind another area; undefined: before all others. */
  onMoveArea:
    | {
        by: (by: -1 | 1) => void;
        others: readonly string[];
        behind: (other: string | undefined) => void;
      }
    | undefined;
  /** Undefined for those who do not change the order of the stops. */
  moveStop:
    | {
        by: (stop: Stop, by: -1 | 1) => void;
        behind: (stop: Stop, other: string | undefined) => void;
        /** Whether it is asked if the place of a stop still fits. */
        isAsked: (stop: Stop) => boolean;
        onFits: (stop: Stop) => void;
      }
    | undefined;
};

/** Map links for phones hold fewer stops than those for computers. */
const isPhone = () => matchMedia('(pointer: coarse)').matches;

/** The stops of one area, map links through those not delivered yet, and buttons to reorder them. */
export function AreaStops(props: AreaStopsProps) {
  const { area, byId, language, busy, onMark, onMoveArea, moveStop } = props;
  const { t } = useTranslation();
  const [moving, setMoving] = useState(false);
  const name = area.name || t('다른 지역');
  const open = area.stops.filter(({ id }) => !byId.get(id)?.delivered);
  const legs = navigationLegs(
    open.map(({ order }) => mapAddress(order)),
    isPhone() ? maxWaypoints.phone : maxWaypoints.desktop,
  );
  const { number = 1 } = area.stops[0] ?? {};
  return (
    <section className={styles.area}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {name} ({area.stops.length})
        </h2>
        {onMoveArea && (
          <>
            <IconButton
              label={t('{{name}}: 자리 옮기기', { name })}
              icon={<ArrowUpDown aria-hidden="true" />}
              disabled={busy}
              onClick={() => setMoving(true)}
            />
            <IconButton
              label={t('{{name}} 위로', { name })}
              icon={<ChevronUp aria-hidden="true" />}
              disabled={busy}
              onClick={() => onMoveArea.by(-1)}
            />
            <IconButton
              label={t('{{name}} 아래로', { name })}
              icon={<ChevronDown aria-hidden="true" />}
              disabled={busy}
              onClick={() => onMoveArea.by(1)}
            />
            <MoveSheet
              open={moving}
              title={t('{{name}} 배송지를 모두 어디로 옮길까요?', { name })}
              places={onMoveArea.others.map((other) => ({
                id: other,
                label: t('{{area}} 다음', { area: other || t('다른 지역') }),
              }))}
              first={1}
              onMoveBehind={onMoveArea.behind}
              onClose={() => setMoving(false)}
            />
          </>
        )}
      </div>
      {legs.map(({ url, first, last }, index) => (
        <ButtonLink
          fullWidth
          icon={<Navigation aria-hidden="true" />}
          key={url}
          to={url}
          target="_blank"
          rel="noreferrer"
        >
          {legs.length === 1
            ? t('길찾기')
            : t('길찾기 {{leg}}: {{first}}~{{last}}번째', {
                leg: index + 1,
                first: number + first,
                last: number + last,
              })}
        </ButtonLink>
      ))}
      <ol className={styles.stops}>
        {area.stops.map((stop) => (
          <StopCard
            key={stop.id}
            stop={stop}
            one={byId.get(stop.id)}
            number={stop.number}
            language={language}
            busy={busy}
            onMark={onMark}
            move={
              moveStop && {
                by: (by) => moveStop.by(stop, by),
                first: number,
                others: area.stops.filter((one) => one !== stop),
                behind: (other) => moveStop.behind(stop, other),
                onFits: moveStop.isAsked(stop) ? () => moveStop.onFits(stop) : undefined,
              }
            }
          />
        ))}
      </ol>
    </section>
  );
}
