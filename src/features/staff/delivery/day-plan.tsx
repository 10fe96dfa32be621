import { useTranslation } from 'react-i18next';
import { shopConfig } from '../../../data/shop-config.ts';
import { staffSettings } from '../../../data/staff/staff-settings.ts';
import type { Area } from '../../../domain/staff/delivery/delivery-run.ts';
import {
  drawnPlan,
  markerHeight,
  markerLabel,
  markerWidth,
} from '../../../domain/staff/delivery/drawn-plan.ts';
import { kitchenAt } from '../../../domain/staff/delivery/place-of.ts';
import { numberRanges } from '../../../domain/staff/delivery/stop-numbers.ts';
import styles from './day-plan.module.css';

type DayPlanProps = {
  areas: readonly Area[];
  /** Ids of the orders that were delivered. */
  delivered: ReadonlySet<string>;
};

/** The day's stops as they lie, numbered, with the way between them; the words below say the same as the drawing. */
export function DayPlan({ areas, delivered }: DayPlanProps) {
  const { t } = useTranslation();
  const kitchen = kitchenAt(staffSettings.kitchen, shopConfig.address);
  const plan = drawnPlan(
    areas.flatMap(({ stops }) => stops),
    delivered,
    kitchen,
  );
  if (!plan) return <p>{t('배송지의 위치를 하나도 몰라 그리지 못해요.')}</p>;
  const { width, height, way, markers, unplaced, km } = plan;
  const parts = areas.map(({ name, stops }) =>
    t('{{area}} {{numbers}}번', {
      area: name || t('다른 지역'),
      numbers: numberRanges(stops.map(({ number }) => number)),
    }),
  );
  return (
    <figure className={styles.plan}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img">
        <title>{t('배송 길 그림')}</title>
        <polyline className={styles.way} points={way.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {plan.kitchen && (
          <g className={styles.kitchen}>
            <rect x={plan.kitchen.x - 8} y={plan.kitchen.y - 8} width="16" height="16" />
            <text className={styles.number} x={plan.kitchen.x} y={plan.kitchen.y + 20}>
              {t('주방')}
            </text>
          </g>
        )}
        {markers.map(({ x, y, stops, isAbout, isDone }) => {
          const wide = markerWidth({ stops });
          return (
            <g key={stops[0]?.id} data-about={isAbout || undefined} data-done={isDone || undefined}>
              <rect
                className={styles.marker}
                x={x - wide / 2}
                y={y - markerHeight / 2}
                width={wide}
                height={markerHeight}
                rx={markerHeight / 2}
              />
              <text className={styles.number} x={x} y={y}>
                {markerLabel(stops)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        <p>{parts.join(', ')}</p>
        {kitchen && <p>{t('주방에서 마지막 배송지까지 약 {{km}}km', { km })}</p>}
        {markers.some(({ isAbout }) => isAbout) && (
          <p>{t('점선으로 그린 곳은 위치를 몰라 우편번호 한가운데에 두었어요.')}</p>
        )}
        {unplaced.length > 0 && (
          <p>
            {t('위치를 몰라 그리지 못한 곳: {{numbers}}번', {
              numbers: numberRanges(unplaced.map(({ number }) => number)),
            })}
          </p>
        )}
      </figcaption>
    </figure>
  );
}
