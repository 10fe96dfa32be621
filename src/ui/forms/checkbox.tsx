import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { FieldError } from './field-error.tsx';

type CheckboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'children' | 'className' | 'aria-invalid'
> & {
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A native checkbox whose whole row can be tapped. Accepts `{...register('name')}` of react-hook-form. */
export function Checkbox({ label, hint, error, disabled, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className={clsx(styles.row, disabled && styles.disabled)}>
        <input
          {...input}
          type="checkbox"
          disabled={disabled}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <Check className={styles.tick} strokeWidth={3.5} aria-hidden="true" />
        <span className={styles.words}>
          {label}
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
