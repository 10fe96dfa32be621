import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

type BottomBarProps = {
  /** The main action: a full-width Button whose label says what it does and what it costs. */
  children: ReactNode;
  /** One line above it, such as what is missing or the cut-off. */
  note?: ReactNode;
  /** Hidden from 1000 px on, where a side column has the same action. */
  phonesOnly?: boolean | undefined;
};

/**
 * The main action at the bottom of the screen, above the phone's home indicator. Pass it as Page's footer.
 */
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
