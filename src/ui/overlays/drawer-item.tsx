import type { ReactNode } from 'react';
import styles from './drawer.module.css';

type DrawerItemProps = {
  icon?: ReactNode;
  /** Shown at the end of the row: a countdown, a balance, "마감". */
  aside?: ReactNode;
  /** Struck through, such as a closed date. */
  disabled?: boolean | undefined;
  onSelect: () => void;
  children: ReactNode;
};

/** One row of the drawer that can be tapped. */
export function DrawerItem({ icon, aside, disabled, onSelect, children }: DrawerItemProps) {
  return (
    <button type="button" className={styles.item} disabled={disabled} onClick={onSelect}>
      {icon}
      <span className={styles.words}>
        <span className={styles.label}>{children}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </span>
    </button>
  );
}
