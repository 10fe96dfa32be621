import { ArrowUpDown, ChevronDown, ChevronUp, Navigation } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area, Stop } from '../../../domain/staff/delivery/delivery-run.ts';
import {
  mapAddress,
  maxWaypoints,
  navigationLegs,
} from '../../../domain/staff/delivery/navigation.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { useRowsGuard } from '../../../ui/overlays/use-tap-guard.ts';
import type { DraggableStopsProps } from './draggable-stops.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { PlainStops } from './plain-stops.tsx';
import styles from './run.module.css';
import { StopList } from './stop-list.tsx';

type AreaStopsProps = {
  area: Area;
  /** Those of its stops that are listed here. */
  listed: readonly Stop[];
  /** Those that the map link leads through. */
  ahead: readonly Stop[];
  card: (stop: Stop) => ReactNode;
  busy: boolean;
  /** How its stops are dragged; undefined for those who do not change their order. */
  drag: Pick<DraggableStopsProps, 'isFixed' | 'onDrop'> | undefined;
  /** Moves all stops of the area: one place up or down, or behind another area; undefined: before all others. */
  onMoveArea:
    | {
        by: (by: -1 | 1) => void;
        others: readonly string[];
        behind: (other: string | undefined) => void;
      }
    | undefined;
};

/** Map links for phones hold fewer stops than those for computers. */
const isPhone = () => matchMedia('(pointer: coarse)').matches;

/** The stops of one area, map links through those not delivered yet, and buttons to move it. */
export function AreaStops(props: AreaStopsProps) {
  const { area, listed, ahead, card, busy, drag, onMoveArea } = props;
  const { t } = useTranslation();
  const [moving, setMoving] = useState(false);
  useRowsGuard(listed.map(({ id }) => id));
  const name = area.name || t('다른 지역');
  const legs = navigationLegs(
    ahead.map(({ order }) => mapAddress(order)),
    isPhone() ? maxWaypoints.phone : maxWaypoints.desktop,
  );
  return (
    <section className={styles.area}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {name} ({listed.length})
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
            : t('길찾기 {{leg}}: {{first}}~{{last}}번', {
                leg: index + 1,
                first: ahead[first]?.number ?? '',
                last: ahead[last]?.number ?? '',
              })}
        </ButtonLink>
      ))}
      {drag ? (
        <StopList stops={listed} {...{ card, busy }} {...drag} />
      ) : (
        <PlainStops stops={listed} card={card} />
      )}
    </section>
  );
}
