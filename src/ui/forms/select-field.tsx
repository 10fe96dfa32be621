import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import styles from './input.module.css';

type SelectFieldProps<Value extends string> = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'children' | 'className' | 'value' | 'onChange'> & {
    options: readonly { value: Value; label: string }[];
    value: Value;
    onChange: (value: Value) => void;
  };

/** A native select. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  optionalLabel,
  id,
  options,
  onChange,
  ...select
}: SelectFieldProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel} id={id}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={clsx(styles.input, styles.select)}
          onChange={(event) => {
            const chosen = options.find(({ value }) => value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
