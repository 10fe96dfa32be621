import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { shopConfig } from '../../../data/shop-config.ts';
import { staffSettings } from '../../../data/staff/staff-settings.ts';
import type { Area } from '../../../domain/staff/delivery/delivery-run.ts';
import { drawnPlan } from '../../../domain/staff/delivery/drawn-plan.ts';
import { kitchenAt } from '../../../domain/staff/delivery/place-of.ts';
import { numberRanges } from '../../../domain/staff/delivery/stop-numbers.ts';
import styles from './day-plan.module.css';
import type { DayMapProps } from './google-day-map.tsx';
import { KitchenMark, StopMark } from './plan-marks.tsx';

/** Only a build with a key has it. */
const DayMap = import.meta.env.VITE_GOOGLE_MAPS_KEY
  ? lazy(() =>
      import('./google-day-map.tsx').then(
        ({ GoogleDayMap }): { default: ComponentType<DayMapProps> } => ({ default: GoogleDayMap }),
        // The drawing needs no connection.
        () => ({ default: ({ drawing }: DayMapProps) => drawing }),
      ),
    )
  : undefined;

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
  const drawing = (
    <svg viewBox={`0 0 ${width} ${height}`} role="img">
      <title>{t('배송 길 그림')}</title>
      <polyline className={styles.way} points={way.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {plan.kitchen?.isInside && <KitchenMark {...plan.kitchen} />}
      {markers.map((marker) => (
        <StopMark key={marker.stops[0]?.id} {...marker} />
      ))}
    </svg>
  );
  return (
    <figure className={styles.plan}>
      {DayMap ? (
        <Suspense fallback={drawing}>
          <DayMap plan={plan} drawing={drawing} />
        </Suspense>
      ) : (
        drawing
      )}
      <figcaption>
        <p>{parts.join(', ')}</p>
        {kitchen && <p>{t('주방에서 마지막 배송지까지 약 {{km}}km', { km })}</p>}
        {plan.kitchen?.isInside === false && (
          <p>{t('바깥에서 들어오는 선은 주방에서 오는 길이에요.')}</p>
        )}
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
