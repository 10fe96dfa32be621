import type { Ref } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { Field, type FieldTexts } from './field.tsx';
import styles from './input.module.css';

type PhoneFieldProps = FieldTexts & {
  /** The formatted number: `0412-345-678`, or the part typed so far. */
  value: string;
  onChange: (value: string) => void;
  /** Formats what was typed or pasted, as far as it contains a number. */
  mask: (text: string) => string;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
};

/**
 * A field for an Australian phone number, formatted as ####-###-### (spec §5). Controlled: spread the `field`
 * of react-hook-form's Controller into it. It does not use the library's PatternFormat, which pads an
 * incomplete number to full length ("0412-34 -   "), so that a check of the length would accept it.
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
