import { useTranslation } from 'react-i18next';
import {
  markerHeight,
  markerLabel,
  markerWidth,
  type PlanMarker,
} from '../../../domain/staff/delivery/drawn-plan.ts';
import styles from './day-plan.module.css';

/** The numbers of a marker, on the drawing and on the map. */
export function StopMark({ x, y, stops, isAbout, isDone }: Omit<PlanMarker, 'at'>) {
  const wide = markerWidth({ stops });
  return (
    <g data-about={isAbout || undefined} data-done={isDone || undefined}>
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
}

/** Legible on the way, and on Google's map, which is light in a dark shop too. */
const outlined = { paintOrder: 'stroke', stroke: 'var(--surface)', strokeWidth: 4 };

export function KitchenMark({ x, y }: { x: number; y: number }) {
  const { t } = useTranslation();
  return (
    <g className={styles.kitchen}>
      <rect x={x - 8} y={y - 8} width="16" height="16" />
      <text className={styles.number} style={outlined} x={x} y={y + 20}>
        {t('주방')}
      </text>
    </g>
  );
}
