import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CountBadge } from '../feedback/badge.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name, also shown as a tooltip. Include the count when there is one. */
  label: string;
  icon: ReactNode;
  look?: 'plain' | 'outlined' | 'alert' | undefined;
  count?: number | undefined;
};

/** A button with an icon only. Use it for icons that everybody knows (close, back, menu). */
export function IconButton({
  label,
  icon,
  look = 'plain',
  count = 0,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(styles.button, styles[look], className)}
    >
      {icon}
      {count > 0 && (
        <span className={styles.count}>
          <CountBadge count={count} />
        </span>
      )}
    </button>
  );
}
