import { type ReactNode, type Ref, useId } from 'react';
import styles from './segmented.module.css';

type Option<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  /** Undefined until one is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** The selected radio, or the first one, so that a form library can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Disables the choice; explain why in `hint`. */
  disabled?: boolean | undefined;
  hint?: string | undefined;
};

/** A choice of two or three, all visible. Built of radio buttons, so arrow keys work. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  onBlur,
  name,
  ref,
  disabled,
  hint,
}: SegmentedProps<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={hint ? id : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              ref={option.value === value ? ref : undefined}
              type="radio"
              className={styles.radio}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span className={styles.face}>
              {option.icon}
              <span>{option.label}</span>
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
