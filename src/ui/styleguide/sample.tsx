import type { ReactNode } from 'react';
import styles from './styleguide.module.css';

/** A titled part of the style guide. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Things side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
