import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import styles from './input.module.css';

type TextFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'children' | 'className' | 'aria-invalid'>;

/** A single-line text field. Accepts `{...register('name')}` of react-hook-form. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, optionalLabel, id, ...input } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, optionalLabel, id }}>
      {(control) => <input type="text" {...input} {...control} className={styles.input} />}
    </Field>
  );
}
