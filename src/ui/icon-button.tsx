import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CountBadge } from './badge.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** Read out, and shown as a tooltip by the browser. Include the count when there is one. */
  label: string;
  icon: ReactNode;
  look?: 'plain' | 'outlined' | 'alert' | undefined;
  count?: number | undefined;
};

/** A button that is only an icon. Use it where the icon is known to everybody (close, back, menu). */
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
