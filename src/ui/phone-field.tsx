import type { Ref } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { Field, type FieldTexts } from './field.tsx';
import styles from './input.module.css';

type PhoneFieldProps = FieldTexts & {
  /** As shown: `0412-345-678`, or a part of it while typing. */
  value: string;
  onChange: (value: string) => void;
  /** Whatever was typed or pasted → the number as shown, as far as there is any. */
  mask: (text: string) => string;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
};

/**
 * An Australian phone number in the mask ####-###-### (spec §5). Controlled, since the mask keeps its own state:
 * spread `field` of react-hook-form's Controller into it. Not the library's PatternFormat, which pads an unfinished
 * number to its full length ("0412-34 -   "), so that a check of the length would pass it.
 */
export function PhoneField({
  label,
  hint,
  error,
  optionalLabel,
  value,
  onChange,
  mask,
  ref = null,
  ...input
}: PhoneFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      {(control) => (
        <NumberFormatBase
          {...input}
          {...control}
          format={mask}
          removeFormatting={(text) => mask(text).replaceAll('-', '')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={value}
          getInputRef={ref}
          className={styles.input}
          onValueChange={({ formattedValue }, { source }) => {
            if (source === 'event') onChange(formattedValue);
          }}
        />
      )}
    </Field>
  );
}
