import type { ReactNode } from 'react';
import { EmptyBowl } from './empty-bowl.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  title: ReactNode;
  /** `h1` where no bar above has the screen's title. */
  heading?: 'h1' | 'h2';
  text?: ReactNode;
  picture?: ReactNode;
  /** A button for the next step, if there is one. */
  action?: ReactNode;
};

/** Says that there is nothing here, why, and what to do. */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  text,
  picture,
  action,
}: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <div className={styles.picture}>{picture ?? <EmptyBowl />}</div>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
