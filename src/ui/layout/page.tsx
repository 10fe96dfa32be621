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

type SplitColumnsProps = {
  /** Whether the screen is wide; false until that is known. */
  wide: boolean;
  side: ReactNode;
  /** To be read first: above the content on phones, below `side` on wide screens, whose column has room for it. */
  note: ReactNode;
  children: ReactNode;
};

/** Two columns from 1000 px on; below that `side` is not shown and a bottom bar replaces it. */
export function SplitColumns({ wide, side, note, children }: SplitColumnsProps) {
  return (
    <div className={styles.split}>
      <div>
        {!wide && <div className={styles.phonesOnly}>{note}</div>}
        {children}
      </div>
      <aside className={styles.side}>
        {wide && (
          <>
            {side}
            {note}
          </>
        )}
      </aside>
    </div>
  );
}
