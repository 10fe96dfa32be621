import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonLinkProps = ButtonLook & LinkProps & { icon?: ReactNode };

/** A link that looks like a button; `to` may be a URL outside the shop, such as `tel:`. */
export function ButtonLink({
  variant,
  size,
  fullWidth,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={clsx(buttonClass({ variant, size, fullWidth }), className)}>
      <span className={styles.label}>
        {icon}
        <span>{children}</span>
      </span>
    </Link>
  );
}
