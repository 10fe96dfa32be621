import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import styles from './input.module.css';

type TextAreaProps = FieldTexts &
  Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'className' | 'aria-invalid'>;

/** A multi-line text field. Accepts `{...register('name')}` of react-hook-form. */
export function TextArea({ label, hint, error, optionalLabel, id, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel} id={id}>
      {(control) => (
        <textarea rows={3} {...area} {...control} className={clsx(styles.input, styles.area)} />
      )}
    </Field>
  );
}
