import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

type BottomBarProps = {
  /** The main action, a full-width Button that says what it does and what it costs. */
  children: ReactNode;
  /** One line above it: what is missing, until when. */
  note?: ReactNode;
  /** True where a side column does the same work from 1000 px on. */
  phonesOnly?: boolean | undefined;
};

/** The main action in thumb's reach, above the phone's own home bar. Goes into Page's footer. */
export function BottomBar({ children, note, phonesOnly }: BottomBarProps) {
  return (
    <div data-bottom-bar className={clsx(styles.bar, phonesOnly && styles.phonesOnly)}>
      <div className={styles.inner}>
        {note && <p className={styles.note}>{note}</p>}
        {children}
      </div>
    </div>
  );
}
