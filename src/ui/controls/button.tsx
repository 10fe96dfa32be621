import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonProps = ButtonLook &
  Omit<ComponentPropsWithRef<'button'>, 'aria-busy'> & {
    /** Ignores clicks and does not submit, but keeps its focus and width. */
    busy?: boolean | undefined;
    /** The label while busy, such as "결제하고 있어요". */
    busyLabel?: string | undefined;
    icon?: ReactNode;
  };

/**
 * A button; its label says what happens ("카드로 $54.00 결제"). Not a submit button unless `type="submit"` is
 * given.
 */
export function Button({
  variant,
  size,
  fullWidth,
  busy = false,
  busyLabel,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // With `disabled` the focus would move to the top of the page, so a busy button ignores the click instead.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={clsx(buttonClass({ variant, size, fullWidth }), className)}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
    >
      <span className={clsx(styles.label, busy && styles.waiting)}>
        {icon}
        <span>{children}</span>
      </span>
      {busy && (
        <span className={styles.busy}>
          <Spinner />
          {busyLabel ? (
            <span className={styles.busyText}>{busyLabel}</span>
          ) : (
            <VisuallyHidden>{children}</VisuallyHidden>
          )}
        </span>
      )}
    </button>
  );
}
