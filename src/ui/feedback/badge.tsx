import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'plain' | 'fresh' | 'honey' | 'error' | 'closed';

type BadgeProps = {
  tone?: Tone | undefined;
  icon?: ReactNode;
  children: ReactNode;
};

/** A short state as text ("주문 가능", "마감"). Its colour only repeats the text. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

/**
 * The number of items in the basket or ordered; above 99 it shows 99+. Hidden from screen readers: include
 * the count in the label beside it.
 */
export function CountBadge({ count }: { count: number }) {
  return (
    <span className={styles.count} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
