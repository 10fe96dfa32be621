import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

/** What every field shows around its control. */
export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  /** Present means invalid. Says what to do next. */
  error?: string | undefined;
  /** Such as "(선택)"; fields without it are required. */
  optionalLabel?: string | undefined;
};

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldTexts & {
  /** An id that the caller has given to the control already. */
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, control, hint and error below, wired together for screen readers. */
export function Field({ label, hint, error, optionalLabel, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint && `${controlId}-hint`;
  const errorId = error && `${controlId}-error`;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label id={`${controlId}-label`} className={styles.label} htmlFor={controlId}>
        {label}
        {optionalLabel && <span className={styles.optional}>{optionalLabel}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
