import type { ReactNode } from 'react';
import styles from './kept-room.module.css';

/**
 * Holds a button for customers who have ordered before, which comes once their orders are known. A page of one who is known
 * to have (`markHasOrdered`) keeps its room from the first dishes or dates on, so that they stay where they are.
 */
export function KeptRoom({ children }: { children?: ReactNode }) {
  return <div className={styles.room}>{children}</div>;
}
