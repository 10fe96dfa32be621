import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './page.module.css';

type PageProps = {
  /** An AppBar. */
  header?: ReactNode;
  /** A BottomBar. */
  footer?: ReactNode;
  width?: 'normal' | 'wide' | undefined;
  children: ReactNode;
};

/** The layout of a screen: bar at the top, content of readable width, action bar at the bottom. */
export function Page({ header, footer, width = 'normal', children }: PageProps) {
  return (
    <div className={styles.page}>
      {header}
      <main className={styles.main}>
        <div className={clsx(styles.content, width === 'wide' && styles.wide)}>{children}</div>
        {footer}
      </main>
    </div>
  );
}

/** Two columns from 1000 px on; below that `side` is hidden and a bottom bar replaces it. */
export function SplitColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div>{children}</div>
      <aside className={styles.side}>{side}</aside>
    </div>
  );
}
