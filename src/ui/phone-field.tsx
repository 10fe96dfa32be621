import type { Ref } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { Field, type FieldTexts } from './field.tsx';
import styles from './input.module.css';

type PhoneFieldProps = FieldTexts & {
  /** As shown: `0412-345-678`, or a part of it while typing. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
};

/** At most ten digits; `+61 412 345 678`, pasted or filled in by the phone, is the number written as 0412 345 678. */
function nationalDigits(text: string) {
  return text
    .replace(/\D/g, '')
    .replace(/^(?:00)?61(?=\d{9}$)/, '0')
    .slice(0, 10);
}

function mask(digits: string) {
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7, 10)].filter(Boolean).join('-');
}

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
          removeFormatting={nationalDigits}
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
