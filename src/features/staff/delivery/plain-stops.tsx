import type { ReactNode } from 'react';
import type { Stop } from '../../../domain/staff/delivery/delivery-run.ts';
import styles from './run.module.css';

type PlainStopsProps = { stops: readonly Stop[]; card: (stop: Stop) => ReactNode };

/** Stops in the order in which they are driven. */
export function PlainStops({ stops, card }: PlainStopsProps) {
  return (
    <ol className={styles.stops}>
      {stops.map((stop) => (
        <li key={stop.id} className={styles.stop}>
          {card(stop)}
        </li>
      ))}
    </ol>
  );
}
