import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'plain' | 'fresh' | 'honey' | 'error' | 'closed';

type BadgeProps = {
  tone?: Tone | undefined;
  icon?: ReactNode;
  children: ReactNode;
};

/** A short state in words ("주문 가능", "마감"). Its colour only repeats what the words say. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

/** How many are in the basket or ordered; above 99 it says 99+. Not read out: name the count in the label beside it. */
export function CountBadge({ count }: { count: number }) {
  return (
    <span className={styles.count} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
