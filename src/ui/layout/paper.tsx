import type { ReactNode } from 'react';
import styles from './paper.module.css';

/** A paper-like surface for receipts and invoices; without decoration when printed. */
export function Paper({ children }: { children: ReactNode }) {
  return (
    <div className={styles.lifted}>
      <div className={styles.paper}>{children}</div>
    </div>
  );
}
