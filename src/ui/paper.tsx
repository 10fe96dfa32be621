import type { ReactNode } from 'react';
import styles from './paper.module.css';

/** A slip of paper for receipts and invoices; when printed, the paper itself is enough. */
export function Paper({ children }: { children: ReactNode }) {
  return (
    <div className={styles.lifted}>
      <div className={styles.paper}>{children}</div>
    </div>
  );
}
