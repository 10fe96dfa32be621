import type { ReactNode } from 'react';
import styles from './styleguide.module.css';

/** A section of the style guide with a title. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Components side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
