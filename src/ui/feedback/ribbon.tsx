import type { ReactNode } from 'react';
import styles from './ribbon.module.css';

/** Text across the bottom of a picture ("조기 품절"); `children` is the faded picture. */
export function Ribbon({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className={styles.under}>
      {children}
      <span className={styles.ribbon}>{text}</span>
    </span>
  );
}
