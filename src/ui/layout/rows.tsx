import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './rows.module.css';

type Row = {
  id: string;
  label: ReactNode;
  value: ReactNode;
  strong?: boolean | undefined;
};

type RowsProps = {
  rows: readonly Row[];
  /** `figures`: value at the end of the row. `texts`: value under its label, for addresses and notes. */
  kind?: 'figures' | 'texts' | undefined;
};

/** Labels with their values. */
export function Rows({ rows, kind = 'figures' }: RowsProps) {
  return (
    <dl className={clsx(styles.rows, kind === 'texts' && styles.stacked)}>
      {rows.map((row) => (
        <div key={row.id} className={clsx(styles.row, row.strong && styles.strong)}>
          <dt>{row.label}</dt>
          <dd>
            {kind === 'figures' && <span className={styles.leader} aria-hidden="true" />}
            <span>{row.value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
