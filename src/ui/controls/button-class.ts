import { clsx } from 'clsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'large';

export type ButtonLook = {
  /** `primary` is for the main action of a screen; never show two at once. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
};

/** Classes that make other elements look like a button, such as a router's link. */
export function buttonClass({ variant = 'secondary', size = 'normal', fullWidth }: ButtonLook) {
  return clsx(
    styles.button,
    styles[variant],
    size === 'large' && styles.large,
    fullWidth && styles.full,
  );
}
