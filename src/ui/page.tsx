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

/** A screen: bar above, content in a readable width with gutters, action bar in thumb's reach. */
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

/** Two columns from 1000 px on; `side` is not shown below that, where a bottom bar does its work. */
export function SplitColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div>{children}</div>
      <aside className={styles.side}>{side}</aside>
    </div>
  );
}
